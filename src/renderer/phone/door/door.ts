import { createStore, type StoreApi } from "zustand/vanilla";
import type { GuestPass } from "../../../shared/line/socket-line";
import type { TableClient } from "../../../shared/line/table-client";
import type { DoorFault, EndReason } from "../../../shared/protocol/company";
import { forgetCode, forgetGuest, keepCode, keepGuest, takeGuestPass } from "../../bridge/passes";
import { type Newcomer, type PhoneSession, startPhone } from "../phone-session";

/** Why somebody stands before the door again. */
export type DoorNote = DoorFault | "left";

export interface DoorState {
  /** The line to the table; null while there is nothing to show at the door. */
  session: PhoneSession | null;
  note: DoorNote | null;
}

/** The way to the table and out of it again. */
export interface Door {
  store: StoreApi<DoorState>;
  /** Goes to the table that a code opens. */
  enter(code: string): void;
  join(newcomer: Newcomer): void;
  leave(): Promise<void>;
  /** Goes to the table once more, after the host has ended the line. */
  again(): void;
}

type DoorPage = Parameters<typeof takeGuestPass>[0];

/** Reasons for which a guest's token opens nothing any more. */
const GONE: ReadonlySet<DoorFault | EndReason> = new Set(["guest-token", "removed", "declined"]);
/** Reasons for which the door itself keeps a line out; the others are told where the line was. */
const OUTSIDE: ReadonlySet<DoorFault | EndReason> = new Set([
  "host-token",
  "guest-token",
  "wrong-code",
  "too-many-tries",
  "too-many-lines",
] satisfies DoorFault[]);

const isFault = (why: DoorFault | EndReason): why is DoorFault => OUTSIDE.has(why);

/** Goes to the table with whatever the page has to show, and minds what becomes of it. */
export function openDoor(page: DoorPage, connect: (pass: GuestPass) => TableClient): Door {
  const store = createStore<DoorState>(() => ({ session: null, note: null }));

  function go(note: DoorNote | null = null): void {
    store.getState().session?.stop();
    const pass = takeGuestPass(page);
    if (pass === null) {
      store.setState({ session: null, note });
      return;
    }
    const session = startPhone(connect(pass));
    store.setState({ session, note });
    session.store.subscribe(({ why }, before) => {
      if (why !== null && why !== before.why) turnedAway(session, why);
    });
  }

  function turnedAway(session: PhoneSession, why: DoorFault | EndReason): void {
    if (GONE.has(why)) forgetGuest(page);
    if (why === "wrong-code") forgetCode(page);
    if (why === "guest-token") go(why);
    else if (isFault(why)) {
      session.stop();
      store.setState({ session: null, note: why });
    }
  }

  go();
  return {
    store,
    enter(code) {
      keepCode(page, code);
      go();
    },
    join: (newcomer) => store.getState().session?.join(newcomer, (token) => keepGuest(page, token)),
    async leave() {
      await store.getState().session?.leave();
      forgetGuest(page);
      go("left");
    },
    again: () => go(),
  };
}
