import { BufferGeometry, Color, Float32BufferAttribute, ShapeUtils, Vector2 } from "three";
import { DIE_VALUES, type DieColour, type DieValue } from "../../shared/dice/kinds";
import { DIE_COLOURING } from "./die-materials";
import { FACE_NORMALS } from "./faces";
import { cross, type Vec } from "./quaternion";

/** `full` for close-ups, `light` for screens that draw in software. */
export type DieDetail = "full" | "light";

type Point = readonly [u: number, v: number];

interface DieForm {
  /** Radius of the rounded edges, or depth of the chamfer. */
  edge: number;
  chamfered: boolean;
  /** Outline of a pip around its middle, anticlockwise, at radius 1. */
  outline(points: number): Point[];
  points: Record<DieDetail, number>;
  pipRadius: number;
  pipDepth: number;
  /**
   * Turn from one pip of a face to the next, radians. Stars all alike have points in one line,
   * which leave cracks between triangles.
   */
  pipTurn: number;
}

const around = (count: number, radius: (index: number) => number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + turn;
    return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)];
  });

/** A square with round corners; a quarter of the points round each. */
const roundedSquare = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const perCorner = count / 4;
    const corner = Math.floor(i / perCorner);
    const angle = (corner + (i % perCorner) / (perCorner - 1)) * (Math.PI / 2);
    const middle = (corner + 0.5) * (Math.PI / 2);
    const square = 0.52 * Math.SQRT2;
    return [square * Math.cos(middle) + 0.38 * Math.cos(angle), square * Math.sin(middle) + 0.38 * Math.sin(angle)];
  });

/** A star with five rays, one of them up. */
const star = (): Point[] => around(10, (i) => (i % 2 === 0 ? 1.22 : 0.56), Math.PI / 2);

/** Kinds differ by edge and pip as well as by colour: round drilled, chamfered with square pips, starred. */
const FORMS: Record<DieColour, DieForm> = {
  red: {
    edge: 0.13,
    chamfered: false,
    outline: (points) => around(points, () => 1),
    points: { full: 16, light: 8 },
    pipRadius: 0.088,
    pipDepth: 0.062,
    pipTurn: 0,
  },
  black: {
    edge: 0.075,
    chamfered: true,
    outline: roundedSquare,
    points: { full: 16, light: 8 },
    pipRadius: 0.092,
    pipDepth: 0.05,
    pipTurn: 0,
  },
  gold: {
    edge: 0.1,
    chamfered: false,
    outline: star,
    points: { full: 10, light: 10 },
    pipRadius: 0.1,
    pipDepth: 0.05,
    pipTurn: 0.09,
  },
};

const EDGE_STEPS: Record<DieDetail, number> = { full: 5, light: 2 };
const DIMPLE_RINGS: Record<DieDetail, number> = { full: 3, light: 1 };
/** A lone pip is larger, as on dice in Japan. */
const ACE_SCALE = 1.5;

const FAR = 0.235;
const CORNERS: Point[] = [
  [-FAR, -FAR],
  [FAR, FAR],
  [-FAR, FAR],
  [FAR, -FAR],
];
export const PIPS: Readonly<Record<DieValue, readonly Point[]>> = {
  1: [[0, 0]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [0, 0]],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-FAR, 0], [FAR, 0]],
};

/** Collects triangles with their own vertices for every part, so that rims stay crisp. */
class Surface {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly indices: number[] = [];

  vertex(position: Vec, normal: Vec, colour: Color, shade = 1): number {
    this.positions.push(...position);
    this.normals.push(...normal);
    this.colours.push(colour.r * shade, colour.g * shade, colour.b * shade);
    return this.positions.length / 3 - 1;
  }

  /** Turned so that it faces the way of its first corner's normal. */
  triangle(a: number, b: number, c: number): void {
    const [pa, pb, pc] = [this.at(a), this.at(b), this.at(c)];
    const [x, y, z] = cross(minus(pb, pa), minus(pc, pa));
    const n = a * 3;
    const along =
      x * (this.normals[n] as number) + y * (this.normals[n + 1] as number) + z * (this.normals[n + 2] as number);
    if (along >= 0) this.indices.push(a, b, c);
    else this.indices.push(a, c, b);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    geometry.setIndex(this.indices);
    geometry.computeBoundingSphere();
    return geometry;
  }

  private at(index: number): Vec {
    return [
      this.positions[index * 3] as number,
      this.positions[index * 3 + 1] as number,
      this.positions[index * 3 + 2] as number,
    ];
  }
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (v: Vec): Vec => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};

/**
 * One die of edge 1 around its middle, with drilled pips and the colours of its kind in its vertices;
 * values look the way FACE_NORMALS tells. Share one for all dice of a kind; the caller disposes it.
 */
export function createDieGeometry(kind: DieColour, detail: DieDetail): BufferGeometry {
  const form = FORMS[kind];
  const surface = new Surface();
  const body = new Color(DIE_COLOURING[kind].body);
  const pip = new Color(DIE_COLOURING[kind].pip);
  for (const value of DIE_VALUES) addFace(surface, form, value, detail, body, pip);
  addEdges(surface, form, detail, body);
  addCorners(surface, form, detail, body);
  return surface.build();
}

