/**
 * Where things of the 3D table are on the screen, so that DOM controls can sit on them.
 * The scene writes after every camera or layout change; the HUD reads. CSS pixels from the canvas' top left.
 */
export interface Anchor {
  x: number;
  y: number;
  /** Width and height of the thing on the screen, CSS pixels. */
  width: number;
  height: number;
  /** False behind the camera or outside the canvas. */
  visible: boolean;
}

/** `vine:SEAT:VINE`, `hand:DIE`, `mat:SEAT`, `basket`, `tray`. */
export type AnchorId = `vine:${number}:${number}` | `hand:${string}` | `mat:${number}` | "basket" | "tray";

type Listener = (anchor: Anchor | null) => void;

const anchors = new Map<AnchorId, Anchor>();
const listeners = new Map<AnchorId, Set<Listener>>();

export function setAnchor(id: AnchorId, anchor: Anchor | null): void {
  if (anchor) anchors.set(id, anchor);
  else anchors.delete(id);
  for (const listener of listeners.get(id) ?? []) listener(anchor);
}

export function getAnchor(id: AnchorId): Anchor | null {
  return anchors.get(id) ?? null;
}

/** Calls back at once with what is known, then on every change. */
export function onAnchor(id: AnchorId, listener: Listener): () => void {
  const set = listeners.get(id) ?? new Set();
  listeners.set(id, set.add(listener));
  listener(getAnchor(id));
  return () => {
    set.delete(listener);
  };
}
