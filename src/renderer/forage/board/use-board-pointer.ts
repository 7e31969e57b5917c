import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from "react";
import { type Pinch, pinchOf, twistBetween } from "./pinch";
import type { BoardSurface } from "./surface";

/** What fingers and mouse can do on the board. Positions are in cells of the forest. */
export interface BoardPointerActions {
  /** Whether a card is held; without one a drag moves the view. */
  holding: boolean;
  /** Whether a point of the forest is under the held card. */
  overHeld(x: number, y: number): boolean;
  hold(x: number, y: number): void;
  turn(clockwise: boolean): void;
  lay(): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
}

/** A press that moves less than this is a click or a tap, in pixels. */
const STILL = 8;
/** A turn of the wheel is taken at most this often, in milliseconds. */
const WHEEL_PAUSE = 160;
/** Two fingers turned this far turn the card a quarter, in degrees. */
const TWIST = 38;
/** A finger would hide the card: it is held this far above the finger, in cells. */
const ABOVE_FINGER = 1.6;

interface Press {
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Pointer handlers of the board's box. A mouse carries the held card and lays it with a click; a finger drags it,
 * and a tap on it lays it. The wheel and two fingers turn it; with no card held they bring the forest nearer.
 */
export function useBoardPointer(surface: RefObject<BoardSurface | null>, actions: BoardPointerActions) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(actions);
  latest.current = actions;
  const presses = useRef(new Map<number, Press>());
  const pair = useRef<Pinch | null>(null);
  const wheeled = useRef(0);

  // React listens to the wheel passively; this one must keep the page from scrolling.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!latest.current.holding || event.ctrlKey) {
        latest.current.zoom(Math.exp(-event.deltaY / 500));
        return;
      }
      if (event.timeStamp - wheeled.current < WHEEL_PAUSE || event.deltaY === 0) return;
      wheeled.current = event.timeStamp;
      latest.current.turn(event.deltaY > 0);
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, []);

  const holdUnder = (event: ReactPointerEvent) => {
    const at = surface.current?.toForest(event.clientX, event.clientY);
    if (at) latest.current.hold(at.x, at.y - (event.pointerType === "touch" ? ABOVE_FINGER : 0));
  };

  const twoFingers = () => {
    const [one, other] = [...presses.current.values()];
    if (!one || !other) return;
    const now = pinchOf(one, other);
    const last = pair.current;
    if (last && latest.current.holding) {
      const twist = twistBetween(last, now);
      // What falls short of a quarter adds up.
      if (Math.abs(twist) < TWIST) return;
      latest.current.turn(twist > 0);
    } else if (last) latest.current.zoom(now.far / last.far);
    pair.current = now;
  };

  const end = (event: ReactPointerEvent, done: boolean) => {
    const press = presses.current.get(event.pointerId);
    presses.current.delete(event.pointerId);
    if (presses.current.size < 2) pair.current = null;
    if (!done || !press || press.moved || !latest.current.holding) return;
    const at = surface.current?.toForest(event.clientX, event.clientY);
    if (!at) return;
    if (event.pointerType === "touch" && !latest.current.overHeld(at.x, at.y)) latest.current.hold(at.x, at.y);
    else latest.current.lay();
  };

  return {
    box,
    handlers: {
      onPointerDown(event: ReactPointerEvent) {
        if (event.button > 0) return;
        presses.current.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: false });
        pair.current = null;
      },
      onPointerMove(event: ReactPointerEvent) {
        const press = presses.current.get(event.pointerId);
        if (!press) {
          if (event.pointerType === "mouse" && latest.current.holding) holdUnder(event);
          return;
        }
        const dx = event.clientX - press.x;
        const dy = event.clientY - press.y;
        const moved = press.moved || Math.hypot(dx, dy) > STILL;
        if (!moved) return;
        const twoOrMore = presses.current.size > 1;
        presses.current.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: true });
        for (const other of presses.current.values()) other.moved ||= twoOrMore;
        if (twoOrMore) twoFingers();
        else if (latest.current.holding) holdUnder(event);
        else {
          const cell = surface.current?.cellSize() ?? 1;
          latest.current.pan(-dx / cell, -dy / cell);
        }
      },
      onPointerUp: (event: ReactPointerEvent) => end(event, true),
      onPointerCancel: (event: ReactPointerEvent) => end(event, false),
      onPointerLeave: (event: ReactPointerEvent) => end(event, false),
    },
  };
}
