import { BoxGeometry, Color, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, OrthographicCamera, Scene } from "three";
import { beforeEach, describe, expect, it } from "vitest";
import { frustumOf, type Patch } from "../../../../src/renderer/scene/patch";
import { thinned } from "../../../../src/renderer/scene/thinning";

const SIZE = { width: 200, height: 100 };
/** As low as it is far, from the left. */
const LIGHT = { x: -1, y: 1, z: 0 };
const X = [-8, -3, 2, 7];

/** 20 by 10 edges from above, 10 pixels to an edge. */
const camera = new OrthographicCamera(-10, 10, 5, -5, 1, 100);
camera.position.set(0, 50, 0);
camera.up.set(0, 0, -1);
camera.lookAt(0, 0, 0);
camera.updateMatrixWorld();

const part = (x: number, width: number): Patch => ({ x, y: 40, width, height: 20 });
const seen = (x: number, width: number) => frustumOf(part(x, width), camera, SIZE);

let scene: Scene;
let dice: InstancedMesh;
let single: Mesh;

beforeEach(() => {
  scene = new Scene();
  dice = new InstancedMesh(new BoxGeometry(), new MeshBasicMaterial(), X.length);
  X.forEach((x, index) => {
    dice.setMatrixAt(index, new Matrix4().makeTranslation(x, 0, 0));
    dice.setColorAt(index, new Color(index, 0, 0));
  });
  single = new Mesh(new BoxGeometry(), new MeshBasicMaterial());
  single.position.set(-8, 4, 0);
  scene.add(dice, single);
  scene.updateMatrixWorld();
});

/** Where the instances are that would be drawn, and by their colours which they are. */
const drawn = () =>
  Array.from({ length: dice.visible ? dice.count : 0 }, (_, index) => {
    const [matrix, colour] = [new Matrix4(), new Color()];
    dice.getMatrixAt(index, matrix);
    dice.getColorAt(index, colour);
    return [matrix.elements[12], colour.r];
  });

describe("a thinned scene", () => {
  it("has the instances that are seen, with their colours, and then all again", () => {
    const all = drawn();
    const restore = thinned(scene, seen(60, 70), [], LIGHT);
    expect(drawn()).toEqual([
      [-3, 1],
      [2, 2],
    ]);
    expect(single.visible).toBe(false);
    restore();
    expect(drawn()).toEqual(all);
    expect(single.visible).toBe(true);
  });

  it("leaves a mesh out of which nothing is seen, and what was hidden stays so", () => {
    single.visible = false;
    const restore = thinned(scene, seen(190, 10), [], LIGHT);
    expect(dice.visible).toBe(false);
    restore();
    expect(dice.visible).toBe(true);
    expect(single.visible).toBe(false);
  });

  it("has what only casts its shadow into one of the parts", () => {
    single.castShadow = true;
    // From 4 high at x = −8 the shadow lies at −4.
    const restore = thinned(scene, seen(160, 20), [seen(160, 20), seen(55, 10)], LIGHT);
    expect(single.visible).toBe(true);
    restore();
    const other = thinned(scene, seen(160, 20), [seen(160, 20)], LIGHT);
    expect(single.visible).toBe(false);
    other();
  });
});
