import type { ReactNode } from "react";
import type { Event } from "../../shared/games/diced-tomatoes/events";
import type { Refusal } from "../../shared/games/game";
import type { LineState } from "../../shared/line/table-client";
import type { SAVE_FAULTS } from "../../shared/protocol/faults";
import type { Diagnostics, LogEntry, ProtocolRefusal } from "../../shared/protocol/messages";
import type { TableActions, TableScreen } from "../app/turn";
import type { DiceCheck } from "./drawer/FairPanel";
import type { KeyPress } from "./keys/hotkeys";

/** A refusal as it arrived; `key` tells two alike refusals apart. */
export interface ShownRefusal {
  key: number;
  refusal: Refusal | ProtocolRefusal;
}

/** What a table that is only watched has in place of a turn's controls. */
export interface Watched {
  bar: ReactNode;
  /** True where a key meant something; asked before the table's own keys. */
  onKey(press: KeyPress, onButton: boolean): boolean;
  /** Rises whenever another moment is shown at once: what was passed over is not read out. */
  jumps: number;
  onClose(): void;
}
/** Why nothing more can be played: the host ended the table, or no move can be kept. */
export type TableClosed = "ended" | (typeof SAVE_FAULTS)[number];

/** Everything the HUD of one open table is given. It keeps only what is open or folded; all else goes up. */
export interface TableHudProps {
  screen: TableScreen;
  actions: TableActions;
  /** The 3D table, filling its box; null where there is no WebGL (the flat table stands in). */
  stage: ReactNode | null;
  /** WebGL was lost and is coming back, or lost for good (then `stage` is null). */
  sceneState: "fine" | "lost" | "gone";
  /** Seats played at this screen. */
  mySeats: readonly number[];
  /** Up to what is shown, not further: the log must not tell a roll before its dice lie still. */
  log: readonly LogEntry[];
  /** The event shown last and its number, for banners and the live region; null after a snapshot. */
  latest: { event: Event; step: number } | null;
  line: LineState;
  closed: TableClosed | null;
  fair: { commitment: string; words: readonly (string | null)[] };
  /** Null where this screen is not given the table's file to check. */
  onCheckDice: (() => Promise<DiceCheck | null>) | null;
  /** Goes back to where step `to` left the table, by agreement of everybody around it. */
  onGoBack(to: number): void;
  /** Ends the table for good, so that its seed is told. */
  onEndTable(): void;
  refusal: ShownRefusal | null;
  onRefusalRead(): void;
  /** Whether this screen is heard. */
  sound: { on: boolean; toggle(): void };
  /** What the host counted; null until it answered. Asked for whenever the panel opens. */
  diagnostics: Diagnostics | null;
  onAskDiagnostics(): void;
  /** Leads to the set-up with the same players ready; the table closes once a new one is set. */
  onNewSetup(): void;
  /** Given where the table plays back; nothing is legal at it then. */
  watched?: Watched;
}
