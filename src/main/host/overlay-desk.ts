import { randomBytes, randomInt } from "node:crypto";
import type { DieId, DieValue } from "../../shared/dice/kinds";
import type { DiceSetId } from "../../shared/dice/set-ids";
import { FIRST_STAGE } from "../../shared/protocol/presentation";
import {
  OVERLAY_PORT,
  type OverlayDirections,
  type OverlayServed,
  type Overlays,
  streamRequests,
  type TestRoll,
} from "../../shared/protocol/stream";
import type { KeptOverlays, OverlayFile } from "./overlay-file";
import { inGroup, type RequestOf } from "./request-group";

/** What is asked about overlays. */
export type OverlayRequest = RequestOf<typeof streamRequests>;

export const isOverlayRequest = inGroup(streamRequests);

const UNDIRECTED: OverlayDirections = { table: {}, dice: {}, board: {}, score: {}, log: {} };

const NOBODY: Overlays["watching"] = { table: 0, dice: 0, board: 0, score: 0, log: 0, feed: 0 };

const TEST_DICE: readonly DieId[] = ["red-1", "red-2", "gold-1", "red-3", "black-1"];

/** What came of a change, to whoever serves the overlays. */
export type OverlayChange = "token" | "delay" | "port" | "directions" | "dice" | "watching" | "served";

/** What the host has said about overlays: their token, delay, port and looks. Whoever serves them follows it. */
export class OverlayDesk {
  private kept: KeptOverlays;
  private served: OverlayServed = { state: "closed" };
  private watching: Overlays["watching"] = NOBODY;
  private dice: DiceSetId = FIRST_STAGE.diceSet;
  private readonly changes: ((change: OverlayChange) => void)[] = [];
  private readonly rolls: ((roll: TestRoll) => void)[] = [];

  constructor(private readonly file: OverlayFile) {
    const kept = file.read();
    this.kept = kept ?? { version: 1, token: newToken(), delay: 0, port: OVERLAY_PORT, directions: UNDIRECTED };
    if (!kept) file.write(this.kept);
  }

  get token(): string {
    return this.kept.token;
  }

  /** In seconds. */
  get delay(): number {
    return this.kept.delay;
  }

  get port(): number {
    return this.kept.port;
  }

  get directions(): OverlayDirections {
    return this.kept.directions;
  }

  /** The dice that the presenter shows. */
  get diceSet(): DiceSetId {
    return this.dice;
  }

  get news(): Overlays {
    const { token, delay, port, directions } = this.kept;
    return { type: "overlays", served: this.served, port, token, delay, directions, watching: this.watching };
  }

  act(request: OverlayRequest): void {
    switch (request.type) {
      case "renew-overlay":
        this.keep("token", { token: newToken() });
        break;
      case "set-overlay":
        this.keep("delay", { delay: request.delay });
        break;
      case "set-overlay-port":
        this.keep("port", { port: request.port });
        break;
      case "direct-overlay":
        this.keep("directions", { directions: { ...this.directions, [request.view]: request.direction } });
        break;
      case "test-roll":
        this.testRoll();
    }
  }

  /** Told of every change, in the order of listening. */
  onChange(listener: (change: OverlayChange) => void): void {
    this.changes.push(listener);
  }

  onTestRoll(listener: (roll: TestRoll) => void): void {
    this.rolls.push(listener);
  }

  /** Where overlays are served now, from whoever serves them. */
  tellServed(served: OverlayServed): void {
    this.served = served;
    this.tell("served");
  }

  /** Who looks at them now. */
  tellWatching(watching: Overlays["watching"]): void {
    this.watching = watching;
    this.tell("watching");
  }

  /** Other dice are presented from now on. */
  tellDice(dice: DiceSetId): void {
    this.dice = dice;
    this.tell("dice");
  }

  /** No game's dice, so no game's random stream. */
  private testRoll(): void {
    const dice = TEST_DICE.map((die) => ({ die, value: randomInt(1, 7) as DieValue }));
    const roll: TestRoll = { type: "test-roll", rollId: `test-${randomBytes(9).toString("base64url")}`, dice };
    for (const listener of this.rolls) listener(roll);
  }

  private keep(change: OverlayChange, part: Partial<KeptOverlays>): void {
    this.kept = { ...this.kept, ...part };
    this.file.write(this.kept);
    this.tell(change);
  }

  private tell(change: OverlayChange): void {
    for (const listener of this.changes) listener(change);
  }
}

const newToken = (): string => randomBytes(16).toString("base64url");
