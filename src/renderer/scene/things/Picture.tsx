import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import type { Camera, Frustum, Matrix4, Object3D, Scene, WebGLRenderer } from "three";
import { KeptPicture } from "../kept-picture";
import { MovedThings } from "../moved-things";
import { Pace } from "../pace";
import { areaOf, type Body, frustumOf, merged, type Patch, type PictureSize, patchAround } from "../patch";
import type { QualityLook } from "../quality";
import type { Stage } from "../stage";
import { SUN_AWAY } from "../surroundings";
import { thinned } from "../thinning";

/** Things that move are on this layer, so that the still rest can be drawn without them. */
export const MOVING_LAYER = 1;
const STILL_LAYER = 0;
/** A part larger than this share of the picture costs as much as the whole. */
const MOST_MENDED = 0.7;
/** What was drawn with rough edges is drawn smoothly when nothing has moved for so long, milliseconds. */
const CALM_MS = 300;

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
  everything: (stage, invalidate) => new MendingPainter(stage, invalidate),
};

/**
 * Without shadow maps nothing that moves leaves a mark on what is still: the still things are kept as a picture with
 * its depths, and only the moving ones are drawn anew.
 */
class StillPainter implements Painter {
  private readonly picture = new KeptPicture({ samples: 4, depths: true });
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

/**
 * Where shadows are cast, the whole picture is kept, and drawn anew only around what moved and its shadow. What moves
 * on a slow machine is drawn with rough edges, and smoothly once it lies still.
 */
class MendingPainter implements Painter {
  private readonly smooth = new KeptPicture({ samples: 4 });
  private readonly moved = new MovedThings();
  private readonly pace = new Pace();
  private rough: KeptPicture | null = null;
  /** Where the rough picture is newer than the smooth one. */
  private roughly: Patch[] = [];
  private movedAt = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly invalidate: () => void,
  ) {}

  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    scene.updateMatrixWorld();
    camera.layers.enableAll();
    const now = performance.now();
    const bodies = this.moved.since(movingThings(scene));
    if (bodies.length > 0) this.movedAt = now;
    this.pace.note(now, bodies.length > 0);
    const whole = this.stage.stillChanged || !this.smooth.fits(gl, camera);
    const { x: width, y: height } = this.smooth.size;
    const patches = whole ? null : patchesAround(bodies, camera, { width, height });
    this.stage.stillChanged = false;
    if (patches === null) {
      // Shadows of what was left out of a part are missing.
      gl.shadowMap.needsUpdate = true;
      this.smooth.take(gl, scene, camera);
      this.smooth.show(gl);
      this.roughly = [];
    } else if (patches.length > 0 && this.pace.slow) {
      this.rough ??= new KeptPicture({ samples: 0 });
      this.rough.fit(gl);
      this.mend(this.rough, patches, gl, scene, camera);
      this.roughly = merged([...this.roughly, ...patches]);
      clearTimeout(this.later);
      this.later = setTimeout(this.invalidate, CALM_MS);
    } else {
      const calm = now - this.movedAt >= CALM_MS;
      this.mend(this.smooth, calm ? this.roughly : patches, gl, scene, camera);
      if (calm) this.roughly = [];
    }
  }

  dispose(): void {
    clearTimeout(this.later);
    this.smooth.dispose();
    this.rough?.dispose();
  }

  private mend(picture: KeptPicture, patches: readonly Patch[], gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    const { x: width, y: height } = this.smooth.size;
    const frusta = patches.map((patch) => frustumOf(patch, camera, { width, height }));
    patches.forEach((patch, index) => {
      // Shadows are cast once, for all parts.
      const first = index === 0;
      const restore = thinned(scene, frusta[index] as Frustum, first ? frusta : [], SUN_AWAY);
      if (first) gl.shadowMap.needsUpdate = true;
      picture.mend(gl, scene, camera, patch);
      restore();
      // The canvas keeps the rest.
      picture.show(gl, patch);
    });
  }
}

/** The parts of a picture that have changed; null where it is as well drawn as a whole. */
function patchesAround(bodies: readonly Body[], camera: Camera, size: PictureSize): Patch[] | null {
  const patches: Patch[] = [];
  for (const body of bodies) {
    const patch = patchAround(body, SUN_AWAY, camera, size);
    if (patch === "all") return null;
    if (patch) patches.push(patch);
  }
  const parts = merged(patches);
  const area = parts.reduce((sum, part) => sum + areaOf(part), 0);
  return area > MOST_MENDED * size.width * size.height ? null : parts;
}

function movingThings(scene: Scene): Object3D[] {
  const things: Object3D[] = [];
  scene.traverse((thing) => {
    if (thing.layers.isEnabled(MOVING_LAYER)) things.push(thing);
  });
  return things;
}
