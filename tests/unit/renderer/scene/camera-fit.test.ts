import { PerspectiveCamera } from "three";
import { describe, expect, it } from "vitest";
import { project } from "../../../../src/renderer/scene/anchor-writer";
import { FIELD_OF_VIEW, fitCamera, viewArea } from "../../../../src/renderer/scene/camera-fit";
import { areaOnMat, tableLayout } from "../../../../src/renderer/scene/layout";
import { pick, pointAt, rayThrough } from "../../../../src/renderer/scene/picking";
import { Stage } from "../../../../src/renderer/scene/stage";
import { midGame } from "../../../harness/scene-table/states";

function cameraFor(players: number, view: Parameters<typeof viewArea>[1], width: number, height: number, seat = 0) {
  const layout = tableLayout(players, true);
  const aspect = width / height;
  const area = viewArea(layout, view, aspect, seat);
  const pose = fitCamera(area, 0.9, aspect);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 1, 220);
  camera.position.copy(pose.position);
  camera.lookAt(pose.target);
  camera.updateMatrixWorld();
  return { layout, camera, area };
}

describe("camera", () => {
  it.each([
    [1920, 900],
    [1280, 720],
    [390, 420],
    [2560, 900],
  ])("shows all of what matters on %i × %i", (width, height) => {
    for (const players of [1, 2, 4, 6]) {
      for (const view of ["overview", "tray", "basket", "mat:0"] as const) {
        const { camera, area } = cameraFor(players, view, width, height);
        const box = project(camera, area, 0, 0.9, width, height);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        // And as near as it can be: one side is filled but for the margins.
        expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.93);
      }
    }
  });

  it("draws a die of every mat 48 pixels wide or more on the reference canvas", () => {
    const { layout, camera } = cameraFor(6, "overview", 1920, 900);
    for (const mat of layout.mats) {
      const die = { x: mat.x, z: mat.z, width: 1, depth: 1 };
      expect(project(camera, die, 1, 1, 1920, 900).width).toBeGreaterThanOrEqual(48);
    }
  });

  it("keeps to tray, basket and the active mat on a tall canvas", () => {
    const layout = tableLayout(6, true);
    const area = viewArea(layout, "overview", 390 / 420, 4);
    expect(area.width).toBeLessThan(layout.bounds.width * 0.75);
    const mat = layout.mats[4];
    expect(mat && area.x + area.width / 2).toBeCloseTo(mat ? mat.x + mat.width / 2 : Number.NaN);
  });

  it("goes nearer to a vine than to the mat that it grows on, and keeps the vine in its middle", () => {
    const { layout, area } = cameraFor(4, "vine:2:1", 1920, 1080);
    const place = layout.mats.find(({ seat }) => seat === 2);
    const vine = layout.mat.vines[1];
    if (!place || !vine) throw new Error("no such vine");
    const whole = areaOnMat(place, vine);
    expect([area.x, area.z]).toEqual([whole.x, whole.z]);
    expect(area.width).toBeGreaterThan(whole.width);
    expect(area.width).toBeLessThan(place.width);
  });
});

describe("picking", () => {
  const state = midGame(4, { goldenSun: true });
  const { layout, camera } = cameraFor(4, "overview", 1920, 900);
  const stage = new Stage(state, false);
  const rayTo = (x: number, y: number, z: number) => {
    const box = project(camera, { x, z, width: 0, depth: 0 }, y, y, 1920, 900);
    return rayThrough(camera, box.x / 1920, box.y / 900);
  };

  it("finds every basket die under its own middle", () => {
    for (const die of state.basket) {
      const place = stage.places.get(die);
      if (!place) throw new Error(`no place for ${die}`);
      const { x, y, z } = place.position;
      expect(pick(stage, rayTo(x, y + 0.4, z), () => true)).toEqual({ kind: "die", die });
    }
  });

  it("finds vines under dice that may not be taken, and else the table", () => {
    const [mat] = layout.mats;
    const vine = layout.mat.vines[2];
    if (!mat || !vine) throw new Error("no mat");
    const { x, z } = areaOnMat(mat, vine);
    expect(pick(stage, rayTo(x, 0.3, z), () => false)).toEqual({ kind: "vine", seat: 0, vine: 2 });
    expect(pick(stage, rayTo(layout.tray.x, 0, layout.tray.z), () => false)).toEqual({ kind: "table" });
  });

  it("meets the level that a carried die floats on", () => {
    const point = pointAt(rayTo(3, 2, 4), 2);
    expect(point?.x).toBeCloseTo(3);
    expect(point?.z).toBeCloseTo(4);
  });
});
