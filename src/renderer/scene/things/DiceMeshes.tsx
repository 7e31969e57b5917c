import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { Color, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Quaternion, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { DIE_COLOURS, type DieColour, type DieId } from "../../../shared/dice/kinds";
import { createDieGeometry } from "../../dice/die-geometry";
import { createDieMaterial } from "../../dice/die-materials";
import { DICE_SETS, type DiceSetId } from "../../dice/sets/dice-sets";
import { MOVING_LAYER } from "../layers";
import { mountProbe, NOT_SEEN } from "../probe";
import type { QualityLook } from "../quality";
import type { DiceStage } from "../stage";
import { dieShadowTexture, haloTexture, SHADOW_SPAN } from "../textures/surfaces";

const FLAT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
const NOT_DRAWN = new Matrix4().makeScale(0, 0, 0);
const BRIGHT = new Color(1.3, 1.22, 1.1);
const PLAIN = new Color(1, 1, 1);
const HALO_SIZE = 1.75;
const MOST_HALOS = 24;

interface Props {
  stage: DiceStage;
  look: QualityLook;
  set: DiceSetId;
  /** Dice that stand out: picked, selected. */
  lit: ReadonlySet<string>;
}

/** All dice: one draw call for each colour, one for their contact shadows, one for the rings of light. */
export function DiceMeshes({ stage, look, set, lit }: Props) {
  const { gl, invalidate } = useThree();
  const meshes = useMemo(() => buildMeshes(stage, look, set), [stage, look, set]);
  useEffect(() => {
    return () => {
      for (const mesh of [...meshes.byColour.values(), ...meshes.casters.values(), meshes.halos, meshes.shadows]) {
        mesh.geometry.dispose();
        for (const material of [mesh.material].flat()) material.dispose();
        mesh.dispose();
      }
    };
  }, [meshes]);

  useEffect(() => mountProbe({ drawn: meshes.drawn, gl }), [meshes, gl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other lit dice are drawn by another frame
  useLayoutEffect(() => {
    stage.dirty = true;
    invalidate();
  }, [stage, lit, invalidate]);

  // After the director has moved the dice (priority 0), before the picture is taken.
  useFrame(() => writeInstances(stage, meshes, lit));

  return (
    <>
      {[...meshes.byColour.entries()].map(([colour, mesh]) => (
        <primitive key={colour} object={mesh} />
      ))}
      {[...meshes.casters.entries()].map(([colour, mesh]) => (
        <primitive key={colour} object={mesh} />
      ))}
      <primitive object={meshes.shadows} />
      <primitive object={meshes.halos} />
    </>
  );
}

interface Meshes {
  byColour: Map<DieColour, InstancedMesh>;
  /** Where shadows are cast: simple bodies that cast them and are not seen. */
  casters: Map<DieColour, InstancedMesh>;
  drawn: Map<DieId, { mesh: InstancedMesh; index: number }>;
  halos: InstancedMesh;
  /** Baked: the touch of a die on what it lies on, and its whole shadow where none is cast. */
  shadows: InstancedMesh;
}

function buildMeshes(stage: DiceStage, look: QualityLook, set: DiceSetId): Meshes {
  const byColour = new Map<DieColour, InstancedMesh>();
  const casters: Meshes["casters"] = new Map();
  const drawn: Meshes["drawn"] = new Map();
  for (const colour of DIE_COLOURS) {
    const ids = stage.dice.ids.filter((id) => id.startsWith(colour));
    if (ids.length === 0) continue;
    const kind = DICE_SETS[set].kinds[colour];
    const geometry = createDieGeometry(colour, kind, look.reflections ? "full" : "light");
    const material = createDieMaterial(kind.finish, look.dice);
    const mesh = new InstancedMesh(geometry, material, ids.length);
    mesh.name = `dice-${colour}`;
    mesh.receiveShadow = true;
    if (look.shadowMap > 0) casters.set(colour, caster(kind.edge.size, ids.length));
    // Dice leave the bounding sphere of the first frame.
    mesh.frustumCulled = false;
    mesh.layers.set(MOVING_LAYER);
    ids.forEach((id, index) => {
      mesh.setColorAt(index, PLAIN);
      drawn.set(id, { mesh, index });
    });
    byColour.set(colour, mesh);
  }
  const halos = overlay(
    new MeshBasicMaterial({ map: haloTexture(), transparent: true, depthWrite: false }),
    MOST_HALOS,
  );
  const shadow = dieShadowTexture(look.shadowMap > 0 ? "contact" : "cast");
  const shadows = overlay(
    new MeshBasicMaterial({ map: shadow, transparent: true, depthWrite: false }),
    stage.dice.ids.length,
  );
  return { byColour, casters, drawn, halos, shadows };
}

/** Drilled pips cost most of a die's triangles, and no shadow shows them. */
function caster(edge: number, count: number): InstancedMesh {
  const material = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  const mesh = new InstancedMesh(new RoundedBoxGeometry(1, 1, 1, 2, edge), material, count);
  mesh.castShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

function overlay(material: MeshBasicMaterial, count: number): InstancedMesh {
  material.polygonOffset = true;
  material.polygonOffsetFactor = -2;
  material.polygonOffsetUnits = -4;
  const mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, count);
  mesh.frustumCulled = false;
  mesh.layers.set(MOVING_LAYER);
  mesh.renderOrder = 1;
  return mesh;
}

const matrix = new Matrix4();
const scale = new Vector3();
const spot = new Vector3();

function writeInstances(
  stage: DiceStage,
  { byColour, casters, drawn, halos, shadows }: Meshes,
  lit: ReadonlySet<string>,
): void {
  let halo = 0;
  let shadow = 0;
  for (const mesh of byColour.values()) mesh.count = 0;
  stage.dice.each(({ id, pose }) => {
    const instance = drawn.get(id);
    if (!instance) return;
    const { mesh } = instance;
    const index = pose.scale > 0 ? mesh.count++ : NOT_SEEN;
    instance.index = index;
    if (index === NOT_SEEN) return;
    mesh.setMatrixAt(index, matrix.compose(pose.position, pose.rotation, scale.setScalar(pose.scale)));
    mesh.setColorAt(index, lit.has(id) ? BRIGHT : PLAIN);
    const floor = stage.floorAt(pose.position);
    const height = Math.max(0, pose.position.y - pose.scale / 2 - floor);
    if (lit.has(id) && halo < MOST_HALOS) {
      // Close under the lifted die, above its neighbours in the basket.
      spot.set(pose.position.x, pose.position.y - pose.scale / 2 - 0.03, pose.position.z);
      halos.setMatrixAt(halo++, matrix.compose(spot, FLAT, scale.setScalar(HALO_SIZE * pose.scale)));
    }
    // Light comes from the far left: the shadow of a die in the air lies near right of it, and is fainter by its size.
    spot.set(pose.position.x + height * 0.4, floor + 0.012, pose.position.z + height * 0.25);
    const size = pose.scale * SHADOW_SPAN * Math.max(0.35, 1 - height * 0.12);
    shadows.setMatrixAt(shadow++, matrix.compose(spot, FLAT, scale.setScalar(size)));
  });
  shadows.count = shadow;
  halos.count = halo;
  halos.visible = halo > 0;
  for (let rest = halo; rest < MOST_HALOS; rest++) halos.setMatrixAt(rest, NOT_DRAWN);
  for (const [colour, mesh] of casters) {
    const body = byColour.get(colour) as InstancedMesh;
    mesh.instanceMatrix.copy(body.instanceMatrix);
    mesh.count = body.count;
  }
  for (const mesh of [...byColour.values(), ...casters.values(), halos, shadows]) {
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }
}
