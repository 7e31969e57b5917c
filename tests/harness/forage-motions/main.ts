import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { quaternionShowing } from "../../../src/renderer/dice/faces";
import { becameMouse, movedUp, placed, returned } from "../../../src/renderer/dice/motions/forage";
import type { Motion } from "../../../src/renderer/dice/motions/motion";
import type { Vec } from "../../../src/renderer/dice/quaternion";
import type { Pose } from "../../../src/renderer/dice/world";
import { type ForageFace, forageFaceOn, forageSide } from "../../../src/shared/dice/forage-faces";
import type { DieValue } from "../../../src/shared/dice/kinds";

/** Every motion of Forage's dice, over and over; `#at=MS` stands still at that time, for a picture. */
const showing = (face: ForageFace, position: Vec, quarters = 0): Pose => ({
  position,
  quaternion: quaternionShowing(forageSide(face), quarters),
});
const row = (index: number): number => (index - 3) * 2.2;
const near = (index: number, y = 0.5): Vec => [row(index), y, 1.5];
const far = (index: number): Vec => [row(index), 0.5, -3];

const GROWTH = [
  [1, 3],
  [3, 6],
  [6, 10],
  [10, 15],
] as const;
const motions: Motion[] = [
  placed(showing(6, far(0)), showing(1, near(0))),
  ...GROWTH.map(([from, to], i) => movedUp(showing(from, near(i + 1), i), showing(to, near(i + 1, 0.6), i))),
  becameMouse(showing(1, far(5)), showing("mouse", near(5))),
  returned(showing(10, near(6)), showing(1, far(6))),
];

const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(innerWidth, innerHeight);
renderer.shadowMap.enabled = true;
document.body.append(renderer.domElement);
const scene = new Scene();
scene.background = new Color("#8a6742");
scene.add(new AmbientLight("#ffe8cc", 1.2));
const sun = new DirectionalLight("#ffdcae", 2.4);
sun.position.set(-5, 9, 5);
sun.castShadow = true;
Object.assign(sun.shadow.camera, { left: -10, right: 10, top: 8, bottom: -8 });
scene.add(sun);
const floor = new Mesh(new PlaneGeometry(60, 60), new MeshStandardMaterial({ color: "#7a5230" }));
floor.rotation.x = -Math.PI / 2;
floor.receiveShadow = true;
scene.add(floor);

/** A side with its number; that of the mouse with an M. Which way a value looks is told by `FACE_NORMALS`. */
function side(value: DieValue): MeshStandardMaterial {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = "#f0e2c4";
  pen.fillRect(0, 0, 128, 128);
  pen.fillStyle = "#3b2417";
  pen.font = "bold 64px sans-serif";
  pen.textAlign = "center";
  const face = forageFaceOn(value);
  pen.fillText(face === "mouse" ? "M" : String(face), 64, 88);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return new MeshStandardMaterial({ map });
}

// A box has its sides in the order right, left, top, bottom, front, back.
const sides = ([1, 6, 2, 5, 3, 4] as const).map(side);
const dice = motions.map(() => {
  const die = new Mesh(new BoxGeometry(1, 1, 1), sides);
  die.castShadow = true;
  scene.add(die);
  return die;
});

const camera = new PerspectiveCamera(30, innerWidth / innerHeight, 0.1, 100);
camera.position.set(0, 9, 16);
camera.lookAt(0, 0.4, -0.6);

const stands = /at=(\d+)/.exec(location.hash)?.[1];
const PAUSE_MS = 900;
const longest = Math.max(...motions.map(({ durationMs }) => durationMs)) + PAUSE_MS;
function draw(now: number): void {
  const ms = stands === undefined ? now % longest : Number(stands);
  motions.forEach((motion, i) => {
    const { position, quaternion } = motion.at(ms);
    dice[i]?.position.set(...position);
    dice[i]?.quaternion.set(...quaternion);
  });
  renderer.render(scene, camera);
  if (stands === undefined) requestAnimationFrame(draw);
}
requestAnimationFrame(draw);
