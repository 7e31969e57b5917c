import { useCallback, useEffect, useState } from "react";
import { useDeviceSettings } from "../hud/settings/device-store";
import { useFlatWanted } from "../hud/settings/use-flat-wanted";
import type { ContextState } from "../scene/TableCanvas";
import type { Sight } from "./sight";
import { useReducedMotion } from "./use-reduced-motion";

/** A lost context that does not come back within this time is taken for gone, in milliseconds. */
const CONTEXT_LIMIT = 6000;

export interface SceneOnScreen {
  /** WebGL is there, was lost and is coming back, or is lost for good. */
  state: "fine" | "lost" | "gone";
  /** Whether the flat table stands in, because it was asked for or nothing else works. */
  flat: boolean;
  playsThrows: boolean;
  reducedMotion: boolean;
  onContext(context: ContextState): void;
}

/** Follows how this screen can show a table, and tells it to `show`, which has to stay the same function. */
export function useScene(show: (sight: Sight) => void): SceneOnScreen {
  const motion = useDeviceSettings(({ settings }) => settings.motion);
  const reducedMotion = useReducedMotion(motion);
  const flatWanted = useFlatWanted();
  const [state, setState] = useState<SceneOnScreen["state"]>("fine");
  const [drawn, setDrawn] = useState(false);

  const flat = state === "gone" || flatWanted;
  const playsThrows = !flat && state === "fine";
  const sceneIsThere = playsThrows && drawn;
  useEffect(
    () => show({ playsThrows, sceneIsThere, instant: reducedMotion }),
    [show, playsThrows, sceneIsThere, reducedMotion],
  );
  // Going flat takes the scene away; coming back builds another.
  useEffect(() => {
    if (flat) setDrawn(false);
  }, [flat]);

  useEffect(() => {
    if (state !== "lost") return;
    const timer = setTimeout(() => setState("gone"), CONTEXT_LIMIT);
    return () => clearTimeout(timer);
  }, [state]);
  const onContext = useCallback((context: ContextState) => {
    if (context === "ready") setDrawn(true);
    if (context === "missing") setState("gone");
    else setState((last) => (last === "gone" ? last : context === "lost" ? "lost" : "fine"));
  }, []);
  return { state, flat, playsThrows, reducedMotion, onContext };
}
