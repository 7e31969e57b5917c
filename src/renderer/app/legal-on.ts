import { dicedTomatoes } from "../../shared/games/diced-tomatoes";
import type { Command } from "../../shared/games/diced-tomatoes/commands";
import type { GAME_ID } from "../../shared/games/diced-tomatoes/state";
import type { LineState } from "../../shared/line/table-client";
import type { TableView } from "../../shared/protocol/messages";
import type { Presentation } from "./presenter";

/** A table of Diced Tomatoes as the host has it, and as far as it is shown. */
export interface DicedOnScreen {
  line: LineState;
  table: TableView<typeof GAME_ID> | null;
  presentation: Presentation | null;
}

/** Legal commands of the seat that is to move, as far as this screen may move it and its table is shown up to date. */
export function legalOn({ line, table, presentation }: DicedOnScreen): Command[] {
  if (table?.ended || table?.fault) return [];
  if (line !== "open" || !table || !presentation || presentation.rolling || presentation.waiting > 0) return [];
  const { activeSeat } = table.state;
  if (activeSeat === null || !table.mySeats.includes(activeSeat)) return [];
  return dicedTomatoes.legalMoves(table.state, activeSeat);
}
