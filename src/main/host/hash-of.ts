import { createHash } from "node:crypto";
import { sortedJson } from "../../shared/protocol/hash";

/** Node's own SHA-256 over the same text as everybody's `stateHash`; it is worked out at every command. */
export const hashOf = (state: unknown): string => createHash("sha256").update(sortedJson(state)).digest("hex");
