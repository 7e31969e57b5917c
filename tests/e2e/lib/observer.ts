import type { Socket } from "socket.io-client";
import type { Flick } from "../../../src/shared/dice/throw";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import { evolve } from "../../../src/shared/games/diced-tomatoes/evolve";
import { GAME_ID, type Options, type State } from "../../../src/shared/games/diced-tomatoes/state";
import {
  type Diagnostics,
  PROTOCOL,
  type Push,
  REQUEST_CHANNEL,
  type Reply,
  type Request,
  replySchema,
} from "../../../src/shared/protocol/messages";
import { connectTo } from "./connect";
import type { Told } from "./player";

/** A second client of the host, in the test's own process: what the engine says, not what the page says. */
export class Observer implements Told {
  state: State | null = null;
  tableId: string | null = null;
  readonly events: Event[] = [];
  /** How the last roll was flicked. */
  flick: Flick | null = null;
  seq = 0;
  private ids = 0;

  private constructor(private readonly socket: Socket) {}

  static async connect(url: string): Promise<Observer> {
    const socket = await connectTo(url, (push) => observer.take(push));
    const observer = new Observer(socket);
    await observer.ask({ type: "hello", protocol: PROTOCOL, build: "observer", last: null });
    return observer;
  }

  close(): void {
    this.socket.close();
  }

  async ask(request: Request): Promise<Reply> {
    return replySchema.parse(await this.socket.timeout(20_000).emitWithAck(REQUEST_CHANNEL, request));
  }

  /** Lays a table, after clearing away the one that is open. */
  async openTable(players: string[], options: Options): Promise<void> {
    if (this.tableId) await this.accepted({ type: "close-table", id: this.id(), table: this.tableId });
    await this.accepted({ type: "open-table", id: this.id(), game: GAME_ID, setup: { players, options } });
  }

  /** Plays for whoever's turn it is, as another screen at the table would. */
  async play(command: Command): Promise<void> {
    const seat = this.state?.activeSeat ?? null;
    if (seat === null || this.tableId === null) throw new Error("nobody's turn");
    await this.accepted({
      type: "command",
      id: this.id(),
      table: this.tableId,
      seat,
      seq: this.seq,
      command: { ...command },
    });
  }

  async diagnostics(): Promise<Diagnostics> {
    const reply = await this.ask({ type: "diagnostics" });
    if (!reply.ok || !("diagnostics" in reply)) throw new Error("the host did not say what it counted");
    return reply.diagnostics;
  }

  private id(): string {
    this.ids += 1;
    return `observer-${String(this.ids).padStart(6, "0")}`;
  }

  private async accepted(request: Request): Promise<void> {
    const reply = await this.ask(request);
    if (!reply.ok) throw new Error(`${request.type} refused: ${JSON.stringify(reply.refusal)}`);
  }

  private take(push: Push): void {
    this.seq = push.seq;
    if (push.type === "snapshot") {
      this.state = push.table?.game === GAME_ID ? push.table.state : null;
      this.tableId = push.table?.tableId ?? null;
      return;
    }
    if (!this.state || push.game !== GAME_ID) throw new Error("an update before any snapshot");
    this.flick = push.flick ?? null;
    for (const event of push.events) {
      this.state = evolve(this.state, event);
      this.events.push(event);
    }
  }
}
