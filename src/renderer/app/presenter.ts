import { dieColour } from "../../shared/dice/kinds";
import { type Flick, PLAN_VERSION, type ThrowSpec } from "../../shared/dice/throw";
import type { Event } from "../../shared/games/diced-tomatoes/events";
import { evolve } from "../../shared/games/diced-tomatoes/evolve";
import type { ShownDie, State } from "../../shared/games/diced-tomatoes/state";
import { throwSeed } from "../../shared/protocol/throw-seed";
import { type Decides, decides } from "./decisive";

/** A throw on show: its dice stay where they fell until the next one, or until `cleared`. */
export interface TableThrow {
  kind: "starting" | "roll" | "reroll";
  spec: ThrowSpec;
  /** What hangs on its dice: worth a closer look. */
  decides?: Decides | null;
}

export interface Presentation {
  /** The table as it is shown; it follows the host's state event by event. */
  shown: State;
  /** The last throw; null before the first, and after a snapshot. */
  thrown: TableThrow | null;
  /** True from the throw until its dice lie still. */
  rolling: boolean;
  /** Events not shown yet. */
  waiting: number;
  /** The event shown last, for the live region and banners; null after a snapshot. */
  latest: Event | null;
  /** Rises with every event shown. */
  step: number;
}

/** A roll whose dice no screen brings to rest counts as settled after this time, in milliseconds. */
const SETTLE_LIMIT = 6000;

/** The same while the 3D scene is still being loaded and built, in milliseconds. */
const SCENE_LIMIT = 15_000;

/** How long an event is looked at before the next one, in milliseconds. */
const HOLD: Readonly<Record<Event["type"], number>> = {
  "game-started": 0,
  "starting-rolled": 1500,
  "last-player-set": 900,
  "turn-started": 0,
  "dice-rolled": 150,
  "die-rerolled": 150,
  "die-changed": 300,
  "die-placed": 420,
  "vine-harvested": 700,
  "shard-earned": 120,
  "karma-earned": 260,
  "karma-spent": 120,
  "karma-lost": 350,
  "seed-flipped": 350,
  "vine-cleared": 550,
  "final-round": 600,
  "turn-ended": 0,
  "dice-passed": 300,
  "game-ended": 0,
};

/** The throw that an event makes, the same on every screen; null for an event without dice in the air. */
export function throwOf(tableId: string, event: Event, flick?: Flick): TableThrow | null {
  const spec = (rollId: string, dice: readonly ShownDie[]): ThrowSpec => ({
    rollId,
    seed: throwSeed(tableId, rollId),
    dice: dice.map(({ die, value }) => ({ id: die, kind: dieColour(die), value })),
    ...(flick && { flick }),
    planVersion: PLAN_VERSION,
  });
  switch (event.type) {
    case "starting-rolled":
      return { kind: "starting", spec: spec(event.rollId, event.rolls) };
    case "dice-rolled":
      if (event.dice.length === 0) return null;
      return { kind: "roll", spec: spec(event.rollId, event.dice) };
    case "die-rerolled":
      return { kind: "reroll", spec: spec(event.rollId, [event]) };
    default:
      return null;
  }
}

/** The throw that still lies in the tray after an event that throws nothing. */
export const lyingAfter = (thrown: TableThrow | null, event: Event): TableThrow | null =>
  event.type === "turn-started" && thrown?.kind === "starting" ? null : thrown;

export interface PresenterOptions {
  onChange(presentation: Presentation): void;
  /** Whether a screen is there to show anything: until then events wait, so that the first roll is seen. */
  isSeen(): boolean;
  /** Whether everything is shown at once: reduced motion, a hidden page. */
  instant(): boolean;
  /** Whether this roll is seen in the air here, by a 3D scene that will report it settled or in another way. */
  playsThrows(rollId: string): boolean;
  /** Whether that scene is there already, or still on its way. */
  sceneIsThere(): boolean;
  /** How long a throw may take here until its dice count as lying still, in milliseconds; the usual time unless said. */
  restLimit?(rollId: string): number | undefined;
  /** How many times faster than at the table events follow each other. */
  pace(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
}

/** Plays the host's events one after another, each for as long as it takes to be seen. */
export class Presenter {
  private readonly queue: { event: Event; flick: Flick | undefined }[] = [];
  private timer: number | null = null;
  private presentation: Presentation;

