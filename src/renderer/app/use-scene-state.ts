import { useCallback, useEffect, useState } from "react";
import { useFlatWanted } from "../hud/settings/use-flat-wanted";
import type { ContextState } from "../scene/context-loss";

/** A lost context that does not come back within this time is taken for gone, in milliseconds. */
const CONTEXT_LIMIT = 6000;

/** What has become of the 3D picture of a table. */
export interface SceneState {
  scene: "fine" | "lost" | "gone";
  /** The flat picture stands in: wished for, or nothing else can be drawn. */
  flat: boolean;
  /** The 3D picture has been built and can be seen. */
  drawn: boolean;
  onContext(context: ContextState): void;
}

/** As this device is set. */
export const useSceneState = (): SceneState => useSceneStateUnless(useFlatWanted());

/** Follows the context of a 3D picture; one lost for too long leaves the flat one in its place, as does a wish for it. */
export function useSceneStateUnless(flatWanted: boolean): SceneState {
  const [scene, setScene] = useState<SceneState["scene"]>("fine");
  const [drawn, setDrawn] = useState(false);
  const flat = scene === "gone" || flatWanted;
  // Going flat takes the scene away; coming back builds another.
  useEffect(() => {
    if (flat) setDrawn(false);
  }, [flat]);
  useEffect(() => {
    if (scene !== "lost") return;
    const timer = setTimeout(() => setScene("gone"), CONTEXT_LIMIT);
    return () => clearTimeout(timer);
  }, [scene]);
  const onContext = useCallback((context: ContextState) => {
    if (context === "ready") setDrawn(true);
    if (context === "missing") setScene("gone");
    else setScene((last) => (last === "gone" ? last : context === "lost" ? "lost" : "fine"));
  }, []);
  return { scene, flat, drawn, onContext };
}
