import { createStore, type StoreApi } from "zustand/vanilla";
import { dieColour } from "../../shared/dice/kinds";
import type { DiceSetId } from "../../shared/dice/set-ids";
import { PLAN_VERSION, type ThrowSpec } from "../../shared/dice/throw";
import { GAME_ID } from "../../shared/games/diced-tomatoes/state";
import type { News, TableView } from "../../shared/protocol/messages";
import { FIRST_STAGE, THEMES, type ThemeId } from "../../shared/protocol/presentation";
import type { OverlayDirection, TestRoll } from "../../shared/protocol/stream";
import { throwSeed } from "../../shared/protocol/throw-seed";
import { type Presentation, Presenter, type TableThrow } from "../app/presenter";
import { followTable, type TableFollower } from "../bridge/follow-table";
import { type Attention, followAttention } from "./attention";
import type { OverlayClient, OverlayLine } from "./overlay-client";

/** How long dice of a flat picture tumble at least, and at most where no screen tells that they lie; in milliseconds. */
const TUMBLE = { least: 1100, most: 3500 };

/** How long test dice stay, in milliseconds. */
const TEST_STAYS = 6000;

/** All that an overlay shows. */
export interface Shown {
  line: OverlayLine;
  /** False until the host's first word of the table. */
  known: boolean;
  /** The host's table; what is shown of it may lag behind. */
  diced: TableView<typeof GAME_ID> | null;
  presentation: Presentation | null;
  forage: TableView<"forage"> | null;
  /** Names at a table whose game has not begun. */
  waiting: readonly string[] | null;
  direction: OverlayDirection;
  diceSet: DiceSetId;
  /** The look of the table, for all its screens. */
  theme: ThemeId;
  /** Dice of no game. */
  test: { thrown: TableThrow; rolling: boolean } | null;
  /** Nobody can see the overlay. */
  hidden: boolean;
  /** It is on no programme just now. */
  offAir: boolean;
  /** Rises whenever everything in motion is to end at once. */
  skips: number;
}

/** How the overlay shows throws. */
export interface ShowSight {
  /** Whether a 3D picture plays throws and tells when they lie still. */
  playsThrows: boolean;
  sceneIsThere: boolean;
  /** Whether motion is to be avoided. */
  reduced: boolean;
}

export interface Show {
  store: StoreApi<Shown>;
  /** How throws are shown from now on. */
  see(sight: ShowSight): void;
  /** The 3D picture says that a throw lies still. */
  settled(rollId: string): void;
  stop(): void;
}

/** Where a show gets its table from: an overlay's own line, or the page that shows a preview of one. */
export interface OverlaySource extends Pick<TableFollower, "current" | "onChange"> {
  onTestRoll(listener: (roll: TestRoll) => void): () => void;
}

const EMPTY: Shown = {
  line: "connecting",
  known: false,
  diced: null,
  presentation: null,
  forage: null,
  waiting: null,
  direction: {},
  diceSet: FIRST_STAGE.diceSet,
  theme: THEMES[0],
  test: null,
  hidden: false,
  offAir: false,
  skips: 0,
};

/** Follows the table over an overlay's own line. */
export function startShow(client: OverlayClient): Show {
  const follower = followTable({ ...client, why: () => null, close: () => undefined, onLine: () => () => undefined });
  const told = (type: News["type"], listener: (news: News) => void) =>
    client.onNews((news) => {
      if (news.type === type) listener(news);
    });
  const show = showOf({
    current: follower.current,
    onChange: follower.onChange,
    onTestRoll: (listener) => told("test-roll", (news) => news.type === "test-roll" && listener(news)),
  });
  const { setState: set } = show.store;
  const ends = [
    client.onLine((line) => set({ line })),
    told("air", (news) => news.type === "air" && set({ direction: news.direction, diceSet: news.diceSet })),
    told("theme", (news) => news.type === "theme" && set({ theme: news.theme })),
    told("settled", (news) => news.type === "settled" && show.told(news.rollId)),
  ];
  return {
    ...show,
    stop() {
      for (const end of ends) end();
      follower.stop();
      show.stop();
    },
  };
}

