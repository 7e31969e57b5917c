import { OrthographicCamera, PerspectiveCamera, Sphere, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { patchAround } from "../../../../src/renderer/scene/patch";

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
const sphere = (x: number, y: number, z: number, radius: number) => new Sphere(new Vector3(x, y, z), radius);

describe("the part of a picture that has to be drawn anew", () => {
  it("is nothing where nothing moved, or only out of sight", () => {
    expect(patchAround([], noon, fromAbove(), size)).toBeNull();
    expect(patchAround([sphere(30, 0, 0, 1)], noon, fromAbove(), size)).toBeNull();
  });

  it("is what moved with the soft edge of its shadow, two pixels more on each side, counted from below", () => {
    // From −1.35 to 1.35 edges: 13.5 pixels around (100, 50), then whole pixels and the margin.
    expect(patchAround([sphere(0, 0, 0, 1)], noon, fromAbove(), size)).toEqual({ x: 84, y: 34, width: 32, height: 32 });
    // At z = 3 it is seen 30 pixels lower.
    expect(patchAround([sphere(0, 0, 3, 1)], noon, fromAbove(), size)).toMatchObject({ y: 4 });
  });

  it("reaches to the shadow on the table, away from the light", () => {
    // Light from the left, as low as it is far: from 4 high the shadow's middle lies 4 to the right.
    const light = { x: -1, y: 1, z: 0 };
    const patch = patchAround([sphere(0, 4, 0, 1)], light, fromAbove(), size);
    // From −1 (the ball) to 4 + 1.35 (the shadow).
    expect(patch).toEqual({ x: 88, y: 34, width: 68, height: 32 });
  });

  it("ends at the edges of the picture", () => {
    expect(patchAround([sphere(-10, 0, -5, 1)], noon, fromAbove(), size)).toEqual({
      x: 0,
      y: 84,
      width: 16,
      height: 16,
    });
  });

  it("is all of it where something is at the eye", () => {
    const camera = new PerspectiveCamera(40, 2, 0.1, 100);
    camera.position.set(0, 2, 0);
    camera.lookAt(0, 0, -4);
    camera.updateMatrixWorld();
    expect(patchAround([sphere(0, 2, 0, 1)], noon, camera, size)).toBe("all");
  });
});
