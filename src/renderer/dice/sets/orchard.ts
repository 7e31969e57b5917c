import { type DiceSet, type Finish, form } from "./dice-set";

const ENAMEL: Finish = { roughness: 0.32, metalness: 0, clearcoat: 0.55, clearcoatRoughness: 0.18 };
const SLATE: Finish = { roughness: 0.62, metalness: 0, clearcoat: 0.1, clearcoatRoughness: 0.5 };
const BRASS: Finish = {
  roughness: 0.38,
  metalness: 0.45,
  clearcoat: 0.3,
  clearcoatRoughness: 0.3,
  pattern: { kind: "brushed", vein: "#c98d1f" },
};

/** Enamel from the garden shed: tomato, charcoal and brushed brass. */
export const ORCHARD: DiceSet = {
  kinds: {
    red: { ...form("red", "pips"), body: "#b8220f", mark: "#fff4da", finish: ENAMEL },
    black: { ...form("black", "pips"), body: "#262325", mark: "#f3eee2", finish: SLATE },
    gold: { ...form("gold", "pips"), body: "#e2a92f", mark: "#2b1608", finish: BRASS },
    bramble: { ...form("bramble", "pips"), body: "#57244f", mark: "#fbe9f0", finish: ENAMEL },
    leaves: { ...form("leaves", "pips"), body: "#8a4a16", mark: "#fff1d2", finish: SLATE },
    // Pale as a mushroom: a mossy green would read as brambles on the cards.
    soil: { ...form("soil", "pips"), body: "#e4cd9c", mark: "#38220f", finish: ENAMEL },
  },
};
