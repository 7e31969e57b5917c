import type { DieKind } from "../../../shared/dice/forage-faces";
import type { PipShape } from "../marks/pips";

/** The dice of a set are data: what they look like, never how they are built or fall. Colours are sRGB hex. */
export interface DiceSet {
  kinds: Readonly<Record<DieKind, KindLook>>;
}

export interface KindLook {
  body: string;
  /** What pips and figures are filled with. */
  mark: string;
  /** Edges and corners, where they are painted apart from the body. */
  edgePaint?: string;
  /** Woodland dice have figures in every set. */
  marks: "pips" | "figures";
  pip: {
    shape: PipShape;
    /** Both in die edges. */
    radius: number;
    depth: number;
  };
  /** Radius of rounded edges, or depth of a chamfer, in die edges. */
  edge: { size: number; chamfered: boolean };
  finish: Finish;
}

export interface Finish {
  roughness: number;
  metalness: number;
  clearcoat: number;
  clearcoatRoughness: number;
  /** What runs through the body in a second colour. */
  pattern?: { kind: "grain" | "swirl" | "brushed"; vein: string };
  /** Light that shines through at the rims, as a share of the body's colour: resin. */
  glow?: number;
}

/** Kinds differ by pip and edge in every set, so that colour is never the only sign. */
export const PIP = {
  red: { shape: "round", radius: 0.088, depth: 0.062 },
  black: { shape: "square", radius: 0.092, depth: 0.05 },
  gold: { shape: "star", radius: 0.1, depth: 0.05 },
} as const satisfies Record<string, KindLook["pip"]>;

export const EDGE = {
  red: { size: 0.13, chamfered: false },
  black: { size: 0.075, chamfered: true },
  gold: { size: 0.1, chamfered: false },
  bramble: { size: 0.14, chamfered: false },
  leaves: { size: 0.09, chamfered: true },
  soil: { size: 0.11, chamfered: false },
} as const satisfies Record<DieKind, KindLook["edge"]>;

/** What all sets share for a kind. */
export function form(kind: DieKind, marks: KindLook["marks"]): Pick<KindLook, "marks" | "pip" | "edge"> {
  const pip = kind in PIP ? PIP[kind as keyof typeof PIP] : PIP.red;
  return { marks: kind in PIP ? marks : "figures", pip, edge: EDGE[kind] };
}
