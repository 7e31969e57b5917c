import { BOARD_BYTES } from "./board";

/** One layer of a search: the forests after so many placements that were found worth going on from. */
export class Layer {
  size = 0;
  readonly bytes: Uint8Array;
  readonly one: Int8Array;
  readonly other: Int8Array;
  readonly hash: Int32Array;

  constructor(width: number) {
    this.bytes = new Uint8Array(width * BOARD_BYTES);
    this.one = new Int8Array(width);
    this.other = new Int8Array(width);
    this.hash = new Int32Array(width);
  }

  cells(node: number): Uint8Array {
    return this.bytes.subarray(node * BOARD_BYTES, (node + 1) * BOARD_BYTES);
  }
}
