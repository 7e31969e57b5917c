import { createServer } from "node:http";
import type { Socket as Connection } from "node:net";
import { Server, type ServerOptions, type Socket } from "socket.io";
import { REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { DoorFault } from "../../shared/protocol/company";
import type { Host } from "../host/host";
import { refuse } from "../host/refuse";
import type { Site } from "../site/site";
import { bind } from "./bind";
import { letIn } from "./door-pass";
import { type Limits, Pace } from "./limits";
import { writeInOnePiece } from "./one-piece";
import { allowedHosts, inUrl, originFault } from "./origins";
import { Outbox } from "./outbox";
import { answerPage, turnedAway } from "./page-answer";
import { cutSlowReader } from "./slow-reader";

/** A frame longer than this closes the line; up to it, a request that is too long is refused in words. */
const FRAME_LIMIT = { local: 1024 * 1024, guests: 64 * 1024 };

/** A request has to arrive within this time, in milliseconds. */
const REQUEST_TIME = 15_000;

/** A line that was opened has to show its pass within this time, in milliseconds. */
const PASS_TIME = 10_000;

/** A line is asked for a sign of life so often, and cut where none comes within the same time; in milliseconds. */
const HEARTBEAT = 10_000;

/** Characters that may wait for a slow reader; past that the line is cut, and the reader comes back for a snapshot. */
const MOST_WAITING = { local: 64 * 1024 * 1024, guests: 1024 * 1024 };

/** Whoever does not answer that the line is closed is not waited for longer than this, in milliseconds. */
const CLOSING_TIME = 1000;

export interface ListenerParts {
  host: Pick<Host, "connect" | "guestOf" | "code">;
  site: Site;
  /** A number, never a name: `127.0.0.1`, `192.168.1.5`, `fd00::7`. */
  address: string;
  /** 0 for a free one. */
  port: number;
  /** What a page of the host's own machine proves itself with; null on an address of the LAN. */
  token: string | null;
  /** Shared by all listeners of one host. */
  limits: Limits;
  /** Brings what others publish to all lines; none unless said. */
  adapter?: ServerOptions["adapter"];
  warn(message: string): void;
}

export interface Listener {
  /** `http://` and the address, without a path. */
  origin: string;
  port: number;
  close(): Promise<void>;
}

/** Serves the page and the table on one address. Rejects where the port cannot be had there. */
export async function listen(parts: ListenerParts): Promise<Listener> {
  const { host, site, address, port, token, limits, adapter, warn } = parts;
  let hosts = allowedHosts(address, port);
  let socketOrigins: string[] = [];

  const times = { headersTimeout: REQUEST_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 5000 };
  const http = createServer(times, (request, response) => {
    if (turnedAway(request, response, hosts)) return;
    answerPage(request, response, site, { socketOrigins, front: token === null ? "guest" : "table" }).catch(
      (error: unknown) => {
        warn(`${request.url}: ${error instanceof Error ? error.message : error}`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      },
    );
  });
  const connections = new Set<Connection>();
  http.on("connection", (connection) => {
    const from = connection.remoteAddress;
    if (from === undefined || !limits.connections.came(from)) {
      connection.destroy();
      return;
    }
    connections.add(connection);
    connection.once("close", () => {
      connections.delete(connection);
      limits.connections.left(from);
    });
  });

  const io = new Server(http, {
    transports: ["websocket"],
    ...(adapter && { adapter }),
    serveClient: false,
    maxHttpBufferSize: token === null ? FRAME_LIMIT.guests : FRAME_LIMIT.local,
    connectTimeout: PASS_TIME,
    pingInterval: HEARTBEAT,
    pingTimeout: HEARTBEAT,
    allowRequest: (request, decide) => {
      const fault = originFault(request.headers, hosts);
      decide(fault ? `wrong ${fault}` : null, fault === null);
    },
  });
  const outbox = new Outbox(io);
  io.use((socket, next) => {
    const from = remoteOf(socket);
    const admitted = letIn(socket.handshake.auth, from, { host, token, limits });
    if (typeof admitted === "string") return next(new Error(admitted));
    // Closed since it asked, in the same moment: that it closes is told nobody any more.
    if (socket.conn.readyState !== "open") return next(new Error("closed"));
    if (!limits.lines.came(from)) return next(new Error("too-many-lines" satisfies DoorFault));
    // Not the socket's own end: one whose line breaks in this very moment is never told of it.
    socket.conn.once("close", () => limits.lines.left(from));
    socket.data = admitted;
    next();
  });
  io.on("connection", (socket) => {
    const { role, guest } = socket.data as Exclude<ReturnType<typeof letIn>, string>;
    writeInOnePiece(socket);
    cutSlowReader(socket, role === "local" ? MOST_WAITING.local : MOST_WAITING.guests);
    const session = host.connect({
      role,
      guest,
      push: (push) => outbox.add(socket.id, push),
      end: () => {
        outbox.flush();
        socket.disconnect(true);
      },
    });
    const pace = role === "guest" ? new Pace() : null;
    socket.on(REQUEST_CHANNEL, (message: unknown, answer: unknown) => {
      const reply = pace?.spend() === false ? refuse("too-fast", "too-fast") : session.request(message);
      // What a request led to is known before its answer.
      outbox.flush();
      if (typeof answer === "function") answer(reply);
    });
    socket.on("disconnect", () => session.close());
  });

  const bound = await bind(http, port, address);
  http.on("error", (error) => warn(`the server: ${error.message}`));
  hosts = allowedHosts(address, bound);
  socketOrigins = [...hosts].map((name) => `ws://${name}`);
  return {
    origin: `http://${inUrl(address)}:${bound}`,
    port: bound,
    close: async () => {
      // A request that never comes to its end would hold up the closing.
      http.close();
      http.closeAllConnections();
      const late = setTimeout(() => {
        for (const connection of connections) connection.destroy();
      }, CLOSING_TIME);
      await io.close();
      clearTimeout(late);
    },
  };
}

const remoteOf = (socket: Socket): string => socket.conn.remoteAddress;
