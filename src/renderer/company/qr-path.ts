import { encode } from "uqr";

/** Light modules around the code that a camera needs to find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as one path of squares, one unit to a module. */
export interface QrDrawing {
  /** Modules along an edge, the quiet zone with them. */
  size: number;
  path: string;
}

/** The QR code of an address: as few modules as carry it, so that they are large, and all the correction they leave. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: QUIET_ZONE });
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join("") };
}

/** Where dark modules stand side by side in a row: the first of them, and how many. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
