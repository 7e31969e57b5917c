import type { Camera, Matrix4, Scene, WebGLRenderer } from "three";
import { KeptPicture } from "../kept-picture";
import { MOVING_LAYER, STILL_LAYER } from "../layers";
import type { DiceStage } from "../stage";
import type { Painter } from "./painter";

/** The first picture is drawn smoothly when no frame was asked for so long, milliseconds. */
const CALM_MS = 1000;

/**
 * Without shadow maps nothing that moves leaves a mark on what is still: the still things are kept as a picture with
 * its depths, and only the moving ones are drawn anew. The first picture has rough edges, for it is there in half the
 * time.
 */
export class StillPainter implements Painter {
  private readonly rough = new KeptPicture({ samples: 0, depths: true });
  private readonly smooth = new KeptPicture({ samples: 4, depths: true });
  private kept = this.rough;
  /** Where the camera was in the last frame; the first look is no journey. */
  private lastView: Matrix4 | null = null;
  private calm = false;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: DiceStage,
    private readonly invalidate: () => void,
  ) {}

  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    // A camera on its way would need a new still picture every frame: that costs more than it saves.
    const looking = this.lastView !== null && !this.lastView.equals(camera.matrixWorld);
    this.lastView = camera.matrixWorld.clone();
    if (looking) {
      camera.layers.enableAll();
      gl.render(scene, camera);
      this.invalidate();
      return;
    }
    if (this.calm) this.kept = this.smooth;
    if (this.stage.stillChanged || !this.kept.fits(gl, camera)) {
      camera.layers.set(STILL_LAYER);
      this.kept.take(gl, scene, camera);
    }
    this.stage.stillChanged = false;
    this.kept.show(gl);
    camera.layers.set(MOVING_LAYER);
    gl.autoClear = false;
    gl.render(scene, camera);
    gl.autoClear = true;
    if (this.kept === this.rough) this.smoothenLater();
  }

  dispose(): void {
    clearTimeout(this.later);
    this.rough.dispose();
    this.smooth.dispose();
  }

  private smoothenLater(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      this.calm = true;
      this.invalidate();
    }, CALM_MS);
  }
}
