/** Small seeded generator for starts of throws (sfc32 seeded by xmur3-like mixing); integers only, so every engine agrees. */
export class ThrowRandom {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    let hash = 1779033703 ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    const mix = () => {
      hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
      hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
      hash ^= hash >>> 16;
      return hash;
    };
    this.a = mix();
    this.b = mix();
    this.c = mix();
    for (let i = 0; i < 12; i++) this.next();
  }

  /** An integer from 0 up to 2^32 − 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  between(low: number, high: number): number {
    return low + ((high - low) * this.next()) / 4294967296;
  }

  below(count: number): number {
    return Math.floor((count * this.next()) / 4294967296);
  }
}
