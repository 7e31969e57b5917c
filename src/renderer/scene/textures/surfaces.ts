import { CanvasTexture, Color, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import type { ClothLook, SceneTheme, WoodLook } from "../themes/scene-theme";
import { decorRandom, noiseField, noiseLine } from "./noise";

const cache = new Map<string, Texture>();

/** Draws a texture once for as long as the page lives. */
export function cachedTexture(key: string, make: () => Texture): Texture {
  let texture = cache.get(key);
  if (!texture) {
    texture = make();
    cache.set(key, texture);
  }
  return texture;
}

/** `opaque`: nothing shows through, which makes for a quicker way to the graphics card. */
export function canvasOf(
  width: number,
  height: number,
  opaque = false,
): { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext("2d", { alpha: !opaque });
  if (!ctx) throw new Error("this browser draws no 2D canvas");
  return { canvas, ctx };
}

function tiling(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // It has no top: to turn it over would take half its upload.
  texture.flipY = false;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
/** Writes a colour between two into `pixel`. */
function mix(pixel: Rgb, a: Rgb, b: Rgb, t: number): void {
  pixel[0] = a[0] + (b[0] - a[0]) * t;
  pixel[1] = a[1] + (b[1] - a[1]) * t;
  pixel[2] = a[2] + (b[2] - a[2]) * t;
}

/** How the pixels of one line are coloured; what is the same along it is worked out once. */
type LineShade = (u: number, pixel: Rgb) => void;

function paint(width: number, height: number, lineAt: (v: number) => LineShade): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(width, height, true);
  const image = ctx.createImageData(width, height);
  const pixel: Rgb = [0, 0, 0];
  let at = 0;
  for (let y = 0; y < height; y++) {
    const shade = lineAt(y / height);
    for (let x = 0; x < width; x++, at += 4) {
      shade(x / width, pixel);
      image.data[at] = pixel[0];
      image.data[at + 1] = pixel[1];
      image.data[at + 2] = pixel[2];
      image.data[at + 3] = 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Boards along u with grain, pores and dark joints; tiles. */
function wood(look: WoodLook, size: number): HTMLCanvasElement {
  const { planks } = look;
  const [dark, mid, light] = [rgb(look.dark), rgb(look.mid), rgb(look.light)];
  const joint = rgb(look.joint);
  const seedOf = (plank: number) => plank * 17 + 3;
  const ringsOf = Array.from({ length: planks }, (_, plank) => noiseField(seedOf(plank), 3, planks * 9));
  // Grain is long: of several boards half the pixels along it show as much.
  return paint(planks > 1 ? size / 2 : size, size, (v) => {
    const plank = Math.floor(v * planks);
    const within = v * planks - plank;
    const seed = seedOf(plank);
    const shift = noiseLine(0, 91, 64, 64)(plank);
    const wave = noiseLine(v * 9, seed, 5, 9);
    const rings = ringsOf[plank] as (typeof ringsOf)[number];
    const fibre = noiseLine(v * 420, seed + 5, 22, 420);
    const pores = noiseLine(v * 500, seed + 9, 60, 500);
    const edge = Math.min(within, 1 - within) * (size / planks);
    const jointed = planks > 1 && edge < 2.5 ? 0.25 + (edge / 2.5) * 0.6 : 1;
    return (u, pixel) => {
      const along = u + shift;
      const bend = wave(along * 5);
      const ring = rings(along * 3 + bend * 0.6, v * planks * 9 + bend * 2.2);
      let tone = 0.16 + ring * 0.5 + fibre(along * 22) * 0.28 + (shift - 0.5) * 0.34;
      if (pores(along * 60) > 0.86) tone -= 0.22;
      if (tone < 0.5) mix(pixel, dark, mid, Math.max(0, tone) * 2);
      else mix(pixel, mid, light, Math.min(1, tone * 2 - 1));
      if (jointed < 1) mix(pixel, joint, pixel, jointed);
    };
  });
}

/** One board needs no more; the grain of several can be seen only in a larger texture. */
export const FRAME_PIXELS = 256;

/** Wood of some look, so many pixels across the grain. */
export const woodTexture = (look: WoodLook, size: number): Texture =>
  cachedTexture(`wood ${size} ${JSON.stringify(look)}`, () => tiling(wood(look, size)));

export const feltTexture = (look: SceneTheme["felt"]): Texture =>
  cachedTexture(`felt ${JSON.stringify(look)}`, () => {
    const blend = (a: Rgb, b: Rgb, t: number): Rgb => {
      const pixel: Rgb = [0, 0, 0];
      mix(pixel, a, b, t);
      return pixel;
    };
    const base = rgb(look.base);
    const [hollow, high] = [blend(base, rgb(look.hollow), 0.24), blend(base, rgb(look.nap), 0.16)];
    return tiling(
      paint(256, 256, (v) => {
        const fine = noiseLine(v * 128, 4, 128, 128);
        const coarse = noiseLine(v * 40, 8, 40, 40);
        return (u, pixel) => mix(pixel, hollow, high, fine(u * 128) * 0.8 + coarse(u * 40) * 0.2);
      }),
    );
  });

/** Plain weave: threads over and under, a little uneven. */
function weave(size: number, threads: number, light: Rgb, shade: Rgb): HTMLCanvasElement {
  const slubs = noiseField(12, threads, threads);
  return paint(size, size, (v) => {
    const y = v * threads;
    const roundAt = (place: number) => Math.sin((place - Math.floor(place)) * Math.PI);
    return (u, pixel) => {
      const x = u * threads;
      const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
      const slub = slubs(over ? x * 0.1 : x, over ? y : y * 0.1);
      mix(pixel, shade, light, Math.min(1, 0.35 + roundAt(over ? y : x) * 0.4 + slub * 0.32));
    };
  });
}

export const clothTexture = ({ light, shade }: ClothLook): Texture =>
  cachedTexture(`cloth ${light} ${shade}`, () => tiling(weave(256, 48, rgb(light), rgb(shade))));

export const reedFloor = (): Texture =>
  cachedTexture("reed", () => tiling(weave(256, 8, rgb("#b9884b"), rgb("#4f2f14"))));

/** The shade between threads of one colour. */
const shaded = (hex: string): string =>
  `#${rgb(hex)
    .map((part) =>
      Math.round(part * 0.74)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The cloth under tray and basket, with stripes along its long edges. `aspect` = depth / width. */
export const runnerTexture = (look: NonNullable<SceneTheme["runner"]>, aspect: number): Texture =>
  cachedTexture(`runner-${aspect.toFixed(2)} ${JSON.stringify(look)}`, () => {
    const width = 768;
    const { canvas, ctx } = canvasOf(width, Math.round(width * aspect), true);
    const woven = (cloth: ClothLook): CanvasPattern => {
      const pattern = ctx.createPattern(clothTexture(cloth).image as HTMLCanvasElement, "repeat");
      if (!pattern) throw new Error("this canvas fills no patterns");
      return pattern;
    };
    ctx.fillStyle = woven(look.cloth);
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    const stripe = (x: number, thick: number, colour: string) => {
      ctx.fillStyle = woven({ light: colour, shade: shaded(colour) });
      ctx.fillRect(x, 0, thick, canvas.height);
      ctx.fillRect(width - x - thick, 0, thick, canvas.height);
    };
    for (const [at, thick, colour] of look.stripes) stripe(at, thick, colour);
    return tiling(canvas);
  });

/**
 * The baked shadow of a die that lies in the late sun, seen from above: dark and crisp where it touches, longer and
 * softer away from the light. `contact` is the touch alone, for where shadows are cast for real. The die is in the
 * middle; the picture is SHADOW_SPAN die edges wide.
 */
export const dieShadowTexture = (kind: "cast" | "contact"): Texture =>
  cachedTexture(`die-shadow-${kind}`, () => {
    const size = 128;
    const { canvas, ctx } = canvasOf(size, size);
    const edge = size / SHADOW_SPAN;
    const block = (x: number, z: number, width: number, blur: number, alpha: number) => {
      ctx.filter = `blur(${blur * edge}px)`;
      ctx.fillStyle = `rgba(18,11,6,${alpha})`;
      ctx.beginPath();
      const [left, top] = [size / 2 + (x - width / 2) * edge, size / 2 + (z - width / 2) * edge];
      ctx.roundRect(left, top, width * edge, width * edge, width * edge * 0.3);
      ctx.fill();
    };
    if (kind === "contact") block(0.02, 0.03, 1.02, 0.1, 0.6);
    else {
      for (const t of [1, 0.8, 0.6, 0.4, 0.2]) block(0.62 * t, 0.46 * t, 1 - 0.08 * t, 0.05 + 0.08 * t, 0.27);
      block(0.03, 0.03, 1.04, 0.05, 0.5);
    }
    ctx.filter = "none";
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    return texture;
  });

/** How many die edges the picture of a die's shadow is wide. */
export const SHADOW_SPAN = 2.9;

/** The ring of light under a picked or selected die. */
export const haloTexture = (): Texture =>
  cachedTexture("halo", () => {
    const { canvas, ctx } = canvasOf(128, 128);
    const glow = ctx.createRadialGradient(64, 64, 34, 64, 64, 62);
    glow.addColorStop(0, "rgba(255,232,150,0.95)");
    glow.addColorStop(0.45, "rgba(255,205,90,0.75)");
    glow.addColorStop(1, "rgba(255,190,60,0)");
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, 128, 128);
    ctx.lineWidth = 6;
    ctx.strokeStyle = "rgba(255,250,225,1)";
    ctx.beginPath();
    ctx.roundRect(22, 22, 84, 84, 22);
    ctx.stroke();
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    return texture;
  });

/** The light around a mat whose turn it is: nearly white at the paper's edge, golden further out. */
export const matGlowTexture = ({ inner, outer }: NonNullable<SceneTheme["glow"]>): Texture =>
  cachedTexture(`mat-glow ${inner} ${outer}`, () => {
    const { canvas, ctx } = canvasOf(256, 256);
    for (const [blur, inset, colour] of [
      [8, 14, `${outer}d0`],
      [3, 19, inner],
    ] as const) {
      ctx.filter = `blur(${blur}px)`;
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.roundRect(inset, inset, 256 - 2 * inset, 256 - 2 * inset, 8);
      ctx.fill();
    }
    ctx.filter = "none";
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    return texture;
  });

/** Light on the boards around something that glows. */
export const shineTexture = (): Texture =>
  cachedTexture("shine", () => {
    const { canvas, ctx } = canvasOf(128, 128);
    const shine = ctx.createRadialGradient(64, 64, 4, 64, 64, 63);
    shine.addColorStop(0, "rgba(255,168,84,0.55)");
    shine.addColorStop(0.35, "rgba(255,140,60,0.24)");
    shine.addColorStop(1, "rgba(255,120,40,0)");
    ctx.fillStyle = shine;
    ctx.fillRect(0, 0, 128, 128);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    return texture;
  });

export type TargetMark = "place" | "clear" | "flipSeed";

/** The mark on a vine that can be acted on; shape and sign differ by what would happen, not colour alone. */
export const targetTexture = (mark: TargetMark, aspect: number): Texture =>
  cachedTexture(`target-${mark}-${aspect.toFixed(2)}`, () => {
    const height = 256;
    const width = Math.round(height * aspect);
    const { canvas, ctx } = canvasOf(width, height);
    const colour = { place: "#ffdf6b", clear: "#ff8a66", flipSeed: "#d9a6ff" }[mark];
    const edge = { place: "#4b6e1f", clear: "#8f1d12", flipSeed: "#4b2746" }[mark];
    ctx.beginPath();
    ctx.roundRect(12, 12, width - 24, height - 24, 34);
    ctx.fillStyle = `${colour}1e`;
    ctx.fill();
    ctx.lineWidth = 16;
    ctx.strokeStyle = edge;
    ctx.stroke();
    ctx.lineWidth = 9;
    ctx.strokeStyle = colour;
    ctx.setLineDash(mark === "place" ? [30, 14] : mark === "clear" ? [8, 16] : []);
    ctx.stroke();
    ctx.setLineDash([]);
    const [cx, cy, r] = [width - 44, 44, 30];
    ctx.beginPath();
    ctx.arc(cx, cy, r, 0, Math.PI * 2);
    ctx.fillStyle = edge;
    ctx.fill();
    ctx.strokeStyle = "#fff6dc";
    ctx.lineWidth = 8;
    ctx.lineCap = "round";
    ctx.beginPath();
    if (mark === "place") {
      ctx.moveTo(cx - 14, cy);
      ctx.lineTo(cx + 14, cy);
      ctx.moveTo(cx, cy - 14);
      ctx.lineTo(cx, cy + 14);
    } else if (mark === "clear") {
      ctx.moveTo(cx - 11, cy - 11);
      ctx.lineTo(cx + 11, cy + 11);
      ctx.moveTo(cx + 11, cy - 11);
      ctx.lineTo(cx - 11, cy + 11);
    } else {
      ctx.arc(cx, cy, 13, -0.4, Math.PI * 1.35);
      ctx.moveTo(cx + 13, cy - 16);
      ctx.lineTo(cx + 12, cy - 3);
      ctx.lineTo(cx, cy - 6);
    }
    ctx.stroke();
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    return texture;
  });

/** Uneven fibres to lay over paper, as a repeating canvas. */
export function paperGrain(): HTMLCanvasElement {
  const texture = cachedTexture("paper", () => {
    const random = decorRandom(7);
    const canvas = paint(256, 256, (v) => {
      const coarse = noiseLine(v * 20, 31, 20, 20);
      const fine = noiseLine(v * 90, 33, 90, 90);
      return (u, pixel) => mix(pixel, [232, 214, 178], [250, 240, 217], coarse(u * 20) * 0.6 + fine(u * 90) * 0.4);
    });
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.strokeStyle = "rgba(120,86,48,0.16)";
      for (let fibre = 0; fibre < 90; fibre++) {
        const [x, y, turn] = [random() * 256, random() * 256, random() * 6.3];
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.lineTo(x + Math.cos(turn) * 7, y + Math.sin(turn) * 7);
        ctx.stroke();
      }
    }
    return new CanvasTexture(canvas);
  });
  return texture.image as HTMLCanvasElement;
}

/** Linear colour of a hex token, for vertex colours. */
export const linear = (hex: string): Color => new Color(hex);
