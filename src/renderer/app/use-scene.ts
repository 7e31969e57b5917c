import { useEffect } from "react";
import { useDeviceSettings } from "../hud/settings/device-store";
import type { Sight } from "./sight";
import { useReducedMotion } from "./use-reduced-motion";
import { type SceneState, useSceneState } from "./use-scene-state";

export interface SceneOnScreen extends Omit<SceneState, "drawn"> {
  playsThrows: boolean;
  reducedMotion: boolean;
}

/** Follows how this screen can show a table, and tells it to `show`, which has to stay the same function. */
export function useScene(show: (sight: Sight) => void): SceneOnScreen {
  const motion = useDeviceSettings(({ settings }) => settings.motion);
  const reducedMotion = useReducedMotion(motion);
  const { scene, flat, drawn, onContext } = useSceneState();
  const playsThrows = !flat && scene === "fine";
  const sceneIsThere = playsThrows && drawn;
  useEffect(
    () => show({ playsThrows, sceneIsThere, instant: reducedMotion }),
    [show, playsThrows, sceneIsThere, reducedMotion],
  );
  return { scene, flat, playsThrows, reducedMotion, onContext };
}
