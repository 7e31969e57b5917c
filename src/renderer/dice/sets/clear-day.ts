import { type DiceSet, type Finish, form } from "./dice-set";

const MATTE: Finish = { roughness: 0.55, metalness: 0, clearcoat: 0.12, clearcoatRoughness: 0.4 };

/**
 * For eyes that do not tell all colours apart: hues that stay apart in each kind of colour blindness, far apart in
 * lightness too, and edges painted by kind.
 */
export const CLEAR_DAY: DiceSet = {
  kinds: {
    red: { ...form("red", "pips"), body: "#e0651a", mark: "#1b0d05", finish: MATTE },
    black: { ...form("black", "pips"), body: "#17181c", edgePaint: "#f4f4f0", mark: "#ffffff", finish: MATTE },
    gold: { ...form("gold", "pips"), body: "#f4e26a", edgePaint: "#26221a", mark: "#26221a", finish: MATTE },
    bramble: { ...form("bramble", "pips"), body: "#17448f", edgePaint: "#f4f4f0", mark: "#ffffff", finish: MATTE },
    leaves: { ...form("leaves", "pips"), body: "#efb126", edgePaint: "#2a1e08", mark: "#1c1405", finish: MATTE },
    soil: { ...form("soil", "pips"), body: "#bfe3f2", mark: "#0c2230", finish: MATTE },
  },
};
