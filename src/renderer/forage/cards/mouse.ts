import { fill, line, oval } from "./pen";

/** Outline of the wooden mouse, in absolute M, L, C and Z. */
export const MOUSE_BODY =
  "M14 66C10 48 20 30 40 26C46 25 52 26 57 28C58 18 66 12 74 15C80 17.5 82 25 79 32C86 38 93 48 96 56C97.5 60 95 64 90 65C86 70 78 72 70 72L26 72C19 72 15.5 71 14 66Z";

/** The wooden mouse token, seen from the side, in a field of 100 × 84. */
export function woodenMouse(): string {
  return [
    oval([54, 76], 44, 5, "#3a2418", 0.35),
    line("M18 66C4 64 -1 52 7 44C12 39 18 42 17 48", "#8a5a35", 4.5),
    fill(MOUSE_BODY, "#8a5a35"),
    `<g transform="translate(0 -3)">${fill(MOUSE_BODY, "#d7a56b")}</g>`,
    line(
      "M22 60C22 46 30 36 44 33M30 62C31 52 38 44 50 42M42 63C44 56 50 51 60 50M24 67C40 63 60 64 82 66",
      "#b57f47",
      1.8,
      0.8,
    ),
    `<g transform="translate(0 -3)">${oval([70, 26], 8.6, 9.6, "#8a5a35")}${oval([70.5, 26.6], 5.4, 6.4, "#e8bd8b")}</g>`,
    oval([82, 46], 3, 3.4, "#2d1a10"),
    oval([81, 45], 0.9, 1, "#fff"),
    oval([95.4, 57], 3, 2.8, "#6b3e26"),
    line("M90 60L100 63M90 58L101 58", "#6b3e26", 1.2, 0.8),
    line("M26 34C30 30 36 28 42 28", "#f3d3a2", 2.4, 0.8),
  ].join("");
}
