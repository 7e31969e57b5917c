import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import { peerGame } from "./peer-game";

/** What is used of boardgame.io, whose types are nowhere but where it is installed. */
export interface PeerClient {
  start(): void;
  stop(): void;
  getState(): { G: State; _stateID: number } | null;
  moves: { play(command: unknown): void };
  undo(): void;
  updateMatchID(id: string): void;
}

interface PeerServer {
  app: { listen(...where: unknown[]): Server };
  run(port: number): Promise<{ appServer: Server }>;
}

/** The peer's packages, from the folder they are installed in. */
export function peerParts(packageJson: string) {
  const load = createRequire(packageJson);
  const { original } = load("immer") as { original(draft: State): State | undefined };
  const { INVALID_MOVE } = load("boardgame.io/core") as { INVALID_MOVE: unknown };
  const game = peerGame((draft) => original(draft) ?? draft, INVALID_MOVE);
  return {
    game,
    newServer: () =>
      (load("boardgame.io/server") as { Server(parts: object): PeerServer }).Server({ games: [game], origins: [] }),
    newClient: (parts: { server: string; matchID: string; playerID: string; numPlayers: number }) => {
      const { Client } = load("boardgame.io/client") as { Client(parts: object): PeerClient };
      const { SocketIO } = load("boardgame.io/multiplayer") as { SocketIO(parts: object): unknown };
      const { server, ...rest } = parts;
      const socketOpts = { transports: ["websocket"], forceNew: true };
      return Client({ game, debug: false, multiplayer: SocketIO({ server, socketOpts }), ...rest });
    },
  };
}
