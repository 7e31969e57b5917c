import {
  BoxGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Texture,
} from "three";
import { describe, expect, it } from "vitest";
import { MovedThings } from "../../../../src/renderer/scene/moved-things";
import type { Body } from "../../../../src/renderer/scene/patch";

const cube = () => new Mesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial());
const cubes = (count: number) => {
  const mesh = new InstancedMesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial(), count);
  for (let index = 0; index < count; index++) put(mesh, index, index * 10);
  return mesh;
};
const put = (mesh: InstancedMesh, index: number, x: number, size = 1) =>
  mesh.setMatrixAt(index, new Matrix4().makeScale(size, size, size).setPosition(x, 0, 0));

const middle = (body: Body) => body.reduce((sum, { x }) => sum + x, 0) / body.length;

/** Where the middles of what moved are along x. */
const since = (moved: MovedThings, ...things: Object3D[]): number[] => {
  for (const thing of things) thing.updateWorldMatrix(true, true);
  return moved.since(things).map(middle);
};

describe("things that moved", () => {
  it("are those that came, then none while all lie still", () => {
    const [moved, one, many] = [new MovedThings(), cube(), cubes(2)];
    expect(since(moved, one, many)).toEqual([0, 0, 10]);
    expect(since(moved, one, many)).toEqual([]);
  });

  it("are told where they were and where they are, in the world", () => {
    const [moved, one, group] = [new MovedThings(), cube(), new Group()];
    group.add(one);
    group.position.x = 5;
    since(moved, one);
    one.position.x = 3;
    one.scale.setScalar(2);
    one.updateWorldMatrix(true, false);
    const [before = [], after = []] = moved.since([one]);
    const span = (body: Body, of: "x" | "y" | "z") =>
      [Math.min, Math.max].map((most) => most(...body.map((at) => at[of])));
    expect([span(before, "x"), span(before, "y")]).toEqual([
      [4, 6],
      [-1, 1],
    ]);
    expect([span(after, "x"), span(after, "y"), span(after, "z")]).toEqual([
      [6, 10],
      [-2, 2],
      [-2, 2],
    ]);
  });

  it("are single instances", () => {
    const [moved, many] = [new MovedThings(), cubes(3)];
    since(moved, many);
    put(many, 1, 14);
    expect(since(moved, many)).toEqual([10, 14]);
    many.count = 2;
    expect(since(moved, many)).toEqual([20]);
    many.count = 3;
    expect(since(moved, many)).toEqual([20]);
    put(many, 2, 0, 0);
    expect(since(moved, many)).toEqual([20]);
    expect(since(moved, many)).toEqual([]);
  });

  it("are those whose look has changed", () => {
    const [moved, many] = [new MovedThings(), cubes(2)];
    many.setColorAt(0, new Color(1, 1, 1));
    many.setColorAt(1, new Color(1, 1, 1));
    since(moved, many);
    many.setColorAt(1, new Color(1, 0, 0));
    expect(since(moved, many)).toEqual([10, 10]);
    (many.material as MeshBasicMaterial).map = new Texture();
    expect(since(moved, many)).toEqual([0, 0, 10, 10]);
  });

  it("are those that went, or are not shown any more", () => {
    const [moved, one, other, group] = [new MovedThings(), cube(), cube(), new Group()];
    group.add(other);
    other.position.x = 4;
    since(moved, one, other);
    group.visible = false;
    expect(since(moved, one, other)).toEqual([4]);
    expect(since(moved, other)).toEqual([0]);
    expect(since(moved, other)).toEqual([]);
  });
});
