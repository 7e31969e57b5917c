import { keepAim, NO_AIM, quickPick, targetsOf } from "../../../src/renderer/app/targets";
import type { Aim, TableActions, TableScreen } from "../../../src/renderer/app/turn";
import type { ShownRefusal } from "../../../src/renderer/hud/hud-props";
import type { RandomSource } from "../../../src/shared/dice/random";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes/index";
import { DEFAULT_OPTIONS, type Options, type State } from "../../../src/shared/games/diced-tomatoes/state";
import type { LogEntry } from "../../../src/shared/protocol/messages";

/** Park and Miller's numbers: the same seed shows the same table. */
export function dice(seed: number): RandomSource & { next(): number } {
  let turn = seed;
  const next = () => {
    turn = (turn * 16807) % 2147483647;
    return turn;
  };
  return {
    next,
    dice: (count) => Array.from({ length: count }, () => (1 + (next() % 6)) as 1 | 2 | 3 | 4 | 5 | 6),
    below: (limit) => next() % limit,
  };
}

/** A table of one page: the engine without a host, for looking at the HUD. */
export class LocalTable {
  state: State;
  aim: Aim = NO_AIM;
  log: LogEntry[] = [];
  latest: { event: Event; step: number } | null = null;
  refusal: ShownRefusal | null = null;
  rolling = false;
  private past: { state: State; log: LogEntry[] }[] = [];
  private step = 0;
  private readonly random: ReturnType<typeof dice>;
  onChange: () => void = () => {};

  constructor(players: string[], options: Partial<Options>, seed: number) {
    this.random = dice(seed);
    const started = dicedTomatoes.start({ players, options: { ...DEFAULT_OPTIONS, ...options } }, this.random);
    if (!started) throw new Error("The dice never run out here.");
    this.state = started.state;
    this.note(started.events);
  }

  get legal(): Command[] {
    return this.state.activeSeat === null || this.rolling
      ? []
      : dicedTomatoes.legalMoves(this.state, this.state.activeSeat);
  }

  get screen(): TableScreen {
    const { legal } = this;
    return {
      tableId: "harness",
      shown: this.state,
      aim: this.aim,
      targets: targetsOf(legal, this.aim),
      legal,
      rolling: this.rolling,
      canUndo: this.past.length > 0,
    };
  }

  readonly actions: TableActions = {
    pick: (die) => this.reaim({ picked: [...this.aim.picked, die] }),
    unpick: (die) => this.reaim({ picked: this.aim.picked.filter((one) => one !== die) }),
    setPicked: (picked) => this.reaim({ picked }),
    select: (selected) => this.reaim({ selected }),
    aimPower: (power) => this.reaim({ power }),
    send: (command) => this.send(command),
    roll: () => this.send({ type: "roll", dice: this.aim.picked }),
    endTurn: () => this.send({ type: "endTurn" }),
    undo: () => {
      const before = this.past.pop();
      if (!before) return;
      this.state = before.state;
      this.log = [
        ...this.log,
        {
          seq: this.log.length,
          events: [{ type: "undone", seat: before.state.activeSeat ?? 0, to: before.log.length }],
        },
      ];
      this.reaim({});
    },
    skip: () => {},
    openTable: () => location.reload(),
    closeTable: () => location.reload(),
    focusCamera: () => {},
  };

  send(command: Command): void {
    const decided = dicedTomatoes.decide(this.state, this.state.activeSeat ?? 0, command, this.random);
    if (!decided.ok) {
      this.refusal = { key: this.step++, refusal: decided.refusal };
      this.onChange();
      return;
    }
    if (decided.events.every((event) => dicedTomatoes.undoable(event)))
      this.past.push({ state: this.state, log: this.log });
    else this.past = [];
    this.state = decided.state;
    this.aim = { ...this.aim, power: null, selected: null };
    this.note(decided.events);
    this.reaim({});
  }

  /** Plays on at random until `stop` says so. */
  playUntil(stop: (state: State) => boolean): this {
    for (let moves = 0; moves < 3000 && !stop(this.state); moves += 1) {
      const legal = this.legal.filter(({ type }) => type !== "concede");
      const plain = legal.filter(({ type }) => type !== "karma");
      const from = plain.length > 0 && this.random.next() % 5 > 0 ? plain : legal;
      const roll = this.state.phase === "pick" && this.random.next() % 3 > 0 ? quickPick(this.state.basket) : null;
      const command = roll ? ({ type: "roll", dice: roll } as const) : from[this.random.next() % from.length];
      if (!command) break;
      this.send(command);
    }
    this.latest = null;
    return this;
  }

  private reaim(part: Partial<Aim>): void {
    this.aim = keepAim({ ...this.aim, ...part }, this.legal, this.state.basket);
    this.onChange();
  }

  private note(events: Event[]): void {
    this.log = [...this.log, { seq: this.log.length, events }];
    const event = events.at(-1);
    if (event) this.latest = { event, step: this.step++ };
  }
}
