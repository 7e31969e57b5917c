import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON with the keys of every object in code-unit order, so that equal values have equal text. */
export function sortedJson(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return value === 0 ? "0" : String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // Plain loops: a host does this at every command.
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === "" ? "" : ","}${sortedJson(item ?? null)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const member: unknown = value[key as keyof typeof value];
    if (member !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${sortedJson(member)}`;
  }
  return `{${text}}`;
}

/** SHA-256 in hex over the sorted-key JSON of plain data. */
export function stateHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(sortedJson(value))));
}
