import { type DiceSet, type Finish, form } from "./dice-set";

const oiled = (vein: string): Finish => ({
  roughness: 0.6,
  metalness: 0,
  clearcoat: 0.18,
  clearcoatRoughness: 0.45,
  pattern: { kind: "grain", vein },
});

/** Turned wood, oiled: cherry, smoked oak and boxwood, with inlaid maple and burnt stars. */
export const CHESTNUT: DiceSet = {
  kinds: {
    red: { ...form("red", "pips"), body: "#8c452c", mark: "#fff2d6", finish: oiled("#5f2a18") },
    black: { ...form("black", "pips"), body: "#3d3029", mark: "#f5e8cd", finish: oiled("#221813") },
    gold: { ...form("gold", "pips"), body: "#e3b873", mark: "#2a1508", finish: oiled("#c08c46") },
    bramble: { ...form("bramble", "pips"), body: "#6b3252", mark: "#fdeadf", finish: oiled("#431a35") },
    leaves: { ...form("leaves", "pips"), body: "#7b4e22", mark: "#fff0d2", finish: oiled("#532f10") },
    soil: { ...form("soil", "pips"), body: "#4c5a3a", mark: "#f7efd6", finish: oiled("#303c22") },
  },
};
