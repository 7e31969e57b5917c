import type { Bounds } from "../../../shared/games/forage/geometry";

/** How the forest is looked at: `zoom` 1 fits it into the picture; `x`, `y` move its middle, in cells. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };

const NEAREST = 4;
const FARTHEST = 0.6;

/** Room around the forest for a card that is held beside it, in cells. */
export const ROOM = 1.5;

export interface Size {
  width: number;
  height: number;
}

/** The middle of the picture in cells, and the edge of a cell in its pixels. */
export interface Framing {
  x: number;
  y: number;
  cell: number;
}

/** Fits the forest, with room around it, into a picture; then comes nearer and aside as the view says. */
export function framing(bounds: Bounds, size: Size, view: View): Framing {
  const width = bounds.right - bounds.left + 1 + 2 * ROOM;
  const height = bounds.bottom - bounds.top + 1 + 2 * ROOM;
  return {
    x: (bounds.left + bounds.right + 1) / 2 + view.x,
    y: (bounds.top + bounds.bottom + 1) / 2 + view.y,
    cell: Math.min(size.width / width, size.height / height) * view.zoom,
  };
}

export const zoomed = (view: View, factor: number): View => ({
  ...view,
  zoom: Math.max(FARTHEST, Math.min(NEAREST, view.zoom * factor)),
});

/** Moved by so many cells, the forest's middle never farther off than the forest is large. */
export function panned(view: View, dx: number, dy: number, bounds: Bounds): View {
  const farX = (bounds.right - bounds.left + 1) / 2 + ROOM;
  const farY = (bounds.bottom - bounds.top + 1) / 2 + ROOM;
  return {
    ...view,
    x: Math.max(-farX, Math.min(farX, view.x + dx)),
    y: Math.max(-farY, Math.min(farY, view.y + dy)),
  };
}
