import { type DiceSet, type Finish, form } from "./dice-set";

const resin = (vein: string, glow = 0.35): Finish => ({
  roughness: 0.14,
  metalness: 0,
  clearcoat: 0.8,
  clearcoatRoughness: 0.06,
  pattern: { kind: "swirl", vein },
  glow,
});

/** Cast resin under paper lanterns: ruby, ink and amber, with smoke in them. */
export const NIGHT_MARKET: DiceSet = {
  kinds: {
    red: { ...form("red", "pips"), body: "#a5122f", mark: "#ffe9b0", finish: resin("#6d0a2c") },
    black: { ...form("black", "pips"), body: "#1a1930", mark: "#d9f2ff", finish: resin("#2d2c5c", 0.5) },
    gold: { ...form("gold", "pips"), body: "#f0a626", mark: "#2d0f12", finish: resin("#e0831c", 0.2) },
    bramble: { ...form("bramble", "pips"), body: "#5a1f86", mark: "#ffe6ff", finish: resin("#8a2f93") },
    leaves: { ...form("leaves", "pips"), body: "#9a4206", mark: "#fff0c4", finish: resin("#7d2a0c") },
    soil: { ...form("soil", "pips"), body: "#0d5a52", mark: "#dffdee", finish: resin("#107044") },
  },
};
