import type { ForageKind } from "../../../shared/dice/forage-faces";
import { contoursOf, type Outline, type Point } from "./outline";

/** Figures drawn for these dice: the first contour is cut out, further ones stand in it. */
interface Figure {
  width: number;
  path: string;
}

/** Height of every figure's box. */
const HEIGHT = 140;

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6";

const DIGITS: Readonly<Record<Digit, Figure>> = {
  "0": {
    width: 100,
    path: "M50 4C76 4 93 29 93 70C93 111 76 137 50 137C24 137 7 111 7 70C7 29 24 4 50 4ZM50 26C38 26 31 42 31 70C31 99 38 115 50 115C62 115 69 99 69 70C69 42 62 26 50 26Z",
  },
  "1": {
    width: 84,
    path: "M8 137L8 115L32 115L32 42L13 53L2 32L40 4L58 4L58 115L80 115L80 137Z",
  },
  "2": {
    width: 100,
    path: "M9 45C9 19 27 4 51 4C76 4 93 20 93 44C93 64 81 78 63 94L40 114L93 115L93 137L7 137L8 118L46 81C60 67 68 59 68 46C68 34 61 26 51 26C39 26 33 34 33 47Z",
  },
  "3": {
    width: 100,
    path: "M9 37C12 16 28 4 50 4C74 4 90 18 90 40C90 53 83 63 71 69C85 74 94 84 94 99C94 123 75 137 50 137C25 137 9 124 6 102L29 98C32 109 39 115 50 115C62 115 70 109 70 98C70 86 61 80 48 80L38 80L38 59L47 59C60 59 67 52 67 42C67 32 60 26 50 26C40 26 34 32 31 42Z",
  },
  "4": {
    width: 104,
    path: "M57 4L83 4L83 87L100 87L100 109L83 109L83 137L59 137L59 109L4 109L4 89ZM59 38L27 87L59 87Z",
  },
  "5": {
    width: 100,
    path: "M17 4L87 4L87 27L38 27L36 53C41 49 48 47 56 47C79 47 95 65 95 91C95 119 76 137 50 137C27 137 10 125 6 104L29 98C32 109 39 115 50 115C63 115 71 106 71 91C71 76 63 67 51 67C43 67 37 70 33 76L11 71Z",
  },
  "6": {
    width: 100,
    path: "M60 4L88 4C68 24 54 42 46 56C50 54 54 53 60 53C81 53 95 70 95 94C95 120 76 137 51 137C25 137 7 119 7 92C7 63 29 32 60 4ZM51 74C38 74 30 82 30 94C30 107 38 116 51 116C64 116 72 107 72 94C72 82 64 74 51 74Z",
  },
};

/** A mouse at its meal, seen from the side. */
const MOUSE: Figure = {
  width: 150,
  path: "M5 100C9 86 20 75 33 70C22 53 30 34 49 33C66 33 74 47 69 61C75 59 82 58 89 59C110 62 122 79 121 99C129 95 130 87 127 78C123 65 130 53 144 52L146 63C137 64 134 70 137 78C142 96 134 110 118 111C115 116 111 118 105 118L24 118C10 118 2 111 5 100ZM49 44C41 45 37 53 42 61C46 66 55 65 58 59C60 50 56 44 49 44ZM28 85C23 86 22 93 27 95C32 96 36 90 33 87C32 85 30 85 28 85Z",
};

/** What grows in each woodland, drawn small beside a figure. */
const EMBLEMS: Readonly<Record<ForageKind, Figure>> = {
  /** A blackberry of three grains. */
  bramble: {
    width: 140,
    path: "M71 8C92 8 107 25 105 45C126 46 138 62 136 81C133 105 116 118 95 113C86 138 55 138 46 116C24 119 7 105 5 85C2 62 15 47 35 48C33 25 48 9 71 8Z",
  },
  /** A fallen leaf. */
  leaves: {
    width: 140,
    path: "M71 2C104 27 118 57 104 96C98 109 90 116 79 120L78 139L63 139L62 120C50 116 42 109 36 97C22 57 38 27 71 2Z",
  },
  /** A mushroom. */
  soil: {
    width: 140,
    path: "M70 12C110 12 136 41 137 79L93 81C93 101 95 117 100 135L41 135C46 117 48 101 47 81L3 79C4 41 30 12 70 12Z",
  },
};

function drawn({ width, path }: Figure, height: number, middle: Point, steps: number): Outline {
  const scale = height / HEIGHT;
  const [outer, ...islands] = contoursOf(path, steps).map((contour) =>
    contour.map(([x, y]): Point => [middle[0] + (x - width / 2) * scale, middle[1] + (HEIGHT / 2 - y) * scale]),
  );
  return { outer: outer ?? [], islands };
}

/** A number of one or two digits, around `middle`; a curve becomes `steps` lines. */
export function numberOutlines(number: number, height: number, middle: Point, steps: number): Outline[] {
  const digits = String(number).split("") as Digit[];
  const gap = 12;
  const widths = digits.map((digit) => DIGITS[digit].width);
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  const scale = height / HEIGHT;
  let left = -whole / 2;
  return digits.map((digit, i) => {
    const width = widths[i] as number;
    const u = middle[0] + (left + width / 2) * scale;
    left += width + gap;
    return drawn(DIGITS[digit], height, [u, middle[1]], steps);
  });
}

export const mouseOutline = (height: number, middle: Point, steps: number): Outline =>
  drawn(MOUSE, height, middle, steps);

export const emblemOutline = (kind: ForageKind, height: number, middle: Point, steps: number): Outline =>
  drawn(EMBLEMS[kind], height, middle, steps);
