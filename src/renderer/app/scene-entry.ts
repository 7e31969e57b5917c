import { type Anchor, type AnchorId, getAnchor } from "../scene/anchors";
import { type DrawingFigures, drawingFigures, drawnPoses, readTopFaces } from "../scene/probe";
import { TableCanvas } from "../scene/TableCanvas";

export { DiceCanvas } from "../scene/DiceCanvas";

/** What the scene draws, for tests and for anyone who wants to check the dice from the console. */
interface HarvestProbe {
  topFaces(): Record<string, number>;
  poses(): Record<string, number[]>;
  figures(): DrawingFigures | null;
  /** Where a thing is on the canvas, in CSS pixels. */
  place(id: AnchorId): Anchor | null;
}

declare global {
  interface Window {
    harvestProbe?: HarvestProbe;
  }
}

window.harvestProbe = { topFaces: readTopFaces, poses: drawnPoses, figures: drawingFigures, place: getAnchor };

export default TableCanvas;
