import { useBox, usePlane } from "@react-three/cannon";
import { useLayoutEffect, useRef, useState } from "react";
import { BufferGeometry, InstancedMesh } from "three";
import type { ThrowBatch } from "./plan";
import { DIE_EDGE, MATERIALS, PLANES, type PlaneSpec } from "./tray";
import type { Pose } from "./world";

type Triplet = [number, number, number];
type Quad = [number, number, number, number];

const EDGE: Triplet = [DIE_EDGE, DIE_EDGE, DIE_EDGE];

function TrayPlane({ plane }: { plane: PlaneSpec }) {
  usePlane(() => ({
    type: "Static",
    mass: 0,
    material: MATERIALS[plane.material],
    position: plane.position,
    quaternion: plane.quaternion,
  }));
  return null;
}

/**
 * Floor and walls, the same for every throw. How they meet dice is told by the materials alone:
 * `useContactMaterial` takes its contact back from a world that is gone when StrictMode mounts twice.
 */
export function TrayBodies() {
  return PLANES.map((plane) => <TrayPlane key={plane.position.join()} plane={plane} />);
}

function RestingDie({ pose }: { pose: Pose }) {
  useBox(() => ({
    type: "Static",
    mass: 0,
    material: MATERIALS.die,
    args: EDGE,
    position: [...pose.position] as Triplet,
    quaternion: [...pose.quaternion] as Quad,
  }));
  return null;
}

/** A mesh that is never drawn: the physics hook writes the bodies' poses into its instance matrices. */
function poseCarrier(count: number): InstancedMesh {
  return new InstancedMesh(new BufferGeometry(), undefined, count);
}

interface BatchBodiesProps {
  batch: ThrowBatch;
  /** Told, once the bodies are mounted, the mesh whose instance matrices follow them; must not change. */
  onCarrier(batch: ThrowBatch, mesh: InstancedMesh): void;
}

/** All bodies of one batch, mounted in one commit after the tray: resting dice, then the thrown ones. */
export function BatchBodies({ batch, onCarrier }: BatchBodiesProps) {
  return (
    <>
      {batch.resting.map((pose) => (
        <RestingDie key={pose.position.join()} pose={pose} />
      ))}
      <ThrownDice batch={batch} onCarrier={onCarrier} />
    </>
  );
}

function ThrownDice({ batch, onCarrier }: BatchBodiesProps) {
  const [carrier] = useState(() => poseCarrier(batch.dice.length));
  const ref = useRef(carrier);
  useBox((index) => {
    const start = batch.starts[index];
    if (!start) throw new RangeError(`no start for die ${index}`);
    return {
      mass: 1,
      material: MATERIALS.die,
      linearDamping: 0,
      angularDamping: 0,
      args: EDGE,
      position: [...start.position] as Triplet,
      quaternion: [...start.quaternion] as Quad,
      velocity: [...start.velocity] as Triplet,
      angularVelocity: [...start.angularVelocity] as Triplet,
    };
  }, ref);
  useLayoutEffect(() => onCarrier(batch, carrier), [batch, carrier, onCarrier]);
  return null;
}
