import { COLOURS } from "../../theme/colours";
import type { SceneTheme } from "./scene-theme";

/** A kitchen-garden table in late-afternoon light. */
export const GARDEN: SceneTheme = {
  ground: "#6f4322",
  top: { dark: "#5a3820", mid: "#89603c", light: "#b18658", joint: "#1d0f07", planks: 5 },
  frame: { dark: "#472818", mid: "#74482c", light: "#99683f", joint: "#1d0f07", planks: 1 },
  felt: { base: COLOURS.felt, hollow: "#142010", nap: "#becd96" },
  cloth: { light: "#e9dcc0", shade: "#b39f78" },
  runner: {
    cloth: { light: "#e9dcc0", shade: "#b39f78" },
    stripes: [
      [12, 4, "#c2614a"],
      [20, 14, "#b93e27"],
      [38, 4, "#c2614a"],
    ],
  },
  about: "tomatoes",
  glow: { inner: "#fff3c0", outer: "#ffd365" },
  shadows: true,
  light: {
    reflecting: {
      sun: { colour: "#ffdca6", strength: 2.45 },
      sky: { above: "#fff1d8", below: "#8a5a34", strength: 0.85 },
    },
    plain: {
      sun: { colour: "#ffe6c0", strength: 3.1 },
      sky: { above: "#fff6e8", below: "#8a6444", strength: 1.35 },
    },
  },
  room: { walls: "#9a7a55", window: "#fff0d0", brightness: 7, ceiling: "#ffe9c8", floor: "#4a2c17", share: 0.55 },
  exposure: { reflecting: 0.98, plain: 1.04 },
};
