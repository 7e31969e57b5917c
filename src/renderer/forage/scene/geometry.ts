import { type BufferGeometry, ExtrudeGeometry, Shape, ShapeGeometry, Vector2 } from "three";
import { contoursOf } from "../../dice/marks/outline";
import { MOUSE_BODY } from "../cards/mouse";
import { CELL, THICKNESS } from "./layout";

const WIDTH = 2 * CELL;
const LENGTH = 3 * CELL;
const CORNER = 0.09;

function cardOutline(grow = 0): Shape {
  const [w, l, r] = [WIDTH / 2 + grow, LENGTH / 2 + grow, CORNER + grow];
  const shape = new Shape();
  shape.moveTo(-w + r, -l);
  shape.lineTo(w - r, -l);
  shape.quadraticCurveTo(w, -l, w, -l + r);
  shape.lineTo(w, l - r);
  shape.quadraticCurveTo(w, l, w - r, l);
  shape.lineTo(-w + r, l);
  shape.quadraticCurveTo(-w, l, -w, l - r);
  shape.lineTo(-w, -l + r);
  shape.quadraticCurveTo(-w, -l, -w + r, -l);
  return shape;
}

/** The board of a card lying flat, its underside at y 0. */
export const cardBody = (): BufferGeometry =>
  new ExtrudeGeometry(cardOutline(), { depth: THICKNESS, bevelEnabled: false, curveSegments: 4 }).rotateX(-Math.PI / 2);

/** The printed side of a card, just above its board; the picture's top is far from the viewer. */
export function cardPrint(): BufferGeometry {
  const geometry = new ShapeGeometry(cardOutline(), 4);
  const at = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let vertex = 0; vertex < at.count; vertex++) {
    uv.setXY(vertex, at.getX(vertex) / WIDTH + 0.5, at.getY(vertex) / LENGTH + 0.5);
  }
  return geometry.rotateX(-Math.PI / 2).translate(0, THICKNESS + 0.004, 0);
}

/** A rim around a held card that tells whether it may lie there. */
export const cardRim = (): BufferGeometry => new ShapeGeometry(cardOutline(0.13), 4).rotateX(-Math.PI / 2);

/** The wooden mouse, cut from a board, standing on its edge and turned to the viewer. */
export function mouseToken(): BufferGeometry {
  const [outline] = contoursOf(MOUSE_BODY, 6);
  const shape = new Shape((outline ?? []).map(([x, y]) => new Vector2((x - 55) / 58, (72 - y) / 58)));
  return new ExtrudeGeometry(shape, { depth: 0.3, bevelSize: 0.04, bevelThickness: 0.04, bevelSegments: 2 })
    .translate(0, 0.04, -0.15)
    .rotateX(-0.35);
}
