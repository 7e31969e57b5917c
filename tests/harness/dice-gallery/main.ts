import {
  ACESFilmicToneMapping,
  AmbientLight,
  Color,
  DirectionalLight,
  Euler,
  Mesh,
  MeshStandardMaterial,
  PCFSoftShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Quaternion,
  Scene,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js";
import { createDieGeometry, type DieDetail } from "../../../src/renderer/dice/die-geometry";
import { createDieMaterial } from "../../../src/renderer/dice/die-materials";
import { quaternionShowing } from "../../../src/renderer/dice/faces";
import { DIE_COLOURS, DIE_VALUES } from "../../../src/shared/dice/kinds";

/** Every kind with every value on top, under one late sun; `#light` shows the light dice, `#bare` without surroundings to mirror. */
const detail: DieDetail = location.hash.includes("light") ? "light" : "full";
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(innerWidth, innerHeight);
renderer.toneMapping = ACESFilmicToneMapping;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFSoftShadowMap;
document.body.append(renderer.domElement);

const scene = new Scene();
scene.background = new Color("#8a6742");
if (!location.hash.includes("bare")) {
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.3;
}
scene.add(new AmbientLight("#ffe8cc", location.hash.includes("bare") ? 1.1 : 0.25));
const sun = new DirectionalLight("#ffdcae", 2.2);
sun.position.set(-5, 8, 4);
sun.castShadow = true;
sun.shadow.mapSize.set(2048, 2048);
sun.shadow.radius = 6;
Object.assign(sun.shadow.camera, { left: -7, right: 7, top: 5, bottom: -5 });
scene.add(sun);

const floor = new Mesh(new PlaneGeometry(60, 60), new MeshStandardMaterial({ color: "#7a5230", roughness: 0.85 }));
floor.rotation.x = -Math.PI / 2;
floor.receiveShadow = true;
scene.add(floor);

let triangles = 0;
DIE_COLOURS.forEach((kind, row) => {
  const geometry = createDieGeometry(kind, detail);
  const material = createDieMaterial(kind, detail);
  triangles = Math.max(triangles, (geometry.index?.count ?? 0) / 3);
  for (const value of DIE_VALUES) {
    const die = new Mesh(geometry, material);
    const turn = new Quaternion().setFromEuler(new Euler(0, 0.35 + value * 0.7, 0));
    die.quaternion.copy(turn).multiply(new Quaternion(...quaternionShowing(value)));
    die.position.set((value - 3.5) * 1.55, 0.5, (row - 1) * 1.6);
    die.castShadow = true;
    die.receiveShadow = true;
    scene.add(die);
  }
});

const camera = new PerspectiveCamera(26, innerWidth / innerHeight, 0.1, 100);
camera.position.set(0, 9.6, 9.4);
camera.lookAt(0, 0.2, 0.1);
renderer.render(scene, camera);
document.title = `Dice, close up: ${triangles} triangles`;
