import { areaOf, type Card } from "../cards";
import { AREAS, cardSize, ROTATIONS, turnedAreas } from "../geometry";
import { WIDTH } from "./board";
import { colourIndex, typeBits } from "./codes";

/** A card at one rotation, as the solver lays it. */
export interface Shape {
  width: number;
  height: number;
  /** Where each area lies, from the top-left cell on. */
  offsets: Int16Array;
  /** The types of each area, as bits. */
  bits: Uint8Array;
  /** The same, where a table by types and a cell's byte begins. */
  tables: Int16Array;
  /** The one colour of a food area, or the first and the second of the split area in the card's own listing. */
  first: Uint8Array;
  second: Uint8Array;
}

/** The shapes of a card at 0, 90, 180 and 270 degrees. */
export function shapesOf(card: Card): Shape[] {
  return ROTATIONS.map((rotation) => {
    const shape: Shape = {
      ...cardSize(rotation),
      offsets: new Int16Array(AREAS),
      bits: new Uint8Array(AREAS),
      tables: new Int16Array(AREAS),
      first: new Uint8Array(AREAS),
      second: new Uint8Array(AREAS),
    };
    for (const [index, { dx, dy, area }] of turnedAreas(rotation).entries()) {
      const types = areaOf(card, area);
      const [first, second = first] = types.map(colourIndex);
      shape.offsets[index] = dy * WIDTH + dx;
      shape.bits[index] = typeBits(types);
      shape.tables[index] = typeBits(types) << 8;
      shape.first[index] = first ?? 0;
      shape.second[index] = second ?? 0;
    }
    return shape;
  });
}
