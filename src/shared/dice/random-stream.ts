import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";

const BLOCK_BYTES = 32;
/** The largest multiple of six that a byte can reach; bytes from here up would make low values likelier. */
const FAIR_BYTES = 252;

/**
 * The host's random stream: endless, the same for the same seed text, and verifiable by anyone who has the seed.
 * Block i is HMAC-SHA256(key = SHA-256(seed), message = i as 8 bytes, big-endian); a die is 1 + byte mod 6.
 * `position` is the byte to go on from, as an earlier stream of the same seed reported it.
 */
export function seededDice(seed: string, position = 0): PositionedSource {
  const key = sha256(utf8ToBytes(seed));
  let next = position;
  let loaded = -1;
  let block = new Uint8Array(BLOCK_BYTES);

  const nextByte = (): number => {
    const index = Math.floor(next / BLOCK_BYTES);
    if (index !== loaded) {
      block = hmac(sha256, key, bigEndian(index));
      loaded = index;
    }
    const byte = block[next % BLOCK_BYTES] as number;
    next += 1;
    return byte;
  };

  const die = (): DieValue => {
    let byte = nextByte();
    while (byte >= FAIR_BYTES) byte = nextByte();
    return (1 + (byte % 6)) as DieValue;
  };

  return {
    dice: (count) => Array.from({ length: count }, die),
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
