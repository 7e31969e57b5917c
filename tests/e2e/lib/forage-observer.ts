import type { Socket } from "socket.io-client";
import { applyPush, NOTHING_YET, type Synced } from "../../../src/renderer/bridge/table-sync";
import type { Command } from "../../../src/shared/games/forage/commands";
import type { Setup, State } from "../../../src/shared/games/forage/state";
import { PROTOCOL, REQUEST_CHANNEL, type Request } from "../../../src/shared/protocol/messages";
import { connectTo } from "./connect";

/** A second client of the host, in the test's own process: what the engine says of a Forage table. */
export class ForageObserver {
  private synced: Synced = NOTHING_YET;
  private ids = 0;

  private constructor(private readonly socket: Socket) {}

  static async connect(url: string): Promise<ForageObserver> {
    const socket = await connectTo(url, (push) => {
      observer.synced = applyPush(observer.synced, push).synced;
    });
    const observer = new ForageObserver(socket);
    await observer.ask({ type: "hello", protocol: PROTOCOL, build: "observer", last: null });
    return observer;
  }

  /** Throws where no Forage table is open. */
  get state(): State {
    const { table } = this.synced;
    if (table?.game !== "forage") throw new Error("no Forage table is open");
    return table.state;
  }

  get placed(): number[] {
    return this.synced.table?.game === "forage" ? this.state.players.map(({ placed }) => placed) : [];
  }

  /** Lays a table; none may be open. */
  async open(setup: Setup): Promise<void> {
    this.ids += 1;
    const id = `observer-${String(this.ids).padStart(6, "0")}`;
    await this.ask({ type: "open-table", id, game: "forage", setup, wait: false });
    // The table's first push may come after the answer.
    while (this.placed.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Lays a card for a seat, as another screen at the table would. */
  async play(seat: number, command: Command): Promise<void> {
    const { table, seq } = this.synced;
    this.ids += 1;
    const id = `observer-${String(this.ids).padStart(6, "0")}`;
    await this.ask({ type: "command", id, table: table?.tableId ?? "", seat, seq, command: { ...command } });
  }

  close(): void {
    this.socket.close();
  }

  private async ask(request: Request): Promise<void> {
    const reply = (await this.socket.timeout(20_000).emitWithAck(REQUEST_CHANNEL, request)) as { ok: boolean };
    if (!reply.ok) throw new Error(`${request.type} refused: ${JSON.stringify(reply)}`);
  }
}
