import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import type { Camera, Matrix4, Object3D, Scene, WebGLRenderer } from "three";
import { KeptPicture } from "../kept-picture";
import { MovedThings } from "../moved-things";
import { patchAround } from "../patch";
import type { QualityLook } from "../quality";
import type { Stage } from "../stage";
import { SUN_AWAY } from "../surroundings";

/** Things that move are on this layer, so that the still rest can be drawn without them. */
export const MOVING_LAYER = 1;
const STILL_LAYER = 0;
/** A part larger than this share of the picture costs as much as the whole. */
const MOST_MENDED = 0.7;

/** One way to take the picture of each frame. */
interface Painter {
  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void;
  dispose(): void;
}

/** Takes the picture of each frame: as `QualityLook.kept` says, little of it anew. */
export function Picture({ stage, look }: { stage: Stage; look: QualityLook }) {
  const { gl, invalidate } = useThree();
  const painter = useMemo(() => PAINTERS[look.kept](stage, invalidate), [stage, look, invalidate]);
  useEffect(() => () => painter.dispose(), [painter]);
  useEffect(() => {
    gl.info.autoReset = false;
    return () => {
      gl.info.autoReset = true;
    };
  }, [gl]);

  useFrame(({ scene, camera }) => {
    gl.info.reset();
    painter.paint(gl, scene, camera);
  }, 1);
  return null;
}

const PAINTERS: Readonly<Record<QualityLook["kept"], (stage: Stage, invalidate: () => void) => Painter>> = {
  nothing: () => ({
    paint(gl, scene, camera) {
      camera.layers.enableAll();
      gl.render(scene, camera);
    },
    dispose: () => {},
  }),
  "what is still": (stage, invalidate) => new StillPainter(stage, invalidate),
  everything: (stage) => new MendingPainter(stage),
};

/**
 * Without shadow maps nothing that moves leaves a mark on what is still: the still things are kept as a picture with
 * its depths, and only the moving ones are drawn anew.
 */
class StillPainter implements Painter {
  private readonly picture = new KeptPicture(true);
  /** Where the camera was in the last frame; the first look is no journey. */
  private lastView: Matrix4 | null = null;

  constructor(
    private readonly stage: Stage,
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
    if (this.stage.stillChanged || !this.picture.fits(gl, camera)) {
      camera.layers.set(STILL_LAYER);
      this.picture.take(gl, scene, camera);
    }
    this.stage.stillChanged = false;
    this.picture.show(gl);
    camera.layers.set(MOVING_LAYER);
    gl.autoClear = false;
    gl.render(scene, camera);
    gl.autoClear = true;
  }

  dispose(): void {
    this.picture.dispose();
  }
}

/** Where shadows are cast, the whole picture is kept, and drawn anew only around what moved and its shadow. */
class MendingPainter implements Painter {
  private readonly picture = new KeptPicture(false);
  private readonly moved = new MovedThings();

  constructor(private readonly stage: Stage) {}

  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    scene.updateMatrixWorld();
    camera.layers.enableAll();
    const spheres = this.moved.since(movingThings(scene));
    if (this.stage.stillChanged || !this.picture.fits(gl, camera)) this.picture.take(gl, scene, camera);
    else {
      const { x: width, y: height } = this.picture.size;
      const patch = patchAround(spheres, SUN_AWAY, camera, { width, height });
      const all = patch === "all" || (patch && patch.width * patch.height > MOST_MENDED * width * height);
      if (all) this.picture.take(gl, scene, camera);
      else if (patch) this.picture.mend(gl, scene, camera, patch);
    }
    this.stage.stillChanged = false;
    this.picture.show(gl);
  }

  dispose(): void {
    this.picture.dispose();
  }
}

function movingThings(scene: Scene): Object3D[] {
  const things: Object3D[] = [];
  scene.traverse((thing) => {
    if (thing.layers.isEnabled(MOVING_LAYER)) things.push(thing);
  });
  return things;
}
