import type { Reply, Request } from "../../shared/protocol/messages";
import type { TableFollower } from "../bridge/follow-table";
import { freshId } from "./fresh-id";

/** What the people around the table agree on, beyond the moves of their game. */
export interface Keeping {
  /** Goes back to where step `to` left the table; dice that were drawn since come up the same. */
  goBack(to: number): void;
  /** Ends the open table for good, so that its seed is told. */
  endTable(): void;
  /** Words of a seat that the dice shall depend on; before the game begins. */
  addWords(seat: number, words: string): void;
  /** Begins the game of a table that waits for words. */
  startTable(): void;
  /** Puts a table away that waits for words. */
  putAway(): void;
}

export function keepTable(follower: TableFollower, ask: (request: Request) => Promise<Reply>): Keeping {
  const atWaiting = (say: (table: string) => Request) => {
    const { waiting } = follower.current();
    if (waiting) void ask(say(waiting.tableId));
  };
  return {
    goBack(to) {
      const { table, seq } = follower.current();
      if (table) void ask({ type: "go-back", id: freshId(), table: table.tableId, to, seq });
    },
    endTable() {
      const { table } = follower.current();
      if (table) void ask({ type: "end-table", id: freshId(), table: table.tableId });
    },
    addWords: (seat, words) => atWaiting((table) => ({ type: "add-words", id: freshId(), table, seat, words })),
    startTable: () => atWaiting((table) => ({ type: "start-table", id: freshId(), table })),
    putAway: () => atWaiting((table) => ({ type: "close-table", id: freshId(), table })),
  };
}
