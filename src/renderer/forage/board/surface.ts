/** What shows the forest, flat or in three dimensions: where a point of the page lies in it, and back. */
export interface BoardSurface {
  /** The point of the forest, in cells, under a point of the page; null where there is none. */
  toForest(clientX: number, clientY: number): { x: number; y: number } | null;
  /** The edge of a cell in pixels of the page, near the middle of the picture. */
  cellSize(): number;
}
