import type { Lan } from "../../shared/protocol/company";

/** The door as whoever listens on the network knows it: the code is the host's. */
export type DoorState = Exclude<Lan, { state: "open" }> | Omit<Extract<Lan, { state: "open" }>, "code">;

/** The way in from other machines, as the host opens and closes it; what becomes of it is told by `onChange`. */
export interface LanDoor {
  readonly state: DoorState;
  open(): void;
  close(): void;
  onChange(listener: () => void): void;
}

/** A host that serves nobody but its own machine. */
export const NO_DOOR: LanDoor = {
  state: { state: "closed" },
  open: () => undefined,
  close: () => undefined,
  onChange: () => undefined,
};
