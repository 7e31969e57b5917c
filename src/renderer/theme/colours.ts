/** The garden's colours, shared by everything that is drawn rather than styled. */
export const COLOURS = {
  tomato: "#c8321f",
  tomatoDeep: "#8f1d12",
  leaf: "#4f7a35",
  leafDeep: "#2f5224",
  chestnut: "#7a4526",
  walnut: "#5a3420",
  honey: "#c08a4a",
  blackberry: "#4b2746",
  terracotta: "#b9623d",
  mustard: "#c99a2c",
  enamelBlue: "#3f6a80",
  cream: "#f6ead2",
  paper: "#f1e2c4",
  linen: "#e6d8bd",
  ink: "#3b2415",
  felt: "#4c6440",
} as const;

/** A colour for each seat, always beside the player's name (colour is never the only sign). */
const SEAT_COLOURS: readonly string[] = [
  COLOURS.tomato,
  COLOURS.leaf,
  COLOURS.blackberry,
  COLOURS.mustard,
  COLOURS.enamelBlue,
  COLOURS.chestnut,
];

/** The colour of a seat, and what reads on it: cream on all but mustard (2.3:1), which takes ink (6:1). */
export function seatColours(seat: number): { ground: string; ink: string } {
  const ground = SEAT_COLOURS[seat % SEAT_COLOURS.length] as string;
  return { ground, ink: ground === COLOURS.mustard ? COLOURS.ink : "#fff6e2" };
}

/** Font stacks; the Japanese faces carry what the Latin ones lack. */
export const TITLE_FONT = '"Fraunces Variable", "Kaisei Opti", serif';
export const TEXT_FONT = '"Zen Maru Gothic", sans-serif';
