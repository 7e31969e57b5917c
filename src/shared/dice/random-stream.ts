import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";

const BLOCK_BYTES = 32;
const BYTES = 256;

/**
 * The host's random stream: endless, the same for the same seed text, and verifiable by anyone who has the seed.
 * Block i is HMAC-SHA256(key = SHA-256(seed), message = i as 8 bytes, big-endian); a die is 1 + byte mod 6, and bytes
 * that would make some values likelier are passed over.
 * `position` is the byte to go on from, as an earlier stream of the same seed reported it.
 */
export function seededDice(seed: string, position = 0): PositionedSource {
  // Worked out when first needed: most commands draw nothing.
  let key: Uint8Array | null = null;
  let next = position;
  let loaded = -1;
  let block = new Uint8Array(BLOCK_BYTES);

  const nextByte = (): number => {
    const index = Math.floor(next / BLOCK_BYTES);
    if (index !== loaded) {
      key ??= sha256(utf8ToBytes(seed));
      block = hmac(sha256, key, bigEndian(index));
      loaded = index;
    }
    const byte = block[next % BLOCK_BYTES] as number;
    next += 1;
    return byte;
  };

  /** Bytes from the largest multiple of `limit` up would make low numbers likelier. */
  const below = (limit: number): number => {
    const fair = BYTES - (BYTES % limit);
    let byte = nextByte();
    while (byte >= fair) byte = nextByte();
    return byte % limit;
  };

  return {
    dice: (count) => Array.from({ length: count }, () => (1 + below(6)) as DieValue),
    below,
    get position() {
      return next;
    },
  };
}

function bigEndian(index: number): Uint8Array {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(index));
  return message;
}
