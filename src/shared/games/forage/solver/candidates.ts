import type { PackedMove } from "./moves";

/** How many more than are wanted are gathered before the worst are dropped. */
const SLACK = 2;
const FREE = -1;

/** Forests that may make the next layer, each once; the worst are dropped whenever there are too many. */
export class Candidates {
  size = 0;
  /** Values that are not over this need not be added. */
  bar = Number.NEGATIVE_INFINITY;
  readonly value: Float64Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly hash: Int32Array;
  /** Places by hash, open addressing. */
  private readonly places: Int32Array;

  constructor(private readonly width: number) {
    const room = Math.max(SLACK * width, 1024);
    this.value = new Float64Array(room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.hash = new Int32Array(room);
    this.places = new Int32Array(2 ** Math.ceil(Math.log2(2 * room))).fill(FREE);
  }

  clear(): void {
    this.size = 0;
    this.bar = Number.NEGATIVE_INFINITY;
    this.places.fill(FREE);
  }

  /** Adds a forest unless it is there already: forests of the same hash are the same, and so is their value. */
  add(value: number, parent: number, move: PackedMove, hash: number): void {
    const { places } = this;
    let place = this.placeOf(hash);
    if (places[place] !== FREE) return;
    if (this.size === this.value.length) {
      this.drop();
      if (value <= this.bar) return;
      place = this.placeOf(hash);
    }
    places[place] = this.size;
    this.put(this.size, value, parent, move, hash);
    this.size += 1;
  }

  /** The places of the best, in order. */
  best(): Int32Array {
    const order = Int32Array.from({ length: this.size }, (_, index) => index);
    order.sort((a, b) => (this.value[b] as number) - (this.value[a] as number) || a - b);
    return order.subarray(0, this.width);
  }

  private placeOf(hash: number): number {
    const { places } = this;
    const mask = places.length - 1;
    let place = hash & mask;
    for (;;) {
      const at = places[place] as number;
      if (at === FREE || this.hash[at] === hash) return place;
      place = (place + 1) & mask;
    }
  }

  private put(at: number, value: number, parent: number, move: PackedMove, hash: number): void {
    this.value[at] = value;
    this.parent[at] = parent;
    this.move[at] = move;
    this.hash[at] = hash;
  }

  private drop(): void {
    const sorted = this.value.slice().sort();
    this.bar = sorted[sorted.length - this.width] as number;
    this.places.fill(FREE);
    let kept = 0;
    for (let at = 0; at < this.size; at += 1) {
      const value = this.value[at] as number;
      if (value < this.bar || kept >= this.width) continue;
      const hash = this.hash[at] as number;
      this.put(kept, value, this.parent[at] as number, this.move[at] as number, hash);
      this.places[this.placeOf(hash)] = kept;
      kept += 1;
    }
    this.size = kept;
  }
}
