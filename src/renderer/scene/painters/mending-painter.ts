import type { Camera, Frustum, Object3D, Scene, WebGLRenderer } from "three";
import { KeptPicture } from "../kept-picture";
import { MOVING_LAYER } from "../layers";
import { MovedThings } from "../moved-things";
import { Pace } from "../pace";
import { areaOf, type Body, frustumOf, merged, type Patch, type PictureSize, patchAround } from "../patch";
import type { DiceStage } from "../stage";
import { SUN_AWAY } from "../surroundings";
import { thinned } from "../thinning";
import type { Painter } from "./painter";

/** A part larger than this share of the picture costs as much as the whole. */
const MOST_MENDED = 0.7;
/** What was drawn with rough edges is drawn smoothly when nothing has moved for so long, milliseconds. */
const CALM_MS = 300;

/**
 * Where shadows are cast, the whole picture is kept, and drawn anew only around what moved and its shadow. What moves
 * on a slow machine is drawn with rough edges, and smoothly once it lies still.
 */
export class MendingPainter implements Painter {
  private readonly smooth = new KeptPicture({ samples: 4 });
  private readonly moved = new MovedThings();
  private readonly pace = new Pace();
  private rough: KeptPicture | null = null;
  /** Where the rough picture is newer than the smooth one: at first everywhere, for it is there in half the time. */
  private roughly: Patch[] | "everywhere" = "everywhere";
  private movedAt = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: DiceStage,
    private readonly invalidate: () => void,
  ) {}

  paint(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    camera.layers.enableAll();
    const now = performance.now();
    const bodies = this.moved.since(movingThings(scene));
    if (bodies.length > 0) this.movedAt = now;
    this.pace.note(now, bodies.length > 0);
    const calm = now - this.movedAt >= CALM_MS;
    const newest = this.roughly === "everywhere" ? this.roughPicture() : this.smooth;
    const whole = this.stage.stillChanged || !newest.fits(gl, camera);
    const { x: width, y: height } = newest.size;
    const patches = whole ? null : patchesAround(bodies, camera, { width, height });
    this.stage.stillChanged = false;
    if (patches === null) this.take(newest, gl, scene, camera);
    else if (this.roughly === "everywhere") {
      if (calm) {
        this.take(this.smooth, gl, scene, camera);
        this.roughly = [];
      } else this.mend(newest, patches, gl, scene, camera);
    } else if (patches.length > 0 && this.pace.slow) {
      const rough = this.roughPicture();
      rough.fit(gl);
      this.mend(rough, patches, gl, scene, camera);
      this.roughly = merged([...this.roughly, ...patches]);
    } else {
      this.mend(this.smooth, calm ? this.roughly : patches, gl, scene, camera);
      if (calm) this.roughly = [];
    }
    if (this.roughly.length > 0) this.lookAgainLater();
  }

  dispose(): void {
    clearTimeout(this.later);
    this.smooth.dispose();
    this.rough?.dispose();
  }

  private roughPicture(): KeptPicture {
    this.rough ??= new KeptPicture({ samples: 0 });
    return this.rough;
  }

  private lookAgainLater(): void {
    clearTimeout(this.later);
    this.later = setTimeout(this.invalidate, CALM_MS);
  }

  private take(picture: KeptPicture, gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    // Shadows of what was left out of a part are missing.
    gl.shadowMap.needsUpdate = true;
    picture.take(gl, scene, camera);
    picture.show(gl);
    if (picture === this.smooth) this.roughly = [];
  }

  private mend(picture: KeptPicture, patches: readonly Patch[], gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    const { x: width, y: height } = picture.size;
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
