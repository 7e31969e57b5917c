import type { DieSurface } from "../dice/die-materials";

export type Quality = "low" | "medium" | "high";

/** What a quality costs; `low` is meant for machines that draw without a graphics card. */
export interface QualityLook {
  /** Most device pixels per CSS pixel, and most device pixels in all. */
  pixelRatio: number;
  pixels: number;
  antialias: boolean;
  /** What of the picture is kept from frame to frame: the last two save pixels, and cost memory for a picture. */
  kept: "nothing" | "what is still" | "everything";
  /** Edge of the shadow map; 0 draws soft discs under the dice instead. */
  shadowMap: number;
  /** Pixels of a mat's texture per die edge. */
  matPixels: number;
  /** Edge of the table top's texture, which covers BOARD_LENGTH. */
  boardPixels: number;
  /** Looks into a texture that lies aslant, for every pixel. */
  anisotropy: number;
  /** Physically based light with reflections, or plain diffuse light. */
  reflections: boolean;
  dice: DieSurface;
}

export const QUALITY: Readonly<Record<Quality, QualityLook>> = {
  low: {
    pixelRatio: 2,
    pixels: 1_000_000,
    antialias: false,
    kept: "what is still",
    shadowMap: 0,
    matPixels: 80,
    boardPixels: 768,
    anisotropy: 1,
    reflections: false,
    dice: "plain",
  },
  medium: {
    pixelRatio: 1,
    pixels: 2_200_000,
    antialias: true,
    kept: "everything",
    shadowMap: 2048,
    matPixels: 112,
    boardPixels: 1024,
    anisotropy: 8,
    reflections: true,
    dice: "reflecting",
  },
  high: {
    pixelRatio: 2,
    pixels: 8_300_000,
    antialias: true,
    kept: "nothing",
    shadowMap: 4096,
    matPixels: 144,
    boardPixels: 1024,
    anisotropy: 8,
    reflections: true,
    dice: "coated",
  },
};

/** Device pixels per CSS pixel for a canvas of this size. */
export function pixelRatio(look: QualityLook, width: number, height: number, device: number): number {
  const most = Math.sqrt(look.pixels / Math.max(1, width * height));
  return Math.max(0.5, Math.min(device, look.pixelRatio, most));
}
