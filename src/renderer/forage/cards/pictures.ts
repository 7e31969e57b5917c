import { useSyncExternalStore } from "react";
import type { Card } from "../../../shared/games/forage/cards";
import { cardBack, cardFace, recipePicture } from "./card";

/** What can be pictured: a drawing under a name, with the size of its bitmap in pixels. */
export interface Drawing {
  key: string;
  width: number;
  height: number;
  draw(): string;
}

const CARD = { width: 400, height: 600 };

/** Two decks may differ in what a card of the same name shows. */
export const faceDrawing = ({ id, areas }: Card): Drawing => ({
  key: `${id} ${areas.map((area) => area.join("/")).join(" ")}`,
  ...CARD,
  draw: () => cardFace(id, areas),
});

export const BACK_DRAWING: Drawing = { key: "back", ...CARD, draw: cardBack };

export const dishDrawing = (recipe: string): Drawing => ({
  key: recipe,
  width: 400,
  height: 240,
  draw: () => recipePicture(recipe),
});

const canvases = new Map<string, Promise<HTMLCanvasElement>>();
const urls = new Map<string, string>();
/** Drawings whose address was asked for. */
const published = new Set<string>();
const listeners = new Set<() => void>();
/** One drawing is rasterised after another, so that a page full of cards stays awake meanwhile. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The drawing as a bitmap, made once for as long as the page lives: thousands of strokes would otherwise be drawn
 * again for every movement.
 */
export function bitmapOf(drawing: Drawing): Promise<HTMLCanvasElement> {
  let canvas = canvases.get(drawing.key);
  if (!canvas) {
    canvas = last.then(() => rasterised(drawing));
    last = canvas.catch((error: unknown) => console.error(`The picture of ${drawing.key} could not be drawn.`, error));
    canvases.set(drawing.key, canvas);
  }
  return canvas;
}

async function rasterised({ width, height, draw }: Drawing): Promise<HTMLCanvasElement> {
  const source = URL.createObjectURL(new Blob([draw()], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** The address of the drawing's bitmap for an image; undefined until it is made. */
export function usePicture(drawing: Drawing): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    if (!published.has(drawing.key)) void publish(drawing);
    return urls.get(drawing.key);
  });
}

async function publish(drawing: Drawing): Promise<void> {
  published.add(drawing.key);
  const canvas = await bitmapOf(drawing).catch(() => null);
  canvas?.toBlob((blob) => {
    if (!blob) return;
    urls.set(drawing.key, URL.createObjectURL(blob));
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
