import type { ThemeId } from "../../../shared/protocol/presentation";
import { GARDEN } from "./garden";
import { MARKET } from "./market";
import type { SceneTheme } from "./scene-theme";
import { STUDIO } from "./studio";

export const SCENE_THEMES: Readonly<Record<ThemeId, SceneTheme>> = { garden: GARDEN, market: MARKET, studio: STUDIO };
