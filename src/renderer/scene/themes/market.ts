import type { SceneTheme } from "./scene-theme";

/** A stall at the night market: lacquered boards under lanterns, blue dark around. */
export const MARKET: SceneTheme = {
  ground: "#120d20",
  top: { dark: "#1c1428", mid: "#33243f", light: "#4f3a57", joint: "#08050f", planks: 7 },
  frame: { dark: "#3d120f", mid: "#6f221a", light: "#963527", joint: "#14060a", planks: 1 },
  felt: { base: "#3b6f84", hollow: "#17384a", nap: "#a9cfd8" },
  cloth: { light: "#8f7bb0", shade: "#4a3a68" },
  runner: {
    cloth: { light: "#3d3f7c", shade: "#1d1c45" },
    stripes: [
      [10, 6, "#ffb84a"],
      [22, 18, "#ff7a4a"],
      [46, 6, "#ffb84a"],
    ],
  },
  about: "lanterns",
  glow: { inner: "#ffe3a0", outer: "#ff9d3c" },
  shadows: true,
  light: {
    reflecting: {
      sun: { colour: "#ffc27a", strength: 2.75 },
      sky: { above: "#a9b4ff", below: "#5a2f4a", strength: 0.7 },
    },
    plain: {
      sun: { colour: "#ffcf98", strength: 3.1 },
      sky: { above: "#c3c9f5", below: "#6a4663", strength: 1.2 },
    },
  },
  room: { walls: "#2a2148", window: "#ffb45e", brightness: 8, ceiling: "#54407c", floor: "#160f26", share: 0.5 },
  exposure: { reflecting: 1.02, plain: 1.04 },
};
