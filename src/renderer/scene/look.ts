import type { ThemeId } from "../../shared/protocol/presentation";
import { QUALITY, type Quality, type QualityLook } from "./quality";
import type { SceneTheme } from "./themes/scene-theme";
import { SCENE_THEMES } from "./themes/themes";

/** How a scene is drawn: at what cost, and in which theme. */
export interface SceneLook extends QualityLook {
  theme: SceneTheme;
}

const looks = new Map<string, SceneLook>();

/** The same object for the same quality and theme, so that things are built anew only for another look. */
export const sceneLook = (quality: Quality, theme: ThemeId): SceneLook =>
  lookOf(`${quality} ${theme}`, () => ({ ...QUALITY[quality], theme: SCENE_THEMES[theme] }));

/**
 * Of dice on nothing: no ground that a cast shadow could fall on, and little enough to be drawn anew every frame, and
 * well, by any machine.
 */
export const diceLook = (quality: Quality, theme: ThemeId): SceneLook =>
  lookOf(`dice ${quality} ${theme}`, () => ({
    ...QUALITY[quality],
    kept: "nothing",
    reflections: true,
    dice: quality === "high" ? "coated" : "reflecting",
    antialias: true,
    shadowMap: 0,
    theme: { ...SCENE_THEMES[theme], ground: null },
  }));

function lookOf(key: string, make: () => SceneLook): SceneLook {
  const look = looks.get(key) ?? make();
  looks.set(key, look);
  return look;
}
