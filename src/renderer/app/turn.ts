import type { DieId } from "../../shared/dice/kinds";
import type { Flick } from "../../shared/dice/throw";
import type { Command, Power } from "../../shared/games/diced-tomatoes/commands";
import type { Options, State } from "../../shared/games/diced-tomatoes/state";

/** What the player at the screen has chosen so far, before it becomes a command. */
export interface Aim {
  /** Basket dice chosen for the next roll, in the order chosen. */
  picked: DieId[];
  /** The hand die in the fingers. */
  selected: DieId | null;
  /** The karma power being aimed. */
  power: Power | null;
}

/** A place the current aim can act on, with the command that does it. */
export interface Target {
  kind: "place" | "clear" | "flipSeed";
  seat: number;
  vine: number;
  command: Command;
}

/** What HUD and scene may ask for; the app turns it into commands. Nothing in here decides a rule. */
export interface TableActions {
  pick(die: DieId): void;
  unpick(die: DieId): void;
  setPicked(dice: DieId[]): void;
  select(die: DieId | null): void;
  aimPower(power: Power | null): void;
  /** Sends a command for the active seat. */
  send(command: Command): void;
  /** Rolls the picked dice; where none is picked, the quick choice. A flick gives the throw its way and strength. */
  roll(flick?: Flick): void;
  endTurn(): void;
  undo(): void;
  /** Shows the end of whatever is moving now. */
  skip(): void;
  /** `wait`: the game begins only after the players have added words to its dice. */
  openTable(players: string[], options: Options, wait?: boolean): void;
  closeTable(): void;
  focusCamera(view: CameraView): void;
}

/** Where the camera looks: the whole table, the tray, the basket, one player's mat, or a vine by seat and number. */
export type CameraView = "overview" | "tray" | "basket" | `mat:${number}` | `vine:${number}:${number}`;

/** The table as it is shown now (it may lag behind the host while things move) and what can be done. */
export interface TableScreen {
  tableId: string;
  shown: State;
  aim: Aim;
  targets: Target[];
  /** Legal commands of the active seat on the shown state; empty while dice roll or another screen's turn. */
  legal: Command[];
  rolling: boolean;
  canUndo: boolean;
}
