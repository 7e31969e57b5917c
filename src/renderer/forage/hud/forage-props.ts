import type { Command } from "../../../shared/games/forage/commands";
import type { Event } from "../../../shared/games/forage/events";
import type { State } from "../../../shared/games/forage/state";
import type { LineState } from "../../../shared/line/table-client";
import type { TableEvent } from "../../../shared/protocol/messages";
import type { TableFile } from "../../../shared/table/file";
import type { ShownRefusal, TableClosed } from "../../hud/hud-props";
import type { ForestStageProps } from "../board/ForestStage";
import type { Days } from "../daily/use-day-score";

export interface ForageLogEntry {
  seq: number;
  events: (Event | TableEvent)[];
}

/** A Forage table as this screen sees it. */
export interface ForageTableView {
  tableId: string;
  state: State;
  mySeats: readonly number[];
  canUndo: boolean;
  log: readonly ForageLogEntry[];
}

/** What a Forage table may ask of the app. */
export interface ForageActions {
  send(seat: number, command: Command): void;
  undo(seat: number): void;
  /** Another game for the same players, in the same mode, with the same deck. */
  again(): void;
  /** The finished table as a file; null where it cannot be had. */
  fetch(): Promise<{ text: string } | null>;
  /** Plays a table back beside another way through its pile; null where this screen plays nothing back. */
  replay: ((own: TableFile, best: TableFile) => void) | null;
  /** Puts the table away. */
  leave(): void;
  /** Ends the table for good, so that its seed is told. */
  end(): void;
  /** To the set-up, with the same players ready. */
  newSetup(): void;
}

export interface ForageTableProps {
  table: ForageTableView;
  actions: ForageActions;
  days: Days;
  /** The forest in three dimensions; null for the flat one. */
  picture: ForestStageProps["picture"];
  /** WebGL was lost and is coming back, or lost for good. */
  sceneState: "fine" | "lost" | "gone";
  line: LineState;
  closed: TableClosed | null;
  refusal: ShownRefusal | null;
  onRefusalRead(): void;
}
