import { stateHash } from "../../shared/protocol/hash";
import type { TableFollower } from "./follow-table";

declare global {
  var harvestKnown: (() => { seq: number; hash: string | null }) | undefined;
}

/** Lets tests, and anyone at the console, compare the table that this page knows with the one that the host has. */
export function showKnown({ current }: TableFollower): void {
  globalThis.harvestKnown = () => {
    const { seq, table } = current();
    return { seq, hash: table && stateHash(table.state) };
  };
}
