import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { io, type Socket } from "socket.io-client";
import { followTable, type TableFollower } from "../../../src/renderer/bridge/follow-table";
import { socketClient } from "../../../src/renderer/bridge/socket-client";
import { DEFAULT_OPTIONS, type State } from "../../../src/shared/games/diced-tomatoes/state";
import { hello } from "../../../src/shared/line/client-parts";
import type { TableClient } from "../../../src/shared/line/table-client";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../../src/shared/protocol/channels";
import { GUEST_COLOURS } from "../../../src/shared/protocol/company";
import type { Request, TableView } from "../../../src/shared/protocol/messages";
import type { Contestant, Running } from "./contestant";
import { startServer } from "./server-process";
import { until } from "./until";
import { addressOf } from "./wire";

interface Seat {
  client: TableClient;
  follower: TableFollower;
}

/** The built host as `npm run host -- --lan` starts it, its journal flushed at every command. */
export const ours = (): Contestant => ({
  name: "Harvest Table",
  async start(wire, seats, watchers): Promise<Running> {
    const data = mkdtempSync(join(tmpdir(), "harvest-bench-"));
    const file = fileURLToPath(new URL("../../../out/main/host.js", import.meta.url));
    const server = await startServer(file, [
      ...["--port", "0", "--data", data],
      ...["--lan", "--address", "127.0.0.1", "--json"],
    ]);
    const { url, code, lanUrl } = JSON.parse(server.line) as { url: string; code: string; lanUrl: string };
    const { origin } = new URL(lanUrl);
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const setup = { players, options: DEFAULT_OPTIONS };

    /** What only the table's own screen may do; it is there for that alone. */
    const atTheTable = async (...requests: Request[]): Promise<void> => {
      const token = new URLSearchParams(new URL(url).hash.slice(1)).get("token") ?? "";
      const own = socketClient({ origin: new URL(url).origin, pass: { token } });
      const { stop } = followTable(own);
      try {
        for (const request of requests) await ask(own, request);
      } finally {
        stop();
        own.close();
      }
    };
    const lay: Request = { type: "open-table", id: "", game: "diced-tomatoes", setup };

    wire.coming = "seats";
    const seated: Seat[] = [];
    for (const [seat, name] of players.entries()) {
      const client = socketClient({ origin, pass: { code } });
      const follower = followTable(client);
      await ask(client, { type: "join", id: randomUUID(), name, colour: GUEST_COLOURS[seat] ?? "tomato", seat: null });
      seated.push({ client, follower });
    }
    wire.coming = "watchers";
    const watching: Socket[] = [];
    for (let at = 0; at < watchers; at++) watching.push(await watch(origin, code, addressOf(seats + at)));
    await atTheTable({ ...lay, id: randomUUID() });

    const [first] = seated;
    if (!first) throw new Error("a table without seats");
    const table = (seat: Seat = first): TableView | null => seat.follower.current().table;
    const state = (): State => table()?.state as State;
    const everybodySees = () =>
      until(() => seated.every((seat) => table(seat)?.tableId === table()?.tableId && table()));
    await everybodySees();
    return {
      state,
      seen: () => Math.min(...seated.map(({ follower }) => follower.current().seq)),
      send(step) {
        const seat = state().activeSeat ?? 0;
        const { client, follower } = seated[seat] as Seat;
        const at = { id: randomUUID(), table: table()?.tableId ?? "", seat, seq: follower.current().seq };
        void ask(client, step === "undo" ? { type: "undo", ...at } : { type: "command", ...at, command: step });
      },
      brings: (frame) => /^42\["table:push",\{"type":"(?:update|snapshot)"/.test(frame),
      async again() {
        const before = table()?.tableId ?? "";
        await atTheTable({ type: "close-table", id: randomUUID(), table: before }, { ...lay, id: randomUUID() });
        await until(() => table() && table()?.tableId !== before);
        await everybodySees();
      },
      comeLate: () => watch(origin, code, addressOf(0)),
      cpu: server.cpu,
      async stop() {
        for (const { client } of seated) client.close();
        for (const socket of watching) socket.disconnect();
        await server.stop();
        rmSync(data, { recursive: true, force: true });
      },
    };
  },
});

/** A line that looks on and works nothing out; resolves when it has been shown what there is. */
async function watch(origin: string, code: string, localAddress: string): Promise<Socket> {
  const socket = io(origin, { transports: ["websocket"], auth: { code }, forceNew: true, ...{ localAddress } });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect_error", reject);
    socket.once(PUSH_CHANNEL, () => resolve());
    socket.once("connect", () => socket.emit(REQUEST_CHANNEL, hello(null)));
  });
  return socket;
}

async function ask(client: TableClient, request: Request): Promise<void> {
  const reply = await client.request(request);
  if (!reply.ok) throw new Error(`${request.type} was refused: ${reply.refusal.code} (${reply.refusal.reason})`);
}
