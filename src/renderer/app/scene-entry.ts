import { type DrawingFigures, drawingFigures, readTopFaces } from "../scene/probe";
import { TableCanvas } from "../scene/TableCanvas";

declare global {
  interface Window {
    /** What the scene draws, for tests and for anyone who wants to check the dice from the console. */
    harvestProbe?: { topFaces(): Record<string, number>; figures(): DrawingFigures | null };
  }
}

window.harvestProbe = { topFaces: readTopFaces, figures: drawingFigures };

export default TableCanvas;
