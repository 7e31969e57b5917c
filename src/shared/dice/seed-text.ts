import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What a host publishes before anybody says a word: SHA-256 of its seed, in hex (docs/fair-dice.md). */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The words that seats added, by seat number; a seat that said nothing is left out or empty. */
export type Words = readonly (string | null | undefined)[];

/** Keeps the stream's key apart from the commitment, which everybody knows: without it they would be one hash. */
const FIRST_LINE = "harvest-table";

/**
 * The text that keys the random stream of a table: a first line that is always the same, the host's seed, then a line
 * `SEAT:WORDS` for every seat that said something, in seat order.
 */
export function seedText(seed: string, words: Words): string {
  const lines = words.flatMap((said, seat) => (said ? [`${seat}:${said.normalize("NFC")}`] : []));
  return [FIRST_LINE, seed, ...lines].join("\n");
}
