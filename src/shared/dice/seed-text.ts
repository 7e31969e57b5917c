import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What a host publishes before anybody says a word: SHA-256 of its seed, in hex (docs/fair-dice.md). */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The words that seats added, by seat number; a seat that said nothing is left out or empty. */
export type Words = readonly (string | null | undefined)[];

/**
 * The text that keys the random stream: the host's seed, then a line `SEAT:WORDS` for every seat that said something,
 * in seat order. Without words it is the seed itself.
 */
export function seedText(seed: string, words: Words): string {
  const lines = words.flatMap((said, seat) => (said ? [`${seat}:${said.normalize("NFC")}`] : []));
  return [seed, ...lines].join("\n");
}
