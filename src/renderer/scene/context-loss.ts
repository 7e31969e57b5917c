import { useEffect, useRef } from "react";
import type { WebGLRenderer } from "three";

/** What became of the picture: `missing` where this browser draws no WebGL. */
export type ContextState = "ready" | "lost" | "restored" | "missing";

/** Tells when the context is there, lost and back; a lost one is asked back and hidden meanwhile. */
export function useContextLoss(
  gl: WebGLRenderer,
  onContext: (state: ContextState) => void,
  onRestored: () => void,
): void {
  const latest = useRef({ onContext, onRestored });
  latest.current = { onContext, onRestored };
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (event: Event) => {
      // Without this the browser never restores the context.
      event.preventDefault();
      // A canvas without a context is a white sheet: the bare table is better.
      canvas.style.visibility = "hidden";
      latest.current.onContext("lost");
    };
    const restored = () => {
      canvas.style.visibility = "";
      gl.shadowMap.needsUpdate = true;
      latest.current.onContext("restored");
      latest.current.onRestored();
    };
    canvas.addEventListener("webglcontextlost", lost);
    canvas.addEventListener("webglcontextrestored", restored);
    latest.current.onContext("ready");
    return () => {
      canvas.removeEventListener("webglcontextlost", lost);
      canvas.removeEventListener("webglcontextrestored", restored);
    };
  }, [gl]);
}

export function hasWebGL(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
