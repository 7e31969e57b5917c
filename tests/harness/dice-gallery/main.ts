import {
  ACESFilmicToneMapping,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { createDieGeometry } from "../../../src/renderer/dice/die-geometry";
import { createDieMaterial, type DieSurface } from "../../../src/renderer/dice/die-materials";
import { quaternionShowing } from "../../../src/renderer/dice/faces";
import { DICE_SETS, type DiceSetId } from "../../../src/renderer/dice/sets/dice-sets";
import { roomOf, SUN_AWAY } from "../../../src/renderer/scene/surroundings";
import { GARDEN } from "../../../src/renderer/scene/themes/garden";
import type { DieKind } from "../../../src/shared/dice/forage-faces";
import { DIE_VALUES } from "../../../src/shared/dice/kinds";

/**
 * A set's dice close up in the light of the table, every kind with every value on top:
 * `?set=orchard&surface=coated&kinds=red,black,gold`; `surface` is plain, reflecting or coated.
 */
const query = new URLSearchParams(location.search);
const set = DICE_SETS[(query.get("set") ?? "orchard") as DiceSetId];
const surface = (query.get("surface") ?? "coated") as DieSurface;
const kinds = (query.get("kinds") ?? "red,black,gold,bramble,leaves,soil").split(",") as DieKind[];
const light = surface === "plain" ? "plain" : "reflecting";

const renderer = new WebGLRenderer({ antialias: true });
renderer.setPixelRatio(devicePixelRatio);
renderer.setSize(innerWidth, innerHeight);
renderer.toneMapping = ACESFilmicToneMapping;
renderer.toneMappingExposure = 0.98;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
document.body.append(renderer.domElement);

const scene = new Scene();
const { sun: low, sky } = GARDEN.light[light];
scene.add(new HemisphereLight(sky.above, sky.below, sky.strength));
if (light === "reflecting") {
  scene.environment = roomOf(renderer, GARDEN.room).texture;
  scene.environmentIntensity = GARDEN.room.share;
}
const sun = new DirectionalLight(low.colour, low.strength);
sun.position.set(SUN_AWAY.x, SUN_AWAY.y, SUN_AWAY.z);
sun.castShadow = true;
sun.shadow.mapSize.set(2048, 2048);
sun.shadow.radius = 4;
sun.shadow.bias = -0.0004;
sun.shadow.normalBias = 0.02;
Object.assign(sun.shadow.camera, { left: -9, right: 9, top: 7, bottom: -7, near: 2, far: 75 });
scene.add(sun);

const felt = new Mesh(new PlaneGeometry(80, 80), new MeshStandardMaterial({ color: "#46592f", roughness: 0.95 }));
felt.rotation.x = -Math.PI / 2;
felt.receiveShadow = true;
scene.add(felt);

const up = new Vector3(0, 1, 0);
kinds.forEach((kind, row) => {
  const look = set.kinds[kind];
  const detail = surface === "plain" ? "light" : "full";
  const dice = new InstancedMesh(createDieGeometry(kind, look, detail), createDieMaterial(look.finish, surface), 6);
  for (const side of DIE_VALUES) {
    const yaw = new Quaternion().setFromAxisAngle(up, -0.35 + ((side * 7 + row * 5) % 9) * 0.09);
    const turn = yaw.multiply(new Quaternion(...quaternionShowing(side)));
    const place = new Vector3((side - 3.5) * 1.5, 0.5, (row - (kinds.length - 1) / 2) * 1.42);
    dice.setMatrixAt(side - 1, new Matrix4().compose(place, turn, new Vector3(1, 1, 1)));
  }
  dice.castShadow = true;
  dice.receiveShadow = true;
  scene.add(dice);
});

const camera = new PerspectiveCamera(26, innerWidth / innerHeight, 0.1, 100);
const far = kinds.length > 3 ? 1.2 : 1;
camera.position.set(0, 12.4 * far, 8.6 * far);
camera.lookAt(0, 0.1, 0.3);
renderer.render(scene, camera);
document.title = `Dice, close up: ${renderer.info.render.triangles} triangles`;
document.documentElement.dataset.drawn = "";
