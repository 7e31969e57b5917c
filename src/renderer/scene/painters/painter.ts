import type { Camera, Scene, WebGLRenderer } from "three";

/** One way to take the picture of each frame. The world matrices of the scene are up to date. */
export interface Painter {
  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void;
  dispose(): void;
}

/** Draws everything anew in every frame. */
export const WHOLE_PAINTER: Painter = {
  paint(gl, scene, camera) {
    camera.layers.enableAll();
    gl.render(scene, camera);
  },
  dispose: () => {},
};
