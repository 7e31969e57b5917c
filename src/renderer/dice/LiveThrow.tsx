import { Physics } from "@react-three/cannon";
import { useCallback, useRef } from "react";
import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from "three";
import type { ThrowBatch } from "./plan";
import { BatchBodies, TrayBodies } from "./ThrowWorldBodies";
import { LONGEST_FRAME_S } from "./throw-player";
import { CONTACT, STEP_S, WORLD } from "./tray";
import { type ShownThrow, useThrowPlayer } from "./use-throw-player";
import { WorldBoundary } from "./WorldBoundary";

const MAX_SUB_STEPS = Math.round(LONGEST_FRAME_S / STEP_S);

const FLOATS_PER_MATRIX = 16;

/**
 * Plays throws in a live physics world, a fresh one for each batch of dice, watched against the plan.
 * Draws nothing: the scene draws dice where `onPoses` tells. Works with `frameloop="demand"`.
 */
export function LiveThrow(props: ShownThrow) {
  const carrier = useRef<PoseCarrier | null>(null);
  const player = useThrowPlayer(props, true, (playing) => {
    const poses = carrier.current;
    if (poses?.batch === playing.batch && poses.read()) playing.offer(poses.positions, poses.quaternions);
  });
  const carry = useCallback((batch: ThrowBatch, mesh: InstancedMesh) => {
    carrier.current = new PoseCarrier(batch, mesh);
  }, []);
  if (!player?.needsWorld) return null;
  return (
    // A fresh world for every batch: taking single bodies out of a stepping world can freeze it for good.
    <WorldBoundary key={`${player.serial}/${player.batchIndex}`}>
      <Physics
        isPaused={!player.running}
        allowSleep={false}
        broadphase="Naive"
        defaultContactMaterial={CONTACT}
        gravity={WORLD.gravity}
        iterations={WORLD.iterations}
        tolerance={WORLD.tolerance}
        stepSize={STEP_S}
        maxSubSteps={MAX_SUB_STEPS}
        shouldInvalidate={false}
      >
        <TrayBodies />
        <BatchBodies batch={player.batch} onCarrier={carry} />
      </Physics>
    </WorldBoundary>
  );
}

/** Reads body poses back from the instance matrices that the physics hook writes. */
class PoseCarrier {
  readonly positions: Float32Array;
  readonly quaternions: Float32Array;
  /** The hook's own first writing is no answer of the world. */
  private version: number;
  private readonly matrix = new Matrix4();
  private readonly position = new Vector3();
  private readonly quaternion = new Quaternion();
  private readonly scale = new Vector3();

  constructor(
    readonly batch: ThrowBatch,
    readonly mesh: InstancedMesh,
  ) {
    this.version = mesh.instanceMatrix.version;
    this.positions = new Float32Array(mesh.count * 3);
    this.quaternions = new Float32Array(mesh.count * 4);
  }

  /** Whether the world has answered since the last call. */
  read(): boolean {
    const { array, version } = this.mesh.instanceMatrix;
    if (version === this.version) return false;
    this.version = version;
    for (let i = 0; i < this.mesh.count; i++) {
      this.matrix.fromArray(array, i * FLOATS_PER_MATRIX).decompose(this.position, this.quaternion, this.scale);
      this.position.toArray(this.positions, i * 3);
      this.quaternion.toArray(this.quaternions, i * 4);
    }
    return true;
  }
}
