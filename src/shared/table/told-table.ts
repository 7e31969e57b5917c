import { compared, type Difference } from "../dice/random-compared";
import { seededDice } from "../dice/random-stream";
import { commitmentOf, seedText } from "../dice/seed-text";
import type { AnySetup } from "../games/game";
import type { GameId } from "../games/registry";
import { Course, type Stream } from "./course";
import type { TableRecord } from "./records";

/** Something in a table's records that cannot have been so. */
export type Mismatch =
  /** A value is told otherwise than the seed draws it. */
  | ({ what: "die" } & Difference)
  /** More or fewer values are told than were drawn. */
  | { what: "draws"; told: number; drawn: number }
  /** The state that the step leads to is not the one it was. */
  | { what: "state" }
  /** The rules refuse the command, or the step cannot follow the one before. */
  | { what: "command"; reason: string }
  /** The seed is not the one that the host committed itself to. */
  | { what: "commitment" };

/** What a table draws from; a table that was taken in from a file goes on with a seed of its own. */
interface Seeded {
  commitment: string;
  seed: string | null;
}

/** A table as its records tell it, one after another: what the host goes on from and what a checker checks. */
export class ToldTable {
  readonly course: Course;
  /** By seat; null where a seat has said nothing. */
  readonly words: (string | null)[];
  readonly seeds: Seeded[] = [];
  started = false;
  ended = false;
  /** Names this run of the table where a record gave it another name; else null. */
  epoch: string | null = null;
  /** No step from before this seq can be gone back to: the seed it drew from is not known here. */
  private floor = 0;

  /** `hash` is the hash of whole states. */
  constructor(
    readonly game: GameId,
    readonly setup: AnySetup,
    private readonly hash: (state: unknown) => string,
  ) {
    this.course = new Course(game, setup);
    this.words = setup.players.map(() => null);
  }

  /** Whether nothing more can be played: the game is over, or the host ended the table. */
  get over(): boolean {
    return this.ended || (this.started && this.course.rules.standing(this.course.newest.state).finished);
  }

  /** The stream that the table draws from now, by position. @throws where its seed is not known. */
  readonly stream: Stream = (position) => {
    const now = this.seeds.at(-1);
    if (!now || now.seed === null) throw new Error("the table's seed is not known");
    return seededDice(seedText(now.seed, this.words), position);
  };

  /** The seqs that the table may go back to by agreement, oldest first. */
  get returns(): number[] {
    return this.course.returns.filter((seq) => seq >= this.floor);
  }

  /**
   * Takes a record over as it is told and says what cannot have been so. The state's hash, which takes the longest,
   * may be left out where a later one is checked.
   */
  tell(record: TableRecord, hashed = true): Mismatch[] {
    const found = this.take(record);
    if (hashed && "hash" in record && found.length === 0 && this.hash(this.course.newest.state) !== record.hash) {
      found.push({ what: "state" });
    }
    return found;
  }

  private take(record: TableRecord): Mismatch[] {
    switch (record.type) {
      case "seeded":
        return this.seeded(record);
      case "words": {
        if (this.started || record.seat >= this.words.length) return [{ what: "command", reason: "words" }];
        this.words[record.seat] = record.words || null;
        return [];
      }
      case "started": {
        if (this.started || this.seeds.length === 0) return [{ what: "command", reason: "started" }];
        const random = this.compare(record.drawn, 0);
        const steps = this.course.laying(() => random);
        if (!steps) return [tooFew(record.drawn)];
        this.started = true;
        for (const step of steps) this.course.take(step);
        return this.differences(random, record.drawn.length);
      }
      case "command": {
        if (!this.started || this.over) return [{ what: "command", reason: "over" }];
        const { newest } = this.course;
        const random = this.compare(record.drawn, newest.position);
        const attempt = this.course.attempt(record.seat, record.command, () => random);
        if (!attempt.ok) {
          // A source that has run out tells of draws that are missing, whatever the command.
          if (attempt.refusal.code === "out-of-dice") return [tooFew(record.drawn)];
          return [{ what: "command", reason: attempt.refusal.reason }];
        }
        if (attempt.step.seq !== record.seq) return [{ what: "command", reason: "seq" }];
        if (record.flick) attempt.step.flick = record.flick;
        this.course.take(attempt.step);
        return this.differences(random, record.drawn.length);
      }
      case "undone": {
        const allowed =
          record.seat === null ? this.returns.includes(record.to) : this.course.undoableBy === record.seat;
        const step = this.started && !this.over && allowed ? this.course.undoing(record.to, record.seat) : null;
        if (step?.seq !== record.seq) return [{ what: "command", reason: "undone" }];
        this.course.take(step);
        return [];
      }
      case "ended":
        this.ended = true;
        return [];
      case "recovered":
        this.epoch = record.epoch;
        return [];
    }
  }

  private seeded({ commitment, seed }: Extract<TableRecord, { type: "seeded" }>): Mismatch[] {
    this.seeds.push({ commitment, seed });
    if (this.started) {
      this.course.rewind();
      this.floor = this.course.newest.seq;
    }
    return seed !== null && commitmentOf(seed) !== commitment ? [{ what: "commitment" }] : [];
  }

  /** Draws as told; compared with the stream where its seed is known. */
  private compare(drawn: Extract<TableRecord, { type: "command" }>["drawn"], position: number) {
    const known = this.seeds.at(-1)?.seed !== null;
    return known ? compared(this.stream(position), drawn) : compared(null, drawn);
  }

  private differences(random: ReturnType<typeof compared>, told: number): Mismatch[] {
    const found: Mismatch[] = random.differences.map((difference) => ({ what: "die", ...difference }));
    return random.used === told ? found : [...found, { what: "draws", told, drawn: random.used }];
  }
}

/** Fewer values are told than the step draws; how many it would have drawn cannot be said. */
const tooFew = (told: readonly unknown[]): Mismatch => ({ what: "draws", told: told.length, drawn: -1 });
