import { ACESFilmicToneMapping, PCFShadowMap, WebGLRenderer, type WebGLRendererParameters } from "three";
import type { KindLook } from "../dice/sets/dice-set";
import type { SceneLook } from "./look";
import { warmUp } from "./warm-up";

/**
 * What draws a scene of this look, with dice of these kinds, on a canvas, which is out of sight until it is revealed; it
 * compiles already what the first picture will need.
 */
export function rendererOf(
  canvas: WebGLRendererParameters,
  look: SceneLook,
  kinds: readonly KindLook[],
): WebGLRenderer {
  const gl = new WebGLRenderer({
    ...canvas,
    // A kept picture is smooth in itself.
    antialias: look.antialias && look.kept === "nothing",
    preserveDrawingBuffer: look.kept === "everything",
    powerPreference: "high-performance",
  });
  gl.toneMapping = ACESFilmicToneMapping;
  gl.shadowMap.enabled = look.shadowMap > 0;
  gl.shadowMap.type = PCFShadowMap;
  // A page put together without a graphics card waits for all that is on its way to a canvas in sight.
  gl.domElement.style.visibility = "hidden";
  warmUp(gl, look, kinds);
  return gl;
}

/** Brings the canvas into sight, with the first picture on it. */
export function reveal({ domElement }: WebGLRenderer): void {
  domElement.style.visibility = "";
}
