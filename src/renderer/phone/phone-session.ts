import { createStore, type StoreApi } from "zustand/vanilla";
import { GAME_ID } from "../../shared/games/diced-tomatoes/state";
import type { TableClient } from "../../shared/line/table-client";
import type { Company, DoorFault, EndReason, GuestColour } from "../../shared/protocol/company";
import type { Reply, Request, TableView, WaitingTable } from "../../shared/protocol/messages";
import { THEMES, type ThemeId } from "../../shared/protocol/presentation";
import { dicedFingers, type Fingers, type FingersState } from "../app/diced-fingers";
import { freshId } from "../app/fresh-id";
import { legalOn } from "../app/legal-on";
import { type Presentation, Presenter } from "../app/presenter";
import { SettledRolls } from "../app/settled-rolls";
import { keepAim, NO_AIM } from "../app/targets";
import { followTable } from "../bridge/follow-table";
import type { ShownRefusal } from "../hud/hud-props";

export interface PhoneState extends FingersState {
  /** Why the host does not let this phone in, or not any more; null while it does. */
  why: DoorFault | EndReason | null;
  /** False until the host's first snapshot. */
  known: boolean;
  company: Company | null;
  /** How the table looks, on all screens alike. */
  theme: ThemeId;
  forage: TableView<"forage"> | null;
  /** A table that is set up and whose game has not begun. */
  waiting: WaitingTable | null;
  /** A request to join or sit down is on its way. */
  asking: boolean;
}

export interface Newcomer {
  name: string;
  colour: GuestColour;
  seat: number | null;
}

export interface PhoneSession {
  store: StoreApi<PhoneState>;
  fingers: Fingers;
  /** Joins the people at the table; `keep` is told the token that brings this guest back. */
  join(newcomer: Newcomer, keep: (token: string) => void): void;
  takeSeat(seat: number): void;
  /** Gives up seat and token. Resolves once the host has said so, or cannot be reached. */
  leave(): Promise<void>;
  addWords(seat: number, words: string): void;
  /** A command of the game that is not Diced Tomatoes. */
  send(seat: number, command: Record<string, unknown>): void;
  undo(seat: number): void;
  /** Shows everything that is still being shown at once. */
  skip(): void;
  /** Whether motion is to be avoided. */
  still(still: boolean): void;
  readRefusal(): void;
  stop(): void;
}

const EMPTY: PhoneState = {
  line: "connecting",
  why: null,
  known: false,
  company: null,
  theme: THEMES[0],
  table: null,
  forage: null,
  waiting: null,
  presentation: null,
  aim: NO_AIM,
  refusal: null,
  asking: false,
};

/** A guest's view of the host's table: follows it, lets what happens be seen, and asks for what the guest does. */
export function startPhone(client: TableClient): PhoneSession {
  const store = createStore<PhoneState>(() => EMPTY);
  const { getState: get, setState: set } = store;
  const rolls = new SettledRolls(() => performance.now());
  let presenter: Presenter | null = null;
  let tableId: string | null = null;
  let avoidsMotion = false;
  let refusals = 0;

  const follower = followTable(client);
  const stopFollowing = follower.onChange(({ synced, effect }) => {
    const table = synced.table?.game === GAME_ID ? synced.table : null;
    const forage = synced.table?.game === "forage" ? synced.table : null;
    set({ known: true, table, forage, waiting: synced.waiting });
    if (effect.type === "replaced" && synced.settings) set({ theme: synced.settings.theme });
    if (!table) clearTable();
    else if (effect.type !== "moved") showTable(table);
    else if (effect.game === GAME_ID) {
      for (const event of effect.events) if ("rollId" in event) rolls.rolled(event.rollId);
      presenter?.play(effect.events, effect.flick);
    }
  });
  const stopNews = client.onNews((news) => {
    if (news.type === "company") set({ company: news });
    else if (news.type === "theme") set({ theme: news.theme });
    else if (news.type === "settled") {
      if (news.epoch !== follower.current().epoch) return;
      rolls.settled(news.rollId);
      presenter?.settled(news.rollId);
    }
  });
  const stopLine = client.onLine((line) => set({ line, why: client.why() }));
  const flushHidden = () => {
    if (document.hidden) presenter?.flush();
  };
  document.addEventListener("visibilitychange", flushHidden);

  const still = () => avoidsMotion || document.hidden;

  function clearTable(): void {
    presenter?.dispose();
    presenter = null;
    tableId = null;
    rolls.clear();
    set({ presentation: null, aim: NO_AIM });
  }

  function showTable(table: TableView<typeof GAME_ID>): void {
    if (presenter && table.tableId === tableId) {
      presenter.reset(table.state);
      return;
    }
    clearTable();
    tableId = table.tableId;
    presenter = new Presenter(table.tableId, table.state, {
      onChange: changed,
      isSeen: () => true,
      instant: still,
      playsThrows: (rollId) => !still() && rolls.wait(rollId) > 0,
      sceneIsThere: () => true,
      restLimit: (rollId) => rolls.wait(rollId),
      pace: () => 1,
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
    });
    changed(presenter.current);
  }

  function changed(presentation: Presentation): void {
    const { line, table, aim } = get();
    set({ presentation, aim: keepAim(aim, legalOn({ line, table, presentation }), presentation.shown.basket) });
  }

  async function ask(request: Request): Promise<Reply> {
    const reply = await client.request(request);
    if (!reply.ok) set({ refusal: { key: ++refusals, refusal: reply.refusal as ShownRefusal["refusal"] } });
    return reply;
  }

  /** Asks for what there is but one of at a time, such as a seat. */
  async function askOnce(request: Request): Promise<Reply | null> {
    if (get().asking) return null;
    set({ asking: true, refusal: null });
    const reply = await ask(request);
    set({ asking: false });
    return reply;
  }

  const atTable = (say: (table: string, seq: number) => Request) => {
    const { table, seq } = follower.current();
    if (!table) return;
    set({ refusal: null });
    void ask(say(table.tableId, seq));
  };

  return {
    store,
    fingers: dicedFingers({ store, follower, ask, showAll: () => presenter?.flush() }),
    async join(newcomer, keep) {
      const reply = await askOnce({ type: "join", id: freshId(), ...newcomer });
      if (reply?.ok && "joined" in reply) keep(reply.joined.token);
    },
    takeSeat: (seat) => void askOnce({ type: "take-seat", id: freshId(), seat }),
    leave: async () => void (await ask({ type: "leave", id: freshId() })),
    addWords(seat, words) {
      const { waiting } = follower.current();
      if (waiting) void ask({ type: "add-words", id: freshId(), table: waiting.tableId, seat, words });
    },
    send: (seat, command) => atTable((table, seq) => ({ type: "command", id: freshId(), table, seat, seq, command })),
    undo: (seat) => atTable((table, seq) => ({ type: "undo", id: freshId(), table, seat, seq })),
    skip: () => presenter?.flush(),
    still(now) {
      avoidsMotion = now;
      if (now) presenter?.flush();
    },
    readRefusal: () => set({ refusal: null }),
    stop() {
      stopFollowing();
      stopNews();
      stopLine();
      document.removeEventListener("visibilitychange", flushHidden);
      follower.stop();
      presenter?.dispose();
      client.close();
    },
  };
}