/** Plays what a source tells of its table; `told` hears that dice lie still on another screen. */
export function showOf(
  source: OverlaySource,
  attention: Attention = followAttention(window),
): Show & { told(rollId: string): void } {
  const store = createStore<Shown>(() => ({ ...EMPTY, hidden: attention.hidden, offAir: attention.offAir }));
  const { getState: get, setState: set } = store;
  let presenter: Presenter | null = null;
  let tableId: string | null = null;
  let sight: ShowSight = { playsThrows: false, sceneIsThere: false, reduced: false };
  let tumble: { rollId: string; began: number; timer: number } | null = null;
  let testTimer = 0;
  /** Said to lie still before its throw was shown here. */
  let restsAlready: string | null = null;

  const instant = () => sight.reduced || attention.hidden;
  const changed = (presentation: Presentation) => {
    set({ presentation });
    const { thrown, rolling } = presentation;
    if (!rolling || !thrown) stopTumble();
    else if (!sight.playsThrows && tumble?.rollId !== thrown.spec.rollId) startTumble(thrown.spec.rollId);
  };

  function startTumble(rollId: string): void {
    stopTumble();
    const most = restsAlready === rollId ? TUMBLE.least : TUMBLE.most;
    tumble = { rollId, began: performance.now(), timer: window.setTimeout(() => presenter?.settled(rollId), most) };
  }

  function stopTumble(): void {
    if (tumble) clearTimeout(tumble.timer);
    tumble = null;
  }

  function told(rollId: string): void {
    restsAlready = rollId;
    if (tumble?.rollId !== rollId) return;
    const left = Math.max(0, tumble.began + TUMBLE.least - performance.now());
    clearTimeout(tumble.timer);
    tumble.timer = window.setTimeout(() => presenter?.settled(rollId), left);
  }

  function present(table: TableView<typeof GAME_ID>): void {
    if (presenter && table.tableId === tableId) {
      presenter.reset(table.state);
      return;
    }
    presenter?.dispose();
    tableId = table.tableId;
    presenter = new Presenter(table.tableId, table.state, {
      onChange: changed,
      isSeen: () => true,
      instant,
      // Flat dice tumble too, unless everything is to be there at once.
      playsThrows: () => !instant(),
      sceneIsThere: () => !sight.playsThrows || sight.sceneIsThere,
      pace: () => 1,
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
    });
    changed(presenter.current);
  }

  function take({ table, waiting, settings }: ReturnType<OverlaySource["current"]>): void {
    if (settings) set({ theme: settings.theme });
    const diced = table?.game === GAME_ID ? table : null;
    const forage = table?.game === "forage" ? table : null;
    set({ known: true, diced, forage, waiting: waiting?.players ?? null });
    if (diced) return;
    presenter?.dispose();
    presenter = null;
    tableId = null;
    stopTumble();
    set({ presentation: null });
  }

  const now = source.current();
  if (now.epoch !== null) {
    take(now);
    if (now.table?.game === GAME_ID) present(now.table);
  }
  const ends = [
    source.onChange(({ synced, effect }) => {
      take(synced);
      const { table } = synced;
      if (table?.game !== GAME_ID) return;
      if (effect.type !== "moved") present(table);
      else if (effect.game === GAME_ID) presenter?.play(effect.events, effect.flick);
    }),
    source.onTestRoll((roll) => {
      clearTimeout(testTimer);
      const rolling = !instant();
      set({ test: { thrown: testThrow(roll), rolling } });
      const rest = () => {
        set({ test: { thrown: testThrow(roll), rolling: false } });
        testTimer = window.setTimeout(() => set({ test: null }), TEST_STAYS);
      };
      if (rolling && !sight.playsThrows) testTimer = window.setTimeout(rest, TUMBLE.least);
      else if (!rolling) rest();
    }),
    attention.onChange(() => {
      const { hidden, offAir } = attention;
      const left = hidden && !get().hidden;
      set({ hidden, offAir });
      // Nobody sees what happens meanwhile; whoever looks again sees how things stand.
      if (left) end();
    }),
  ];

  function end(): void {
    set(({ skips }) => ({ skips: skips + 1 }));
    presenter?.flush();
  }

  return {
    store,
    told,
    see(next) {
      const before = sight;
      sight = next;
      if (next.sceneIsThere && !before.sceneIsThere) presenter?.sceneCame();
      if (next.reduced || (before.playsThrows && !next.playsThrows)) end();
    },
    settled(rollId) {
      const { test } = get();
      if (test?.thrown.spec.rollId === rollId) {
        set({ test: { ...test, rolling: false } });
        testTimer = window.setTimeout(() => set({ test: null }), TEST_STAYS);
      }
      presenter?.settled(rollId);
    },
    stop() {
      for (const stop of ends) stop();
      clearTimeout(testTimer);
      stopTumble();
      presenter?.dispose();
    },
  };
}

function testThrow({ rollId, dice }: TestRoll): TableThrow {
  const spec: ThrowSpec = {
    rollId,
    seed: throwSeed("test", rollId),
    dice: dice.map(({ die, value }) => ({ id: die, kind: dieColour(die), value })),
    planVersion: PLAN_VERSION,
  };
  return { kind: "roll", spec };
}
