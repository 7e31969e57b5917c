import { createStore, type StoreApi } from "zustand/vanilla";
import { GAME_ID } from "../../shared/games/diced-tomatoes/state";
import type { Refusal } from "../../shared/games/game";
import type { LineState, TableClient } from "../../shared/line/table-client";
import type { Company, DoorFault, EndReason } from "../../shared/protocol/company";
import type { ForageKept } from "../../shared/protocol/forage-kept";
import type {
  Diagnostics,
  ProtocolRefusal,
  Reply,
  Request,
  Settings,
  TableView,
  WaitingTable,
} from "../../shared/protocol/messages";
import { type Stage, THEMES, type ThemeId } from "../../shared/protocol/presentation";
import type { OverlayDirection, Overlays, OverlayView, TestRoll } from "../../shared/protocol/stream";
import { followTable, type TableFollower } from "../bridge/follow-table";
import { type CompanyActions, companyActions } from "../company/company-actions";
import type { ShownRefusal } from "../hud/hud-props";
import { dicedFingers } from "./diced-fingers";
import { type ForageKeeping, forageKeeping } from "./forage-keeping";
import { freshId } from "./fresh-id";
import { type Keeping, keepTable } from "./keeping";
import { legalOn } from "./legal-on";
import { type Presentation, Presenter } from "./presenter";
import { type ReplayDoor, replayDoor } from "./replay/replay-door";
import { RollsReport } from "./rolls-report";
import { SettledRolls } from "./settled-rolls";
import { openShelf, type Shelf } from "./shelf/shelf";
import { OUT_OF_SIGHT, type Sight, showAs, shownBy } from "./sight";
import { keepAim, NO_AIM } from "./targets";
import type { Aim, CameraView, TableActions } from "./turn";

type DicedTable = TableView<typeof GAME_ID>;
type ForageTable = TableView<"forage">;

/** The request that lays a table, without its id. */
type Laying = Extract<Request, { type: "open-table" }>;
export type WantedTable = {
  [Id in Laying["game"]]: Omit<Extract<Laying, { game: Id }>, "type" | "id">;
}[Laying["game"]];

/** All that the page shows of the host and of the player's own fingers. */
export interface SessionState {
  line: LineState;
  /** Why the host does not let this page in, or not any more; null while it does. */
  why: DoorFault | EndReason | null;
  /** False until the host's first snapshot. */
  known: boolean;
  settings: Settings | null;
  /** The people at the table; null until the host has told of them. */
  company: Company | null;
  /** How the table looks, on all screens alike. */
  theme: ThemeId;
  /** What presentation screens show, and how many there are; null until the host has told, and to guests. */
  stage: { shows: Stage; screens: number } | null;
  /** A deck of one's own and the days' scores at Forage; null until the host has told, and to guests. */
  forageKept: ForageKept | null;
  /** The overlays for a stream; null until the host has told of them, and to guests. */
  overlays: Overlays | null;
  /** The host's table; what is shown may lag behind it. Null where none is open. */
  table: DicedTable | null;
  /** The same where the open table plays Forage, which is shown as it is: nothing on it has to be waited for. */
  forage: ForageTable | null;
  /** A table that is set up and whose game has not begun. */
  waiting: WaitingTable | null;
  presentation: Presentation | null;
  aim: Aim;
  refusal: ShownRefusal | null;
  diagnostics: Diagnostics | null;
  /** Where the camera was asked to look; `move` rises with every wish, so that the same view can be asked for again. */
  camera: { view: CameraView; move: number };
  /** A new table was asked for and is not there yet. */
  opening: boolean;
  /** Rises whenever everything in motion is to end at once. */
  skips: number;
}

/** Requests to the host that are the same for every game. */
export interface HostActions {
  /** Lays a table; the one that is open is cleared away first. */
  openTable(wanted: WantedTable): void;
  closeTable(): void;
  send(seat: number, command: Record<string, unknown>): void;
  undo(seat: number): void;
}

/** What the table's own screen sets for all the others. */
export interface PresenterControls {
  setTheme(theme: ThemeId): void;
  /** Sets the parts named of what is presented. */
  setStage(part: Partial<Stage>): void;
  onAir: {
    /** Of all overlays and the feed, in seconds. */
    setDelay(delay: number): void;
    renew(): void;
    testRoll(): void;
    /** Replaces what is said live of the overlays of a view. */
    direct(view: OverlayView, direction: OverlayDirection): void;
  };
  /** What a preview of an overlay follows. */
  source: Pick<TableFollower, "current" | "onChange"> & { onTestRoll(listener: (roll: TestRoll) => void): () => void };
}

