import type { PackedMove } from "./moves";

/** One layer of a search: the forests after so many placements that were found worth going on from. */
export class Layer {
  /** The place of each forest's parent in the layer before. */
  readonly parent: Int32Array;
  /** The placement that led here. */
  readonly move: Int32Array;
  readonly hash: Int32Array;
  /** The cards in hand, in drawing order, by their places in the position's list. */
  readonly one: Int8Array;
  readonly other: Int8Array;

  constructor(readonly size: number) {
    this.parent = new Int32Array(size);
    this.move = new Int32Array(size);
    this.hash = new Int32Array(size);
    this.one = new Int8Array(size);
    this.other = new Int8Array(size);
  }

  /** The placements that led to a forest of the last of these layers. */
  static path(layers: readonly Layer[], node: number): PackedMove[] {
    const path: PackedMove[] = [];
    let at = node;
    for (let depth = layers.length - 1; depth > 0; depth -= 1) {
      const layer = layers[depth] as Layer;
      path.unshift(layer.move[at] as number);
      at = layer.parent[at] as number;
    }
    return path;
  }
}
