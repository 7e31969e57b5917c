import type { Socket } from "socket.io-client";
import { applyPush, NOTHING_YET, type Synced } from "../../../src/renderer/bridge/table-sync";
import { isPush } from "../../../src/shared/line/client-parts";
import type { Company } from "../../../src/shared/protocol/company";
import { stateHash } from "../../../src/shared/protocol/hash";
import {
  type News,
  PROTOCOL,
  PUSH_CHANNEL,
  type Push,
  REQUEST_CHANNEL,
  type Reply,
  type Request,
  replySchema,
  type TableView,
} from "../../../src/shared/protocol/messages";
import { connectTo } from "./connect";

type WithoutId<Asked> = Asked extends { id: string } ? Omit<Asked, "id"> : never;

/** One of the table's own screens in the test's process, of any game: it sees to the guests and plays for them. */
export class OwnScreen {
  private synced: Synced = NOTHING_YET;
  private told: Company | null = null;
  private snapshots = 0;
  private ids = 0;

  private constructor(private readonly socket: Socket) {}

  static async connect(url: string): Promise<OwnScreen> {
    const socket = await connectTo(url, (push) => screen.take(push));
    const screen = new OwnScreen(socket);
    socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
      for (const message of messages) if (!isPush(message) && message.type === "company") screen.told = message;
    });
    await screen.ask({ type: "hello", protocol: PROTOCOL, build: "own-screen", last: null });
    // Who is there may be told after the answer.
    while (screen.told === null) await new Promise((resolve) => setTimeout(resolve, 20));
    return screen;
  }

  /** The open table; throws where there is none. */
  get table(): TableView {
    const { table } = this.synced;
    if (!table) throw new Error("no table is open");
    return table;
  }

  get hasTable(): boolean {
    return this.synced.table !== null;
  }

  get seq(): number {
    return this.synced.seq;
  }

  /** The hash of what this screen holds, worked out here. */
  get hash(): string {
    return stateHash(this.table.state);
  }

  /** A guest by name; throws where nobody is called so. */
  guest(name: string): Company["guests"][number] {
    const found = this.told?.guests.find((guest) => guest.name === name);
    if (!found) throw new Error(`no guest is called ${name}`);
    return found;
  }

  knows(name: string): boolean {
    return this.told?.guests.some((guest) => guest.name === name) ?? false;
  }

  private async ask(request: Request): Promise<Reply> {
    return replySchema.parse(await this.socket.timeout(20_000).emitWithAck(REQUEST_CHANNEL, request));
  }

  /** Asks for something that the host has to do. */
  async accepted(request: WithoutId<Request>): Promise<void> {
    this.ids += 1;
    const id = `own-screen-${Date.now()}-${this.ids}`;
    const reply = await this.ask({ ...request, id } as Request);
    if (!reply.ok) throw new Error(`${request.type} refused: ${JSON.stringify(reply.refusal)}`);
  }

  /** The hash of the host's projection for a guest's seat, as the host itself tells it. */
  async hashFor(name: string): Promise<string> {
    const { guest } = this.guest(name);
    const before = this.snapshots;
    await this.accepted({ type: "help", guest, helped: true });
    if (this.snapshots === before) throw new Error(`the host shows nothing of ${name}'s seat`);
    const { hash } = this;
    await this.accepted({ type: "help", guest, helped: false });
    return hash;
  }

  close(): void {
    this.socket.close();
  }

  private take(push: Push): void {
    const { synced, effect } = applyPush(this.synced, push);
    if (effect.type === "astray") throw new Error(`the host's own screen went astray: ${effect.because}`);
    if (push.type === "snapshot") this.snapshots += 1;
    if (push.type === "snapshot" && push.table && stateHash(push.table.state) !== push.hash) {
      throw new Error("a snapshot's hash is not that of its state");
    }
    this.synced = synced;
  }
}
