import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import type { Wire } from "./wire";

/** A server with its clients around one table of Diced Tomatoes: those in seats first, then those who look on. */
export interface Running {
  /** The table as the client in the first seat has it. */
  state(): State;
  /** How many steps every seat's client has seen, those taken back included. */
  seen(): number;
  /** Sends a step of the seat whose turn it is, from that seat's own client. */
  send(step: Command | "undo"): void;
  /** Whether a frame brings a step of the table to a client. */
  brings(frame: string): boolean;
  /** Begins a new game with the same players; resolves when all of them see it. */
  again(): Promise<void>;
  /** Somebody comes and looks on; resolves when the table is there. */
  comeLate(): Promise<{ disconnect(): void }>;
  /** Time of the processor that the server has used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export interface Contestant {
  name: string;
  start(wire: Wire, seats: number, watchers: number): Promise<Running>;
}
