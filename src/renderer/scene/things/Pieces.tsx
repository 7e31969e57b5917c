import { useFrame } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { type BufferGeometry, InstancedMesh, type Material, Matrix4, Mesh, Quaternion, Vector3 } from "three";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { heartGeometry, medalGeometry, potGeometry, shardGeometry, splatterGeometry } from "../geometry/pieces";
import { tinted } from "../geometry/tint";
import { MOVING_LAYER } from "../layers";
import { MAT_THICKNESS, onMat, type Spot } from "../layout";
import { inOwnColours, surface } from "../materials";
import type { QualityLook } from "../quality";
import type { Stage } from "../stage";

interface Props {
  state: State;
  stage: Stage;
  look: QualityLook;
}

const UPRIGHT = new Quaternion();
const MOST_SHARDS = 2;

/** Hearts, shards, the turn marker, the ketchup splatter and the medal for the first sixth tomato. */
export function Pieces({ state, stage, look }: Props) {
  const { layout } = stage;
  const meshes = useMemo(() => build(stage, look), [stage, look]);
  useEffect(
    () => () => {
      for (const mesh of Object.values(meshes)) {
        (mesh.geometry as BufferGeometry).dispose();
        (mesh.material as Material).dispose();
      }
    },
    [meshes],
  );

  const holders = state.players.map((player) => player.shards).join();
  useLayoutEffect(() => {
    const matrix = new Matrix4();
    let count = 0;
    holders.split(",").forEach((held, seat) => {
      const place = layout.mats[seat];
      for (let shard = 0; place && shard < Math.min(MOST_SHARDS, Number(held)); shard++) {
        const spot = onMat(place, layout.mat.shards[shard] as Spot);
        const position = new Vector3(spot.x, MAT_THICKNESS, spot.z);
        meshes.shards.setMatrixAt(count++, matrix.compose(position, UPRIGHT, new Vector3().setScalar(place.scale)));
      }
    });
    meshes.shards.count = count;
    meshes.shards.visible = count > 0;
    meshes.shards.instanceMatrix.needsUpdate = true;
    stage.dirty = true;
  }, [holders, layout, meshes, stage]);

  useFrame(() => {
    const matrix = new Matrix4();
    stage.hearts.forEach((heart, seat) => {
      const size = new Vector3().setScalar(layout.mats[seat]?.scale ?? 1);
      meshes.hearts.setMatrixAt(seat, matrix.compose(heart.position, UPRIGHT, size));
    });
    meshes.hearts.instanceMatrix.needsUpdate = true;
    meshes.marker.position.copy(stage.marker.position);
  });

  const at = (seat: number | null, spot: Spot): [number, number, number] | null => {
    const place = layout.mats.find((mat) => mat.seat === seat);
    if (!place) return null;
    const { x, z } = onMat(place, spot);
    return [x, MAT_THICKNESS, z];
  };
  const splatter = at(state.lastSeat, layout.mat.splatter);
  const sixth = state.players.findIndex((player) => player.firstSixth);
  const medal = sixth < 0 ? null : at(sixth, layout.mat.firstSixth);
  return (
    <>
      <primitive object={meshes.hearts} />
      <primitive object={meshes.shards} />
      <primitive object={meshes.marker} visible={state.activeSeat !== null} />
      {splatter && <primitive object={meshes.splatter} position={splatter} />}
      {medal && <primitive object={meshes.medal} position={medal} />}
    </>
  );
}

function build(stage: Stage, look: QualityLook) {
  const players = stage.layout.mats.length;
  const size = stage.layout.mats[0]?.scale ?? 1;
  const painted = (roughness: number, metalness = 0) => surface(look, { vertexColors: true, roughness, metalness });
  const hearts = inOwnColours(new InstancedMesh(tinted(heartGeometry(), "#d2203a"), painted(0.2), players));
  const shards = inOwnColours(
    new InstancedMesh(tinted(shardGeometry(), "#e2485e"), painted(0.15), players * MOST_SHARDS),
  );
  const marker = new Mesh(potGeometry(), painted(0.6));
  const splatter = new Mesh(tinted(splatterGeometry(), "#b3160c"), painted(0.08));
  const medal = new Mesh(medalGeometry(), painted(0.25, 0.35));
  for (const mesh of [hearts, shards, marker, splatter, medal]) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
  }
  for (const mesh of [hearts, shards, marker, splatter, medal]) mesh.layers.set(MOVING_LAYER);
  for (const mesh of [marker, splatter, medal]) mesh.scale.setScalar(size);
  return { hearts, shards, marker, splatter, medal };
}
