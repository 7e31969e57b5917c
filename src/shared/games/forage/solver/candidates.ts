import type { PackedMove } from "./moves";

/** Candidates for the next layer; the worst are dropped whenever there are too many. */
export class Candidates {
  size = 0;
  /** Values below this need not be added. */
  bar = Number.NEGATIVE_INFINITY;
  readonly value: Float64Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly hash: Int32Array;
  private readonly keep: number;

  constructor(width: number) {
    this.keep = 2 * width;
    const room = Math.max(4 * width, 4096);
    this.value = new Float64Array(room);
    this.parent = new Int32Array(room);
    this.move = new Int32Array(room);
    this.hash = new Int32Array(room);
  }

  clear(): void {
    this.size = 0;
    this.bar = Number.NEGATIVE_INFINITY;
  }

  add(value: number, parent: number, move: PackedMove, hash: number): void {
    if (this.size === this.value.length) this.prune();
    const at = this.size;
    this.value[at] = value;
    this.parent[at] = parent;
    this.move[at] = move;
    this.hash[at] = hash;
    this.size += 1;
  }

  /** The places of the best, each forest once. */
  best(width: number): number[] {
    const order = Array.from({ length: this.size }, (_, index) => index);
    order.sort((a, b) => (this.value[b] as number) - (this.value[a] as number));
    const seen = new Set<number>();
    const chosen: number[] = [];
    for (const at of order) {
      const hash = this.hash[at] as number;
      if (seen.has(hash)) continue;
      seen.add(hash);
      chosen.push(at);
      if (chosen.length === width) break;
    }
    return chosen;
  }

  private prune(): void {
    const sorted = this.value.slice().sort();
    this.bar = sorted[sorted.length - this.keep] as number;
    let kept = 0;
    for (let at = 0; at < this.size; at += 1) {
      if ((this.value[at] as number) < this.bar || kept >= this.keep) continue;
      this.value[kept] = this.value[at] as number;
      this.parent[kept] = this.parent[at] as number;
      this.move[kept] = this.move[at] as number;
      this.hash[kept] = this.hash[at] as number;
      kept += 1;
    }
    this.size = kept;
  }
}
