import { type BufferGeometry, Float32BufferAttribute } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { linear } from "../textures/surfaces";

/** Gives every vertex one colour, so that parts of many colours share a material and a draw call. */
export function tinted(geometry: BufferGeometry, hex: string): BufferGeometry {
  const { r, g, b } = linear(hex);
  const count = geometry.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let vertex = 0; vertex < count; vertex++) colours.set([r, g, b], vertex * 3);
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  return geometry;
}

/** Joins parts into one geometry and lets the parts go; corners that triangles share stay shared. */
export function joined(parts: BufferGeometry[]): BufferGeometry {
  for (const part of parts) if (!part.index) part.setIndex([...corners(part).keys()]);
  const geometry = mergeGeometries(parts);
  if (!geometry) throw new Error("parts with different attributes cannot be joined");
  for (const part of parts) part.dispose();
  return geometry;
}

const corners = (part: BufferGeometry) => Array.from({ length: part.getAttribute("position").count });
