import type { GuestColour, Joining } from "../../shared/protocol/company";
import type { Reply, Request } from "../../shared/protocol/messages";
import { freshId } from "../app/fresh-id";

/** What the people at the table are asked to be; each names a guest by the host's id. */
export interface CompanyActions {
  openLan(): void;
  closeLan(): void;
  /** Another code; those who joined stay. */
  newCode(): void;
  setJoining(joining: Joining): void;
  admit(guest: string): void;
  /** Sends a guest away, asking or in. */
  remove(guest: string): void;
  /** Puts a guest into a seat of the open table, or out of it. */
  seat(guest: string, seat: number | null): void;
  /** Whether the table's own screen plays a guest's seat too. */
  help(guest: string, helped: boolean): void;
  /** Of a page at a table elsewhere: becomes one of the people there; true where the host has taken the newcomer in. */
  join(newcomer: { name: string; colour: GuestColour; seat: number | null }): Promise<boolean>;
  /** Of a guest's own page: takes a free seat. */
  take(seat: number): void;
  /** Of a guest's own page: gives up seat and name; true where the host has let go. */
  leave(): Promise<boolean>;
}

export function companyActions(ask: (request: Request) => Promise<Reply>): CompanyActions {
  return {
    openLan: () => void ask({ type: "open-lan", id: freshId() }),
    closeLan: () => void ask({ type: "close-lan", id: freshId() }),
    newCode: () => void ask({ type: "new-code", id: freshId() }),
    setJoining: (joining) => void ask({ type: "set-joining", id: freshId(), joining }),
    admit: (guest) => void ask({ type: "admit", id: freshId(), guest }),
    remove: (guest) => void ask({ type: "remove", id: freshId(), guest }),
    seat: (guest, seat) => void ask({ type: "seat-guest", id: freshId(), guest, seat }),
    help: (guest, helped) => void ask({ type: "help", id: freshId(), guest, helped }),
    join: async (newcomer) => (await ask({ type: "join", id: freshId(), ...newcomer })).ok,
    take: (seat) => void ask({ type: "take-seat", id: freshId(), seat }),
    leave: async () => (await ask({ type: "leave", id: freshId() })).ok,
  };
}
