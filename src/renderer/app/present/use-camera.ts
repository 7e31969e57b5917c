import { useEffect, useState } from "react";
import type { PresentationCamera } from "../../../shared/protocol/presentation";
import { cameraOfKey } from "./keys";

/** The presenter's camera, or what a key of this screen chose since. */
export function useCamera(presented: PresentationCamera): PresentationCamera {
  const [own, setOwn] = useState<PresentationCamera | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the presenter's word goes over the keys of this screen
  useEffect(() => setOwn(null), [presented]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const camera = cameraOfKey(event.key);
      if (camera) setOwn(camera);
      if (event.key.toLowerCase() === "f") void toggleFullScreen();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return own ?? presented;
}

/** A browser may refuse, as where a policy forbids it: then the page stays as it is. */
async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (error) {
    console.warn("This page cannot fill the screen.", error);
  }
}