export interface Session {
  store: StoreApi<SessionState>;
  actions: TableActions;
  /** What every game's table is asked for. */
  host: HostActions;
  /** The ways into a replay. */
  replays: ReplayDoor;
  keeping: Keeping;
  /** What the people at the table are asked to be. */
  people: CompanyActions;
  /** The tables that are put away. */
  shelf: Shelf;
  presenting: PresenterControls;
  forageKeeping: ForageKeeping;
  /** The scene says that a throw lies still and which faces it drew. */
  settled(rollId: string, faces: Record<string, number>): void;
  /** How this screen shows the table from now on. */
  show(sight: Sight): void;
  /** The table is on the screen, until the function that is returned is called. */
  onScreen(): () => void;
  readRefusal(): void;
  askDiagnostics(): void;
  stop(): void;
}

const EMPTY: SessionState = {
  line: "connecting",
  why: null,
  known: false,
  settings: null,
  company: null,
  theme: THEMES[0],
  stage: null,
  forageKept: null,
  overlays: null,
  table: null,
  forage: null,
  waiting: null,
  presentation: null,
  aim: NO_AIM,
  refusal: null,
  diagnostics: null,
  camera: { view: "overview", move: 0 },
  opening: false,
  skips: 0,
};

/** Follows the host's table, plays what happens on it, and turns what the player does into requests. */
export function startSession(client: TableClient): Session {
  const store = createStore<SessionState>(() => EMPTY);
  const { getState: get, setState: set } = store;
  let presenter: Presenter | null = null;
  let tableId: string | null = null;
  /** Null until the first table is on the screen. */
  let sight: Sight | null = null;
  /** How many views of the table are on the screen: one goes as the next comes. */
  let views = 0;
  let refusals = 0;
  const rolls = new SettledRolls(() => performance.now());
  const report = new RollsReport((shows) => void client.request({ type: "screen", rolls: shows }));

  const follower: TableFollower = followTable(client);
  const stopFollowing = follower.onChange(({ synced, effect }) => {
    const table = synced.table?.game === GAME_ID ? synced.table : null;
    const forage = synced.table?.game === "forage" ? synced.table : null;
    set({ known: true, settings: synced.settings, table, forage, waiting: synced.waiting });
    if (effect.type === "replaced" && synced.settings) set({ theme: synced.settings.theme });
    if (!table) clearTable();
    else if (effect.type !== "moved") showTable(table);
    else if (effect.game === GAME_ID) {
      for (const event of effect.events) if ("rollId" in event) rolls.rolled(event.rollId);
      presenter?.play(effect.events, effect.flick);
    }
  });
  const keepsForage = forageKeeping((request) => ask(request));
  const replays = replayDoor((request) => client.request(request));
  const stopNews = client.onNews((news) => {
    if (news.type === "offered") replays.openText(news.file.text);
    else if (news.type === "company") set({ company: news });
    else if (news.type === "settled") restElsewhere(news.epoch, news.rollId);
    else if (news.type === "overlays") set({ overlays: news });
    else if (news.type === "forage-kept") {
      const { deck, days } = news;
      if (get().forageKept === null) void keepsForage.takeFromDevice({ deck, days });
      set({ forageKept: { deck, days } });
    } else if (news.type === "theme") set({ theme: news.theme });
    else if (news.type === "stage") set({ stage: { shows: news.stage, screens: news.screens } });
  });
  const stopLine = client.onLine((line) => {
    set({ line, why: client.why() });
    report.line(line === "open");
  });
  const onVisibility = () => report.shows(sight, document.hidden);
  document.addEventListener("visibilitychange", onVisibility);

  function restElsewhere(epoch: string, rollId: string): void {
    if (epoch !== follower.current().epoch) return;
    rolls.settled(rollId);
    // A scene here shows its own dice and says when they lie still.
    if (!sight?.playsThrows) presenter?.settled(rollId);
  }

  function clearTable(): void {
    presenter?.dispose();
    presenter = null;
    tableId = null;
    rolls.clear();
    set({ presentation: null, aim: NO_AIM });
  }

  function showTable(table: DicedTable): void {
    if (presenter && table.tableId === tableId) {
      presenter.reset(table.state);
      return;
    }
    presenter?.dispose();
    rolls.clear();
    tableId = table.tableId;
    presenter = new Presenter(table.tableId, table.state, {
      ...shownBy(() => sight, rolls),
      onChange: changed,
      pace: () => 1,
    });
    set({ aim: NO_AIM });
    look("overview");
    changed(presenter.current);
  }

  function changed(presentation: Presentation): void {
    const { line, table, aim } = get();
    const legal = legalOn({ line, table, presentation });
    set({ presentation, aim: keepAim(aim, legal, presentation.shown.basket) });
  }

  async function ask(request: Request): Promise<Reply> {
    const reply = await client.request(request);
    if (!reply.ok) set({ refusal: { key: ++refusals, refusal: reply.refusal as Refusal | ProtocolRefusal } });
    return reply;
  }

  async function closeOpenTable(): Promise<boolean> {
    const { table, waiting } = follower.current();
    const open = table?.tableId ?? waiting?.tableId;
    return open === undefined || (await ask({ type: "close-table", id: freshId(), table: open })).ok;
  }

  async function openTable(wanted: WantedTable): Promise<void> {
    set({ refusal: null, opening: true });
    if (await closeOpenTable()) await ask({ type: "open-table", id: freshId(), ...wanted });
    set({ opening: false });
  }

  const host: HostActions = {
    openTable: (wanted) => void openTable(wanted),
    closeTable: () => void closeOpenTable(),
    send(seat, command) {
      const { table, seq } = follower.current();
      if (!table) return;
      set({ refusal: null });
      void ask({ type: "command", id: freshId(), table: table.tableId, seat, seq, command });
    },
    undo(seat) {
      const { table, seq } = follower.current();
      if (table) void ask({ type: "undo", id: freshId(), table: table.tableId, seat, seq });
    },
  };

  function look(view: CameraView): void {
    set(({ camera }) => ({ camera: { view, move: camera.move + 1 } }));
  }

  const endThrows = () => set(({ skips }) => ({ skips: skips + 1 }));

  function show(next: Sight): void {
    const before = sight;
    sight = next;
    showAs(next, before, presenter, endThrows);
    report.shows(sight, document.hidden);
  }

  const actions: TableActions = {
    ...dicedFingers({ store, follower, ask, showAll: () => presenter?.flush() }),
    skip() {
      endThrows();
      // A throw in the air is landed by the scene, which then reports it; without a scene nothing waits.
      if (!get().presentation?.rolling || !sight?.sceneIsThere) presenter?.flush();
    },
    openTable: (players, options, wait = false) => host.openTable({ game: GAME_ID, setup: { players, options }, wait }),
    closeTable: host.closeTable,
    focusCamera: look,
  };

  return {
    store,
    actions,
    host,
    replays,
    keeping: keepTable(follower, ask),
    people: companyActions((request) => {
      set({ refusal: null });
      return ask(request);
    }),
    shelf: openShelf(client),
    presenting: {
      setTheme: (theme) => void ask({ type: "set-theme", id: freshId(), theme }),
      setStage: (stage) => void ask({ type: "set-stage", id: freshId(), stage }),
      onAir: {
        setDelay: (delay) => void ask({ type: "set-overlay", id: freshId(), delay }),
        renew: () => void ask({ type: "renew-overlay", id: freshId() }),
        testRoll: () => void ask({ type: "test-roll", id: freshId() }),
        direct: (view, direction) => void ask({ type: "direct-overlay", id: freshId(), view, direction }),
      },
      source: {
        current: follower.current,
        onChange: follower.onChange,
        onTestRoll: (listener) => client.onNews((news) => news.type === "test-roll" && listener(news)),
      },
    },
    forageKeeping: keepsForage,
    settled(rollId, faces) {
      presenter?.settled(rollId);
      const { table } = get();
      if (table) void client.request({ type: "dice-settled", table: table.tableId, rollId, faces });
    },
    show,
    onScreen() {
      views += 1;
      return () => {
        views -= 1;
        // The next table's view comes in the same breath as this one goes.
        setTimeout(() => {
          if (views === 0) show(OUT_OF_SIGHT);
        });
      };
    },
    readRefusal: () => set({ refusal: null }),
    askDiagnostics() {
      void client.request({ type: "diagnostics" }).then((reply) => {
        if (reply.ok && "diagnostics" in reply) set({ diagnostics: reply.diagnostics });
      });
    },
    stop() {
      stopFollowing();
      stopNews();
      stopLine();
      document.removeEventListener("visibilitychange", onVisibility);
      follower.stop();
      presenter?.dispose();
      client.close();
    },
  };
}
