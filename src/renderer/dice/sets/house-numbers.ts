import { type DiceSet, type Finish, form } from "./dice-set";

const PLATE: Finish = { roughness: 0.24, metalness: 0, clearcoat: 0.7, clearcoatRoughness: 0.12 };
const BRASS: Finish = {
  roughness: 0.34,
  metalness: 0.5,
  clearcoat: 0.25,
  clearcoatRoughness: 0.3,
  pattern: { kind: "brushed", vein: "#c9993a" },
};

/** Enamelled house numbers: figures instead of pips, with the sign of the kind under each. */
export const HOUSE_NUMBERS: DiceSet = {
  kinds: {
    red: { ...form("red", "figures"), body: "#a81e14", edgePaint: "#f7ead0", mark: "#fff6e0", finish: PLATE },
    black: { ...form("black", "figures"), body: "#1f2730", edgePaint: "#d9d4c6", mark: "#f6f2e6", finish: PLATE },
    gold: { ...form("gold", "figures"), body: "#e4b54c", edgePaint: "#5b3510", mark: "#2c1606", finish: BRASS },
    bramble: { ...form("bramble", "figures"), body: "#4d2560", edgePaint: "#f0e2ee", mark: "#fff0fa", finish: PLATE },
    leaves: { ...form("leaves", "figures"), body: "#8c4712", edgePaint: "#f7ead0", mark: "#fff4dc", finish: PLATE },
    soil: { ...form("soil", "figures"), body: "#1f5540", edgePaint: "#e8efdc", mark: "#f2fbe8", finish: PLATE },
  },
};
