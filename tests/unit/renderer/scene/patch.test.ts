import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { frustumOf, merged, patchAround, shadowOf } from "../../../../src/renderer/scene/patch";

/** Looks straight down on 20 by 10 die edges: 10 pixels to an edge, x right, z down. */
function fromAbove() {
  const camera = new OrthographicCamera(-10, 10, 5, -5, 1, 100);
  camera.position.set(0, 50, 0);
  camera.up.set(0, 0, -1);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

const size = { width: 200, height: 100 };
const noon = { x: 0, y: 1, z: 0 };
/** The corners of a cube around a point, `half` to each side. */
const cube = (x: number, y: number, z: number, half: number) =>
  [-half, half].flatMap((i) =>
    [-half, half].flatMap((j) => [-half, half].map((k) => new Vector3(x + i, y + j, z + k))),
  );

describe("the part of a picture that has to be drawn anew", () => {
  it("is nothing out of sight", () => {
    expect(patchAround(cube(30, 0, 0, 1), noon, fromAbove(), size)).toBeNull();
  });

  it("is what moved with the soft edge of its shadow, two pixels more on each side, counted from below", () => {
    // From −1.15 to 1.15 edges: 11.5 pixels around (100, 50), then whole pixels and the margin.
    expect(patchAround(cube(0, 1, 0, 1), noon, fromAbove(), size)).toEqual({ x: 86, y: 36, width: 28, height: 28 });
    // At z = 3 it is seen 30 pixels lower.
    expect(patchAround(cube(0, 1, 3, 1), noon, fromAbove(), size)).toMatchObject({ y: 6 });
  });

  it("reaches to the shadow on the table, away from the light", () => {
    // Light from the left, as low as it is far: the upper corners, 5 high, throw their shadows 5 to the right.
    const light = { x: -1, y: 1, z: 0 };
    const patch = patchAround(cube(0, 4, 0, 1), light, fromAbove(), size);
    // From −1 (the cube) to 1 + 5 + 0.15 (the shadow).
    expect(patch).toEqual({ x: 88, y: 36, width: 76, height: 28 });
  });

  it("ends at the edges of the picture", () => {
    expect(patchAround(cube(-10, 1, -5, 1), noon, fromAbove(), size)).toEqual({ x: 0, y: 86, width: 14, height: 14 });
  });

  it("is all of it where something is at the eye", () => {
    const camera = new PerspectiveCamera(40, 2, 0.1, 100);
    camera.position.set(0, 2, 0);
    camera.lookAt(0, 0, -4);
    camera.updateMatrixWorld();
    expect(patchAround(cube(0, 2, 0, 1), noon, camera, size)).toBe("all");
  });
});

describe("parts of a picture", () => {
  const part = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

  it("stay apart where all between them would have to be drawn too", () => {
    const [one, other] = [part(0, 0, 100, 100), part(500, 300, 100, 100)];
    expect(merged([one, other])).toEqual([one, other]);
  });

  it("become one where that costs less, one after another", () => {
    // 200 × 100 is what both have; the third closes the gap to the fourth.
    expect(merged([part(0, 0, 100, 100), part(100, 0, 100, 100)])).toEqual([part(0, 0, 200, 100)]);
    expect(merged([part(0, 0, 100, 100), part(300, 0, 100, 100), part(100, 0, 200, 100)])).toEqual([
      part(0, 0, 400, 100),
    ]);
    expect(merged([])).toEqual([]);
  });

  it("show what lies in them", () => {
    const frustum = frustumOf(part(100, 50, 50, 50), fromAbove(), size);
    // x from 0 to 5 edges, z from 0 up to −5: the upper right quarter's inner half.
    expect(frustum.containsPoint(new Vector3(2.5, 0, -2.5))).toBe(true);
    expect(frustum.containsPoint(new Vector3(-0.1, 0, -2.5))).toBe(false);
    expect(frustum.containsPoint(new Vector3(5.1, 0, -2.5))).toBe(false);
    expect(frustum.containsPoint(new Vector3(2.5, 0, 0.1))).toBe(false);
  });
});

describe("a shadow", () => {
  it("lies away from the light by the height of what casts it", () => {
    expect(shadowOf({ x: 1, y: 6, z: 2 }, { x: -1, y: 3, z: -2 })).toEqual({ x: 3, y: 0, z: 6 });
    expect(shadowOf({ x: 1, y: -0.5, z: 2 }, { x: -1, y: 3, z: -2 })).toEqual({ x: 1, y: 0, z: 2 });
  });
});