function addFace(surface: Surface, form: DieForm, value: DieValue, detail: DieDetail, body: Color, pip: Color): void {
  const normal = FACE_NORMALS[value];
  const right: Vec = Math.abs(normal[1]) > 0.5 ? [1, 0, 0] : [0, 1, 0];
  const up = cross(normal, right);
  const place = (u: number, v: number, depth: number): Vec => {
    const out = 0.5 - depth;
    return [
      normal[0] * out + right[0] * u + up[0] * v,
      normal[1] * out + right[1] * u + up[1] * v,
      normal[2] * out + right[2] * u + up[2] * v,
    ];
  };

  const scale = value === 1 ? ACE_SCALE : 1;
  const radius = form.pipRadius * scale;
  const depth = form.pipDepth * (value === 1 ? 1.25 : 1);
  const shape = form.outline(form.points[detail]);
  const outlines = PIPS[value].map((_, i) => shape.map((point) => turned(point, i * form.pipTurn)));
  const half = 0.5 - form.edge;
  const contour = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([u, v]) => new Vector2(u, v));
  const holes = PIPS[value].map(([u, v], i) =>
    (outlines[i] ?? shape).map(([pu, pv]) => new Vector2(u + pu * radius, v + pv * radius)),
  );

  const flat = [...contour, ...holes.flat()].map(({ x, y }) => surface.vertex(place(x, y, 0), normal, body));
  for (const corners of ShapeUtils.triangulateShape(contour, holes)) {
    const [a, b, c] = corners.map((corner) => flat[corner] as number);
    surface.triangle(a as number, b as number, c as number);
  }
  const rings = DIMPLE_RINGS[detail];
  PIPS[value].forEach((middle, i) => {
    addDimple(surface, { place, normal, right, up, middle, outline: outlines[i] ?? shape, radius, depth, rings, pip });
  });
}

function turned([u, v]: Point, angle: number): Point {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [u * cosine - v * sine, u * sine + v * cosine];
}

interface Dimple {
  place(u: number, v: number, depth: number): Vec;
  normal: Vec;
  right: Vec;
  up: Vec;
  middle: Point;
  outline: readonly Point[];
  radius: number;
  depth: number;
  rings: number;
  pip: Color;
}

/** A hollow: depth × (1 − s²) at the share s of the way from its middle to its outline. */
function addDimple(surface: Surface, dimple: Dimple): void {
  const { place, normal, right, up, outline, radius, depth, rings, pip } = dimple;
  const [mu, mv] = dimple.middle;
  const bottom = surface.vertex(place(mu, mv, depth), normal, pip);
  let inner: number[] | null = null;
  for (let ring = 1; ring <= rings; ring++) {
    const s = ring / rings;
    const outer = outline.map(([pu, pv]) => {
      const length = Math.hypot(pu, pv);
      // The wall leans towards the middle by its slope here.
      const slope = (2 * depth * s) / (radius * length);
      const lean = (axis: 0 | 1 | 2) => normal[axis] - ((right[axis] * pu + up[axis] * pv) / length) * slope;
      // Less light reaches the steep wall than the bottom.
      const shade = 1 - 0.3 * s * s;
      const at = place(mu + pu * radius * s, mv + pv * radius * s, depth * (1 - s * s));
      return surface.vertex(at, unit([lean(0), lean(1), lean(2)]), pip, shade);
    });
    outer.forEach((vertex, i) => {
      const next = outer[(i + 1) % outer.length] as number;
      if (!inner) {
        surface.triangle(bottom, vertex, next);
        return;
      }
      const [from, to] = [inner[i] as number, inner[(i + 1) % outer.length] as number];
      surface.triangle(from, vertex, next);
      surface.triangle(from, next, to);
    });
    inner = outer;
  }
}

const SIGNS = [-1, 1] as const;

/** Directions from one side to the next, as they are spread over the corners too. */
const spread = (step: number, steps: number): [number, number] => {
  const length = Math.hypot(steps - step, step);
  return [(steps - step) / length, step / length];
};

function addEdges(surface: Surface, form: DieForm, detail: DieDetail, body: Color): void {
  const steps = form.chamfered ? 1 : EDGE_STEPS[detail];
  const half = 0.5 - form.edge;
  for (let axis = 0; axis < 3; axis++)
    for (const first of SIGNS)
      for (const second of SIGNS) {
        const put = (along: number, a: number, b: number): Vec => {
          const at: [number, number, number] = [0, 0, 0];
          at[axis] = along;
          at[(axis + 1) % 3] = a * first;
          at[(axis + 2) % 3] = b * second;
          return at;
        };
        const row = (step: number) => {
          const [a, b] = spread(step, steps);
          const normal = form.chamfered ? unit(put(0, 1, 1)) : put(0, a, b);
          return SIGNS.map((end) =>
            surface.vertex(put(end * half, half + form.edge * a, half + form.edge * b), normal, body),
          );
        };
        let previous = row(0);
        for (let step = 1; step <= steps; step++) {
          const next = row(step);
          surface.triangle(previous[0] as number, previous[1] as number, next[1] as number);
          surface.triangle(previous[0] as number, next[1] as number, next[0] as number);
          previous = next;
        }
      }
}

function addCorners(surface: Surface, form: DieForm, detail: DieDetail, body: Color): void {
  const steps = form.chamfered ? 1 : EDGE_STEPS[detail];
  const half = 0.5 - form.edge;
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS) {
        const vertex = (i: number, j: number) => {
          const [a, b, c] = unit([steps - i - j, i, j]);
          const normal: Vec = form.chamfered ? unit([x, y, z]) : [a * x, b * y, c * z];
          const at: Vec = [x * (half + form.edge * a), y * (half + form.edge * b), z * (half + form.edge * c)];
          return surface.vertex(at, normal, body);
        };
        for (let i = 0; i < steps; i++)
          for (let j = 0; j < steps - i; j++) {
            surface.triangle(vertex(i, j), vertex(i + 1, j), vertex(i, j + 1));
            if (i + j < steps - 1) surface.triangle(vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1));
          }
      }
}
