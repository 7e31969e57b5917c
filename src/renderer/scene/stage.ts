import { Vector3 } from "three";
import type { DieId } from "../../shared/dice/kinds";
import type { State } from "../../shared/games/diced-tomatoes/state";
import { DiceModel } from "./dice-model";
import {
  floorAt,
  karmaSpot,
  MAT_THICKNESS,
  onMat,
  type Spot,
  type TableLayout,
  TRAY_FLOOR,
  tableLayout,
} from "./layout";
import { type Slide, slideAt } from "./motion";
import { dicePlaces, type Place } from "./places";

/** A piece that slides: a heart, the turn marker. */
interface Piece {
  position: Vector3;
  goal: Vector3;
  slide: Slide | null;
}

const SLIDE_MS = 520;
const HOVER_LIFT = 0.16;
const PICKED_LIFT = 0.55;
const SELECTED_LIFT = 0.6;

/** What is lifted out of its place at the moment. */
export interface Lifts {
  picked: ReadonlySet<DieId>;
  selected: DieId | null;
  hovered: DieId | null;
}

/** Where dice are thrown and lie: a whole table, or nothing but the floor of its tray. */
export interface DiceStage {
  readonly dice: DiceModel;
  /** The centre of the tray's floor. */
  readonly tray: Readonly<{ x: number; y: number; z: number }>;
  /** Set when anything was rearranged; cleared by the frame that has drawn it. */
  dirty: boolean;
  /** Set when something that never moves looks different; cleared by the frame that has drawn it. */
  stillChanged: boolean;
  /** Height of what lies under a point. */
  floorAt(spot: Spot): number;
}

/** Everything that moves on one table; React lays it, frames move it. */
export class Stage implements DiceStage {
  readonly layout: TableLayout;
  readonly dice: DiceModel;
  /** Hearts by seat. */
  readonly hearts: Piece[];
  readonly marker: Piece;
  /** Where every die belongs now. */
  places: ReadonlyMap<DieId, Place>;
  dirty = true;
  stillChanged = true;

  constructor(state: State, starting: boolean) {
    this.layout = tableLayout(state.players.length, state.options.goldenSun);
    this.places = dicePlaces(state, this.layout, new Map(), starting);
    this.dice = new DiceModel(this.places);
    this.hearts = state.players.map((player, seat) => still(this.heartSpot(seat, player.karma)));
    this.marker = still(this.markerSpot(state.activeSeat));
  }

  get tray() {
    const { x, z } = this.layout.tray;
    return { x, y: TRAY_FLOOR, z };
  }

  floorAt(spot: Spot): number {
    return floorAt(this.layout, spot);
  }

  /** Brings everything to where `state` wants it: moving, or at once. Times in milliseconds. */
  show(state: State, starting: boolean, lifts: Lifts, now: number, instant: boolean): void {
    this.places = dicePlaces(state, this.layout, this.dice.trayPoses, starting, this.dice.flying);
    this.dice.arrange(this.places, (id, place) => liftOf(id, place, lifts), now, instant);
    state.players.forEach((player, seat) => {
      send(this.hearts[seat] as Piece, this.heartSpot(seat, player.karma), 0.25, now, instant);
    });
    send(this.marker, this.markerSpot(state.activeSeat), 2.2, now, instant);
    this.dirty = true;
  }

  /** Moves everything to `now`; true while something is on its way. */
  step(now: number): boolean {
    let moving = this.dice.step(now);
    for (const piece of [...this.hearts, this.marker]) {
      if (!piece.slide) continue;
      moving = true;
      if (slideAt(piece.slide, now, piece.position)) piece.slide = null;
    }
    return moving;
  }

  private heartSpot(seat: number, karma: number): Vector3 {
    const mat = this.layout.mats[seat];
    if (!mat) throw new RangeError(`no mat for seat ${seat}`);
    const spot = onMat(mat, karmaSpot(this.layout.mat, karma));
    return new Vector3(spot.x, MAT_THICKNESS + 0.12, spot.z);
  }

  /** Nobody's turn: the marker waits where it is, first on the first mat. */
  private markerSpot(seat: number | null): Vector3 {
    if (seat === null && this.marker) return this.marker.goal;
    const mat = this.layout.mats[seat ?? 0];
    if (!mat) throw new RangeError(`no mat for seat ${seat}`);
    const spot = onMat(mat, this.layout.mat.turnMarker);
    return new Vector3(spot.x, MAT_THICKNESS, spot.z);
  }
}

function liftOf(id: DieId, place: Place, lifts: Lifts): number {
  if (place.zone === "basket" && lifts.picked.has(id)) return PICKED_LIFT;
  if ((place.zone === "tray" || place.zone === "rail") && lifts.selected === id) return SELECTED_LIFT;
  return lifts.hovered === id ? HOVER_LIFT : 0;
}

const still = (position: Vector3): Piece => ({ position: position.clone(), goal: position, slide: null });

function send(piece: Piece, goal: Vector3, lift: number, now: number, instant: boolean): void {
  if (piece.goal.equals(goal) && !instant) return;
  piece.goal = goal;
  if (instant) {
    piece.position.copy(goal);
    piece.slide = null;
  } else piece.slide = { from: piece.position.clone(), to: goal, start: now, duration: SLIDE_MS, lift };
}
