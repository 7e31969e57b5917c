import { type BufferGeometry, CylinderGeometry, ShapeGeometry, TorusGeometry } from "three";
import { BASKET_FLOOR, type BasketLayout } from "../layout";
import { decorRandom } from "../textures/noise";
import { linear } from "../textures/surfaces";
import { roundedShape } from "./mat-geometry";
import { evenStops, roundedLoop, sweep } from "./sweep";
import { joined, tinted } from "./tint";

const WALL_RINGS = 5;
const RING_PITCH = 0.15;
const FLARE = 0.16;
/** Room between the outermost dice and the wall. */
const CLEAR = 0.2;

const CORNER = 0.75;
/** Width of floor that one repeat of its weave covers. */
const FLOOR_REPEAT = 3;

const REEDS = ["#b98546", "#a8743a", "#c49253", "#96652f"];

/** The woven wall, its stakes, the twisted rim and two handles, in one piece; origin at the basket's centre. */
export function basketGeometry(basket: BasketLayout): BufferGeometry {
  const random = decorRandom(5);
  const loop = roundedLoop(basket.width + 2 * CLEAR, basket.depth + 2 * CLEAR, CORNER);
  const stakes = Math.round(loop.length / 0.62 / 2) * 2;
  const pitch = loop.length / stakes;
  const top = BASKET_FLOOR + WALL_RINGS * RING_PITCH;
  const parts: BufferGeometry[] = [];

  for (let ring = 0; ring < WALL_RINGS; ring++) {
    const height = BASKET_FLOOR + 0.02 + ring * RING_PITCH;
    const reed = linear(REEDS[ring % REEDS.length] as string);
    const ringPhase = ring % 2 === 0 ? 0 : Math.PI;
    parts.push(
      sweep({
        loop,
        stops: evenStops(loop.length, stakes * 4),
        section(distance) {
          const weave = 0.075 * Math.cos((distance / pitch) * Math.PI + ringPhase) + (ring * RING_PITCH + 0.1) * FLARE;
          return [
            { out: weave + 0.01, up: height - 0.075 },
            { out: weave - 0.06, up: height },
            { out: weave - 0.01, up: height + 0.075 },
            { out: weave + 0.06, up: height + 0.06 },
            { out: weave + 0.085, up: height },
            { out: weave + 0.06, up: height - 0.06 },
          ];
        },
        colour(distance) {
          const over = 0.78 + 0.3 * (0.5 + 0.5 * Math.cos((distance / pitch) * Math.PI + ringPhase));
          const uneven = over * (0.92 + random() * 0.12);
          return [reed.r * uneven, reed.g * uneven, reed.b * uneven];
        },
      }),
    );
  }

  for (let stake = 0; stake < stakes; stake++) {
    const { x, z, nx, nz } = loop.at(stake * pitch);
    const out = 0.02 + 0.4 * FLARE;
    const stick = new CylinderGeometry(0.055, 0.055, top - BASKET_FLOOR + 0.08, 5);
    stick.translate(x + nx * out, (top + BASKET_FLOOR) / 2, z + nz * out);
    parts.push(tinted(stick, "#7d5226"));
  }

  for (const strand of [0, Math.PI]) {
    const reed = linear(strand === 0 ? "#c89656" : "#a87238");
    parts.push(
      sweep({
        loop,
        stops: evenStops(loop.length, stakes * 6),
        section(distance) {
          const twist = (distance / loop.length) * stakes * Math.PI * 1 + strand;
          const out = 0.15 + 0.1 * Math.cos(twist);
          const up = top + 0.04 + 0.08 * Math.sin(twist);
          return [0, 1, 2, 3, 4, 5].map((corner) => ({
            out: out + 0.105 * Math.cos((-corner / 6) * 2 * Math.PI),
            up: up + 0.105 * Math.sin((-corner / 6) * 2 * Math.PI),
          }));
        },
        colour: () => [reed.r, reed.g, reed.b],
      }),
    );
  }

  for (const side of [-1, 1]) {
    const handle = new TorusGeometry(0.62, 0.11, 8, 20, Math.PI);
    handle.rotateY(Math.PI / 2);
    handle.rotateZ(-side * 0.95);
    handle.translate(side * (basket.width / 2 + CLEAR + 0.16), top, 0);
    parts.push(tinted(handle, "#b07c3e"));
  }

  return joined(parts);
}

/** The floor that the dice lie on, rounded like the wall; in the table's frame. */
export function basketFloor(basket: BasketLayout): BufferGeometry {
  const shape = roundedShape(basket.width + 2 * CLEAR, basket.depth + 2 * CLEAR, CORNER);
  const floor = new ShapeGeometry(shape, 6).rotateX(-Math.PI / 2).translate(basket.x, BASKET_FLOOR, basket.z);
  const uv = floor.getAttribute("uv");
  for (let vertex = 0; vertex < uv.count; vertex++) {
    uv.setXY(vertex, uv.getX(vertex) / FLOOR_REPEAT, uv.getY(vertex) / FLOOR_REPEAT);
  }
  return floor;
}
