/** Boards or bars of wood: three tones of its grain, and into how many boards it is cut. */
export interface WoodLook {
  dark: string;
  mid: string;
  light: string;
  /** Between boards. */
  joint: string;
  planks: number;
}

/** A woven cloth: its threads, and the shade between them. */
export interface ClothLook {
  light: string;
  shade: string;
}

/** A directional and an all-round light. */
interface LightLook {
  sun: { colour: string; strength: number };
  /** From above and, thrown back by the table, from below. */
  sky: { above: string; below: string; strength: number };
}

/** The look of the 3D table as data. Dice, mats, tokens and cards are the same in every theme. Colours are sRGB hex. */
export interface SceneTheme {
  /** What is seen where nothing lies; null leaves the picture empty there, and the page's own ground shows. */
  ground: string | null;
  /** The table top; null for none. */
  top: WoodLook | null;
  /** Frames of tray and shelf, and the karma boards. */
  frame: WoodLook;
  felt: { base: string; hollow: string; nap: string };
  /** In the shelf for dice set aside. */
  cloth: ClothLook;
  /** The cloth under tray and basket, with stripes along its edges (where, how wide: 768 is its width); null for none. */
  runner: { cloth: ClothLook; stripes: readonly (readonly [at: number, width: number, colour: string])[] } | null;
  /** What lies about at the table's edge. */
  about: "tomatoes" | "lanterns" | null;
  /** The light around the mat whose turn it is, from inside; null where it may not spill onto the ground. */
  glow: { inner: string; outer: string } | null;
  /** Whether cards throw soft shadows on the table top. */
  shadows: boolean;
  /** Where surfaces reflect their surroundings, and where they are plain. */
  light: { reflecting: LightLook; plain: LightLook };
  /** The room as enamel and pips mirror it: a bright window at the left, a ceiling, a floor; `share` is how strongly. */
  room: { walls: string; window: string; brightness: number; ceiling: string; floor: string; share: number };
  exposure: { reflecting: number; plain: number };
}
