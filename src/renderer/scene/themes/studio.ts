import type { SceneTheme } from "./scene-theme";

/** Nothing but the things of the game, in even white light, before a backdrop that can be keyed out. */
export const STUDIO: SceneTheme = {
  ground: null,
  top: null,
  frame: { dark: "#53575d", mid: "#6d7279", light: "#888e95", joint: "#2b2e33", planks: 1 },
  felt: { base: "#43474e", hollow: "#23262b", nap: "#868c95" },
  cloth: { light: "#d6d8dc", shade: "#9a9ea6" },
  runner: null,
  about: null,
  glow: null,
  shadows: false,
  light: {
    reflecting: {
      sun: { colour: "#ffffff", strength: 2.1 },
      sky: { above: "#ffffff", below: "#8c8c8c", strength: 1.05 },
    },
    plain: {
      sun: { colour: "#ffffff", strength: 2.6 },
      sky: { above: "#ffffff", below: "#9a9a9a", strength: 1.55 },
    },
  },
  room: { walls: "#8d8f92", window: "#ffffff", brightness: 6, ceiling: "#f2f2f2", floor: "#3c3d3f", share: 0.6 },
  exposure: { reflecting: 0.98, plain: 1.02 },
};
