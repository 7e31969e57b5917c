import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The seed of a throw's physics, in hex: SHA-256 over table id and roll id as a JSON pair (so no two pairs read alike).
 * Every screen works it out for itself; it never touches the stream that draws the values.
 */
export function throwSeed(tableId: string, rollId: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([tableId, rollId]))));
}
