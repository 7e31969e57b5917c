import { Color } from "three";

type Rgb = readonly [number, number, number];

/** Linear light; three keeps the components of a Color so. */
const light = (hex: string): Rgb => {
  const { r, g, b } = new Color(hex);
  return [r, g, b];
};

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2 contrast of two colours. */
export function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(light(a)), luminance(light(b))].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** Full loss of one kind of cone, on linear light (Machado, Oliveira and Fernandes, 2009), and of all colour. */
const SIGHT = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;

export type Sight = keyof typeof SIGHT;
export const SIGHTS = Object.keys(SIGHT) as Sight[];

/** CIE L*a*b* of a colour as it is seen (D65). */
function lab(hex: string, sight: Sight): Rgb {
  const [r, g, b] = light(hex);
  const m = SIGHT[sight];
  const seen = [0, 3, 6].map((row) => {
    const sum = (m[row] as number) * r + (m[row + 1] as number) * g + (m[row + 2] as number) * b;
    return Math.min(1, Math.max(0, sum));
  }) as [number, number, number];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = f((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  const y = f(luminance(seen));
  const z = f((0.0193339 * seen[0] + 0.119192 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76 difference of two colours as they are seen; 2.3 is just noticed, side by side. */
export function difference(a: string, b: string, sight: Sight): number {
  const [p, q] = [lab(a, sight), lab(b, sight)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
