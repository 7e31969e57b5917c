import type { PackedMove } from "./moves";

/** No card, in a hand. */
export const NO_CARD = -1;

/** One layer of a search: the forests after so many placements that were found worth going on from. */
export class Layer {
  /** The place of each forest's parent in the layer before. */
  readonly parent: Int32Array;
  /** The placement that led here. */
  readonly move: Int32Array;
  readonly hash: Int32Array;
  /** Both cards in hand, in drawing order, by their places in the position's list. */
  private readonly hands: Int8Array;

  constructor(readonly size: number) {
    this.parent = new Int32Array(size);
    this.move = new Int32Array(size);
    this.hash = new Int32Array(size);
    this.hands = new Int8Array(2 * size);
  }

  /** The layer that a search begins with. */
  static of([first = NO_CARD, second = NO_CARD]: readonly number[]): Layer {
    const layer = new Layer(1);
    layer.put(0, 0, 0, 0, first, second);
    return layer;
  }

  put(node: number, parent: number, move: PackedMove, hash: number, first: number, second: number): void {
    this.parent[node] = parent;
    this.move[node] = move;
    this.hash[node] = hash;
    this.hands[2 * node] = first;
    this.hands[2 * node + 1] = second;
  }

  card(node: number, slot: number): number {
    return this.hands[2 * node + slot] as number;
  }

  /** Some of these forests, in another order. */
  picked(nodes: Int32Array): Layer {
    const layer = new Layer(nodes.length);
    for (const [to, from] of nodes.entries()) {
      const [parent, move, hash] = [this.parent[from], this.move[from], this.hash[from]] as [number, number, number];
      layer.put(to, parent, move, hash, this.card(from, 0), this.card(from, 1));
    }
    return layer;
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
