import CameraControls from "camera-controls";
import {
  Box3,
  Matrix4,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { CameraView } from "../app/turn";
import { fitCamera, viewArea } from "./camera-fit";
import type { TableLayout } from "./layout";

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

/** A spot of the table to look at from near. */
export interface CloseUp {
  x: number;
  z: number;
}

/** Width and depth of what a close-up shows. */
const CLOSE_WIDTH = 7;
const CLOSE_DEPTH = 4.5;

/** Height of what stands on the table: the basket's rim and the dice in it. */
const THINGS_HEIGHT = 0.9;
const SMOOTH_S = 0.22;
/** Longest time that one frame may tell, in seconds: the first frame after an idle time would jump. */
const LONGEST_FRAME_S = 0.2;

/** The camera in the player's hands: goes to views, orbits freely, cannot get lost. */
export class CameraRig {
  private readonly controls: CameraControls;

  constructor(
    private readonly camera: PerspectiveCamera,
    element: HTMLElement,
    onMove: () => void,
  ) {
    this.controls = new CameraControls(camera, element);
    const { ACTION } = CameraControls;
    Object.assign(this.controls.mouseButtons, {
      left: ACTION.ROTATE,
      right: ACTION.ROTATE,
      middle: ACTION.TRUCK,
      wheel: ACTION.DOLLY,
    });
    Object.assign(this.controls.touches, { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_TRUCK });
    this.controls.smoothTime = SMOOTH_S;
    this.controls.draggingSmoothTime = 0.08;
    this.controls.dollyToCursor = true;
    this.controls.minPolarAngle = 0.02;
    this.controls.maxPolarAngle = 1.25;
    this.controls.minAzimuthAngle = -1.2;
    this.controls.maxAzimuthAngle = 1.2;
    for (const event of ["control", "controlstart", "controlend", "transitionstart", "wake"] as const) {
      this.controls.addEventListener(event, onMove);
    }
  }

  /** Goes where `view` is seen whole. */
  show(layout: TableLayout, view: CameraView, aspect: number, activeSeat: number | null, smooth: boolean): void {
    const { position, target } = fitCamera(viewArea(layout, view, aspect, activeSeat), THINGS_HEIGHT, aspect);
    const whole = fitCamera(layout.bounds, THINGS_HEIGHT, aspect);
    this.controls.minDistance = 8;
    this.controls.maxDistance = whole.position.distanceTo(whole.target) * 1.25;
    const { bounds } = layout;
    const [halfWidth, halfDepth] = [bounds.width / 2, bounds.depth / 2];
    this.controls.setBoundary(
      new Box3(
        new Vector3(bounds.x - halfWidth, -3, bounds.z - halfDepth),
        new Vector3(bounds.x + halfWidth, 3, bounds.z + halfDepth),
      ),
    );
    void this.controls.setLookAt(position.x, position.y, position.z, target.x, target.y, target.z, smooth);
  }

  /** Goes near a spot, remembering where it came from. */
  lookClose({ x, z }: CloseUp, aspect: number): void {
    this.controls.saveState();
    const { position, target } = fitCamera({ x, z, width: CLOSE_WIDTH, depth: CLOSE_DEPTH }, THINGS_HEIGHT, aspect);
    void this.controls.setLookAt(position.x, position.y, position.z, target.x, target.y, target.z, true);
  }

  /** Goes back to where the last close-up began. */
  lookBack(): void {
    void this.controls.reset(true);
  }

  /** False while a die is in the fingers. */
  set enabled(enabled: boolean) {
    this.controls.enabled = enabled;
  }

  /** Moves on by `delta` seconds; true while the camera is on its way. */
  update(delta: number): boolean {
    const moved = this.controls.update(Math.min(delta, LONGEST_FRAME_S));
    if (moved) this.camera.updateMatrixWorld();
    return moved;
  }

  dispose(): void {
    this.controls.dispose();
  }
}
