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
export function sceneLook(quality: Quality, theme: ThemeId): SceneLook {
  const key = `${quality} ${theme}`;
  const look = looks.get(key) ?? { ...QUALITY[quality], theme: SCENE_THEMES[theme] };
  looks.set(key, look);
  return look;
}
