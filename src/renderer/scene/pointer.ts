import type { Camera } from "three";
import { Vector3 } from "three";
import type { DieId } from "../../shared/dice/kinds";
import type { TableActions, TableScreen, Target } from "../app/turn";
import { flickOf, type HandSample } from "./flick";
import { TRAY_FLOOR } from "./layout";
import { onTray, pick, pointAt, rayThrough, vineUnder } from "./picking";
import type { Stage } from "./stage";

/** What the pointer is over. */
export interface Hover {
  die: DieId | null;
  vine: { seat: number; vine: number } | null;
}

export const NO_HOVER: Hover = { die: null, vine: null };

export interface PointerWorld {
  stage: Stage;
  screen: TableScreen;
  actions: TableActions;
  camera: Camera;
  /** Lets the camera follow the pointer, or not. */
  orbit(enabled: boolean): void;
  onHover(hover: Hover): void;
  invalidate(): void;
}

/** Farther than this (CSS pixels) a press is a drag. */
const DRAG_FROM = 6;
/** Height above the table at which a dragged die is carried. */
const CARRY_HEIGHT = 2.2;

interface Press {
  x: number;
  y: number;
  die: DieId | null;
  vine: Hover["vine"];
  /** Where the hand went on the tray, when it may flick the dice of a roll; else null. */
  hand: HandSample[] | null;
  dragging: boolean;
  id: number;
}

/** Picks, selects, drags, drops and flicks dice with mouse, pen or finger. Sends wishes, decides nothing. */
export function watchPointer(element: HTMLElement, world: () => PointerWorld): () => void {
  let press: Press | null = null;

  const ray = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    const { camera } = world();
    return rayThrough(camera, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };

  const over = (event: PointerEvent): Hover => {
    const { stage, screen } = world();
    const found = pick(stage, ray(event), (die) => canTake(screen, stage, die));
    if (found.kind === "die") return { die: found.die, vine: null };
    if (found.kind === "vine" && targetOf(screen, found)) return { die: null, vine: found };
    return NO_HOVER;
  };

  const onDown = (event: PointerEvent) => {
    if (press || event.button !== 0) return;
    const { die, vine } = over(event);
    const { stage, screen, orbit } = world();
    const hand = !die && canRoll(screen) && onTray(stage, ray(event)) ? [] : null;
    press = { x: event.clientX, y: event.clientY, die, vine, hand, dragging: false, id: event.pointerId };
    if (hand) follow(press, event);
    if (die || hand) orbit(false);
  };

  const follow = ({ hand }: Press, event: PointerEvent) => {
    const point = pointAt(ray(event), TRAY_FLOOR);
    if (point) hand?.push({ x: point.x, z: point.z, time: event.timeStamp });
  };

  const onMove = (event: PointerEvent) => {
    const { stage, screen, actions, onHover, invalidate } = world();
    if (!press) {
      if (event.buttons === 0 && event.pointerType !== "touch") onHover(over(event));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (press.hand) follow(press, event);
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_FROM;
    if (!press.dragging && far) {
      press.dragging = true;
      if (press.die && isHandDie(screen, press.die)) {
        // A die that is carried is to be placed, whatever power was being aimed.
        if (screen.aim.power) actions.aimPower(null);
        if (screen.aim.selected !== press.die) actions.select(press.die);
      } else if (press.die) press.die = null;
    }
    if (!press.dragging || !press.die) return;
    const at = ray(event);
    const point = pointAt(at, CARRY_HEIGHT);
    if (point) stage.dice.hold(press.die, new Vector3(point.x, point.y, point.z));
    stage.dirty = true;
    const vine = vineUnder(stage, at);
    onHover({ die: press.die, vine: vine && targetOf(screen, vine) ? vine : null });
    invalidate();
  };

  const onUp = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.id) return;
    const { die, vine, hand, dragging } = press;
    if (hand) follow(press, event);
    press = null;
    const { stage, screen, actions, orbit, onHover, invalidate } = world();
    orbit(true);
    if (dragging && die) {
      const spot = event.type === "pointerup" ? vineUnder(stage, ray(event)) : null;
      const target = spot ? targetOf(screen, spot) : null;
      stage.dice.release(die, performance.now());
      stage.dirty = true;
      if (target?.command.type === "place" && target.command.die === die) actions.send(target.command);
      onHover(NO_HOVER);
      invalidate();
      return;
    }
    if (dragging && hand && event.type === "pointerup" && canRoll(screen)) {
      const flick = flickOf(hand);
      if (flick) actions.roll(flick);
    }
    if (dragging || event.type !== "pointerup") return;
    if (die) tap(screen, actions, die);
    else if (vine) {
      const target = targetOf(screen, vine);
      if (target) actions.send(target.command);
    } else if (screen.rolling) actions.skip();
    else if (screen.aim.selected) actions.select(null);
    if (event.pointerType === "touch") onHover(NO_HOVER);
  };

  const onLeave = () => {
    if (!press) world().onHover(NO_HOVER);
  };

  // Capture: the camera hears of a press only after it is known whether a die takes it.
  element.addEventListener("pointerdown", onDown, { capture: true });
  element.addEventListener("pointerleave", onLeave);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
  return () => {
    element.removeEventListener("pointerdown", onDown, { capture: true });
    element.removeEventListener("pointerleave", onLeave);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onUp);
  };
}

function tap(screen: TableScreen, actions: TableActions, die: DieId): void {
  if (isHandDie(screen, die)) actions.select(screen.aim.selected === die ? null : die);
  else if (screen.aim.picked.includes(die)) actions.unpick(die);
  else actions.pick(die);
}

const isHandDie = (screen: TableScreen, die: DieId): boolean => screen.shown.hand.some((held) => held.die === die);

const canRoll = (screen: TableScreen): boolean => screen.legal.some(({ type }) => type === "roll");

/** Whether a press on this die means anything now: basket dice before the roll, rolled dice after it. */
function canTake(screen: TableScreen, stage: Stage, die: DieId): boolean {
  if (screen.rolling || screen.legal.length === 0) return false;
  const zone = stage.places.get(die)?.zone;
  if (zone === "basket") return screen.shown.phase === "pick";
  return (zone === "tray" || zone === "rail") && screen.shown.phase === "place";
}

function targetOf(screen: TableScreen, spot: { seat: number; vine: number }): Target | null {
  return screen.targets.find(({ seat, vine }) => seat === spot.seat && vine === spot.vine) ?? null;
}
