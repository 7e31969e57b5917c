import { type DieFace, type DieKind, forageFaceOn, isForageKind } from "../../../shared/dice/forage-faces";
import type { DieValue } from "../../../shared/dice/kinds";
import type { KindLook } from "../sets/dice-set";
import { emblemOutline, mouseOutline, numberOutlines } from "./figures";
import type { Outline, Point } from "./outline";
import { PIPS, pipOutline } from "./pips";

/** Something cut into a face: a drilled bowl around `middle`, or a recess with a flat floor. */
export interface Mark {
  hollow: "bowl" | "recess";
  outline: Outline;
  middle: Point;
  /** Depth in die edges. */
  depth: number;
}

/** A lone pip is larger, as on dice in Japan. */
const ACE_SCALE = 1.5;

const FIGURE = { height: 0.5, middle: [0, 0.075] as Point };
const TWO_DIGITS = { height: 0.42, middle: [0, 0.075] as Point };
const MOUSE = { height: 0.58, middle: [0, 0.06] as Point };
const KIND_MARK = { height: 0.14, middle: [0, -0.27] as Point };
const RECESS = 0.034;

/** What a kind's die shows where a pip die would show `side`. */
export const faceOf = (kind: DieKind, side: DieValue): DieFace => (isForageKind(kind) ? forageFaceOn(side) : side);

/** All that is cut into one face; `smooth` for close-ups. One drawing for the scene and for the page. */
export function faceMarks(kind: DieKind, look: KindLook, face: DieFace, smooth: boolean): Mark[] {
  const steps = smooth ? 5 : 2;
  if (look.marks === "pips" && !isForageKind(kind)) return pips(look, face as DieValue, smooth);
  if (face === "mouse") return [mark(mouseOutline(MOUSE.height, MOUSE.middle, steps)), kindMark(kind, look, smooth)];
  const { height, middle } = face > 9 ? TWO_DIGITS : FIGURE;
  return [...numberOutlines(face, height, middle, steps).map(mark), kindMark(kind, look, smooth)];
}

function pips(look: KindLook, value: DieValue, smooth: boolean): Mark[] {
  const ace = value === 1;
  const radius = look.pip.radius * (ace ? ACE_SCALE : 1);
  const depth = look.pip.depth * (ace ? 1.25 : 1);
  const shape = pipOutline(look.pip.shape, smooth);
  // Stars all alike have points in one line, which leave cracks between triangles.
  const turn = look.pip.shape === "star" ? 0.09 : 0;
  return PIPS[value].map((middle, i) => ({
    hollow: "bowl",
    outline: { outer: shape.map((point) => moved(turned(point, i * turn), radius, middle)), islands: [] },
    middle,
    depth,
  }));
}

/** The small sign under a figure that tells the kind without its colour, and which way is up. */
function kindMark(kind: DieKind, look: KindLook, smooth: boolean): Mark {
  const { height, middle } = KIND_MARK;
  if (isForageKind(kind)) return mark(emblemOutline(kind, height, middle, smooth ? 4 : 2));
  const outer = pipOutline(look.pip.shape, smooth).map((point) => moved(turned(point, 0.02), height / 2, middle));
  return mark({ outer, islands: [] });
}

const mark = (outline: Outline): Mark => ({ hollow: "recess", outline, middle: [0, 0], depth: RECESS });

const moved = ([u, v]: Point, scale: number, middle: Point): Point => [middle[0] + u * scale, middle[1] + v * scale];

function turned([u, v]: Point, angle: number): Point {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [u * cosine - v * sine, u * sine + v * cosine];
}
