import { io, type Socket } from "socket.io-client";
import { GAME_ID } from "../../../src/shared/games/diced-tomatoes/state";
import type { Contestant, Running } from "./contestant";
import { type PeerClient, peerParts } from "./peer-parts";
import { startServer } from "./server-process";
import { until } from "./until";
import { addressOf } from "./wire";

/** boardgame.io as it comes: the whole state to everybody at every move, which its documentation calls the default. */
export const peer = (packageJson: string, serverFile: string): Contestant => ({
  name: "boardgame.io 0.50.2",
  async start(wire, seats, watchers): Promise<Running> {
    const server = await startServer(serverFile, [packageJson]);
    const origin = `http://127.0.0.1:${Number(server.line)}`;
    const { newClient } = peerParts(packageJson);
    let match = 0;
    const matchID = () => `match-${match}`;
    wire.coming = "seats";
    const seated: PeerClient[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const client = newClient({ server: origin, matchID: matchID(), playerID: String(seat), numPlayers: seats });
      client.start();
      await until(() => client.getState());
      seated.push(client);
    }
    wire.coming = "watchers";
    const watching: Socket[] = [];
    for (let at = 0; at < watchers; at++) watching.push(await watch(origin, matchID(), seats, addressOf(seats + at)));
    const [first] = seated;
    if (!first) throw new Error("a match without players");
    const now = (client = first) => {
      const state = client.getState();
      if (!state) throw new Error("a client without a state");
      return state;
    };
    return {
      state: () => now().G,
      seen: () => Math.min(...seated.map((client) => now(client)._stateID)),
      send(step) {
        const client = seated[now().G.activeSeat ?? 0] as PeerClient;
        if (step === "undo") quietly(() => client.undo());
        else client.moves.play(step);
      },
      brings: (frame) => frame.startsWith(`42/${GAME_ID},["update",`),
      async again() {
        match += 1;
        for (const client of seated) {
          client.updateMatchID(matchID());
          await until(() => now(client)._stateID === 0);
        }
        for (const socket of watching) await sync(socket, matchID(), seats);
      },
      comeLate: () => watch(origin, matchID(), seats, addressOf(0)),
      cpu: server.cpu,
      async stop() {
        for (const client of seated) client.stop();
        for (const socket of watching) socket.disconnect();
        await server.stop();
      },
    };
  },
});

/** Its client keeps nothing to take back to and says so loudly; its server, which is asked all the same, does. */
function quietly(act: () => void): void {
  const { error } = console;
  console.error = () => undefined;
  try {
    act();
  } finally {
    console.error = error;
  }
}

/** A line that looks on and works nothing out; resolves when it has been shown what there is. */
async function watch(origin: string, matchID: string, players: number, localAddress: string): Promise<Socket> {
  const options = { transports: ["websocket"], forceNew: true, ...{ localAddress } };
  const socket = io(`${origin}/${GAME_ID}`, options);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect_error", reject);
    socket.once("connect", () => resolve());
  });
  await sync(socket, matchID, players);
  return socket;
}

/** `sync` as the peer's own client sends it, for somebody without a seat. */
async function sync(socket: Socket, matchID: string, players: number): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once("sync", () => resolve());
    socket.emit("sync", matchID, null, undefined, players);
  });
}
