import { type Camera, Vector3 } from "three";
import type { HandDie } from "../../shared/games/diced-tomatoes/state";
import { type Anchor, type AnchorId, getAnchor, setAnchor } from "./anchors";
import { type Area, areaOnMat, grow } from "./layout";
import type { Stage } from "./stage";

const corner = new Vector3();

/** The screen box of an upright block of the table, in CSS pixels of a canvas of this size. */
export function project(camera: Camera, area: Area, low: number, high: number, width: number, height: number): Anchor {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  let before = true;
  for (const sx of [-0.5, 0.5]) {
    for (const sz of [-0.5, 0.5]) {
      for (const y of [low, high]) {
        corner.set(area.x + sx * area.width, y, area.z + sz * area.depth).project(camera);
        if (corner.z > 1) before = false;
        const [x, down] = [((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, down);
        bottom = Math.max(bottom, down);
      }
    }
  }
  const visible = before && right > 0 && left < width && bottom > 0 && top < height;
  return { x: left, y: top, width: right - left, height: bottom - top, visible };
}

/** Keeps the anchors of one table up to date, and takes them back when it goes. */
export class AnchorWriter {
  private written = new Set<AnchorId>();

  write(stage: Stage, hand: readonly HandDie[], camera: Camera, width: number, height: number): void {
    const { layout } = stage;
    const now = new Set<AnchorId>();
    const put = (id: AnchorId, area: Area, low: number, high: number) => {
      now.add(id);
      const next = project(camera, area, low, high, width, height);
      const last = getAnchor(id);
      if (!last || differs(last, next)) setAnchor(id, next);
    };
    put("basket", grow(layout.basket, 0.5), 0, 1);
    put("tray", layout.tray, 0, 0.3);
    for (const mat of layout.mats) {
      put(`mat:${mat.seat}`, mat, 0, 0.1);
      layout.mat.vines.forEach((vine, index) => {
        put(`vine:${mat.seat}:${index}`, areaOnMat(mat, vine), 0.1, 0.3);
      });
    }
    for (const { die } of hand) {
      // Where the die belongs, not where it is on its way: controls on it must not fly.
      const place = stage.places.get(die);
      if (!place || place.zone === "basket") continue;
      const { x, y, z } = place.position;
      put(`hand:${die}`, { x, z, width: place.scale, depth: place.scale }, y - place.scale / 2, y + place.scale / 2);
    }
    for (const id of this.written) if (!now.has(id)) setAnchor(id, null);
    this.written = now;
  }

  clear(): void {
    for (const id of this.written) setAnchor(id, null);
    this.written.clear();
  }
}

function differs(a: Anchor, b: Anchor): boolean {
  const far = (x: number, y: number) => Math.abs(x - y) > 0.25;
  return a.visible !== b.visible || far(a.x, b.x) || far(a.y, b.y) || far(a.width, b.width) || far(a.height, b.height);
}