  constructor(
    private readonly tableId: string,
    state: State,
    private readonly options: PresenterOptions,
  ) {
    this.presentation = { shown: state, thrown: null, rolling: false, waiting: 0, latest: null, step: 0 };
  }

  get current(): Presentation {
    return this.presentation;
  }

  /** Shows a whole state at once: a snapshot after a lost line, an undo. `thrown` lies in the tray, where it is known. */
  reset(state: State, thrown: TableThrow | null = this.stillLying(state)): void {
    this.stopTimer();
    this.queue.length = 0;
    this.change({ shown: state, thrown, rolling: false, waiting: 0, latest: null });
  }

  /** Queues events as the host sent them, with how the dice they roll were flicked. */
  play(events: readonly Event[], flick?: Flick): void {
    this.queue.push(...events.map((event) => ({ event, flick })));
    this.change({ waiting: this.queue.length });
    this.goOn();
  }

  /** Goes on with what waits, where nothing is in motion and somebody looks. */
  goOn(): void {
    if (this.timer === null && !this.presentation.rolling && this.options.isSeen()) this.next();
  }

  /** The scene says that the dice of a throw lie still. */
  settled(rollId: string): void {
    if (!this.presentation.rolling || this.presentation.thrown?.spec.rollId !== rollId) return;
    this.stopTimer();
    this.change({ rolling: false });
    this.hold(this.presentation.latest ? HOLD[this.presentation.latest.type] : 0);
  }

  /** The scene has come: a throw that waited for it begins now. */
  sceneCame(): void {
    if (!this.presentation.rolling) return;
    this.stopTimer();
    this.awaitRest();
  }

  /** Shows the end of everything that is still waiting. A throw in the air is landed by the scene's own skip. */
  flush(): void {
    this.stopTimer();
    for (const next of this.queue.splice(0)) this.show(next);
    this.change({ rolling: false, waiting: 0 });
  }

  dispose(): void {
    this.stopTimer();
    this.queue.length = 0;
  }

  /** Dice of the last throw that are in hand again stay where they fell. */
  private stillLying(state: State): TableThrow | null {
    const { thrown } = this.presentation;
    const onTable = new Set<string>(state.hand.map(({ die }) => die));
    return thrown?.spec.dice.some(({ id }) => onTable.has(id)) ? thrown : null;
  }

  private next(): void {
    this.timer = null;
    const next = this.queue.shift();
    if (!next) {
      if (this.presentation.waiting > 0) this.change({ waiting: 0 });
      return;
    }
    this.show(next);
    if (this.presentation.rolling) this.awaitRest();
    else this.hold(HOLD[next.event.type]);
  }

  private awaitRest(): void {
    const { rollId } = (this.presentation.thrown as TableThrow).spec;
    const limit = this.options.restLimit?.(rollId) ?? (this.options.sceneIsThere() ? SETTLE_LIMIT : SCENE_LIMIT);
    this.timer = this.options.setTimer(() => this.settled(rollId), limit);
  }

  private hold(ms: number): void {
    if (this.queue.length === 0 || ms === 0 || this.options.instant()) this.next();
    else this.timer = this.options.setTimer(() => this.next(), ms / this.options.pace());
  }

  private show({ event, flick }: { event: Event; flick: Flick | undefined }): void {
    const shown = evolve(this.presentation.shown, event);
    const made = throwOf(this.tableId, event, flick);
    const thrown = made && { ...made, decides: decides(shown, event) };
    this.change({
      shown,
      thrown: thrown ?? lyingAfter(this.presentation.thrown, event),
      rolling: thrown !== null && this.options.playsThrows(thrown.spec.rollId),
      waiting: this.queue.length,
      latest: event,
      step: this.presentation.step + 1,
    });
  }

  private change(part: Partial<Presentation>): void {
    this.presentation = { ...this.presentation, ...part };
    this.options.onChange(this.presentation);
  }

  private stopTimer(): void {
    if (this.timer !== null) this.options.clearTimer(this.timer);
    this.timer = null;
  }
}
