import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server } from "socket.io";
import { z } from "zod";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../../shared/protocol/channels";
import type { News, Push, Reply } from "../../../shared/protocol/messages";
import { type OverlayDoorFault, type OverlayView, overlayDelay, overlayView } from "../../../shared/protocol/stream";
import { refuse } from "../../host/refuse";
import type { Site } from "../../site/site";
import { bind } from "../bind";
import { sameSecret } from "../door-pass";
import { Pace } from "../limits";
import { allowedHosts, originFault } from "../origins";
import { answerPage, turnedAway } from "../page-answer";
import { cutSlowReader } from "../slow-reader";

const LOOPBACK = "127.0.0.1";

/** An overlay has nothing longer to say than hello. */
const FRAME_LIMIT = 4096;

/** A request has to arrive within this time, in milliseconds. */
const REQUEST_TIME = 15_000;

/** Overlays at once; a scene has a handful. */
const MOST_OVERLAYS = 32;
const MOST_CONNECTIONS = 128;

/** Characters that may wait for a slow reader; past that the line is cut, and the page comes back for a snapshot. */
const MOST_WAITING = 1024 * 1024;

/** What an overlay shows at the door. */
const passSchema = z.strictObject({
  overlay: z.string().max(64),
  view: overlayView,
  /** In seconds; never shortens the token's own. */
  delay: overlayDelay,
});

/** One overlay's line, as whoever plays the table to it knows it. */
export interface OverlayLine {
  readonly view: OverlayView;
  /** What its address asks for, in seconds. */
  readonly delay: number;
  push(push: Push | News): void;
  /** Cuts the line for good. */
  end(): void;
}

/** What a line's other end does. */
export interface OverlaySession {
  request(message: unknown): Reply;
  close(): void;
}

export interface OverlayListenerParts {
  site: Site;
  /** 0 for a free one. */
  port: number;
  /** The token that opens overlays now. */
  token(): string;
  connect(line: OverlayLine): OverlaySession;
  /** Answers a request for `/feed`, whose token is of no account yet. */
  feed(request: IncomingMessage, response: ServerResponse): void;
  warn(message: string): void;
}

export interface OverlayListener {
  /** `http://127.0.0.1:4545`. */
  origin: string;
  port: number;
  close(): Promise<void>;
}

/** Serves overlays and the feed to this machine's own programs. Rejects where the port cannot be had. */
export async function listenForOverlays(parts: OverlayListenerParts): Promise<OverlayListener> {
  const { site, port, token, connect, feed, warn } = parts;
  let hosts = allowedHosts(LOOPBACK, port);
  let socketOrigins: string[] = [];

  const times = { headersTimeout: REQUEST_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 5000 };
  const http = createServer(times, (request, response) => {
    if (turnedAway(request, response, hosts)) return;
    if ((request.url ?? "").split("?")[0] === "/feed") {
      feed(request, response);
      return;
    }
    answerPage(request, response, site, { socketOrigins, front: "overlay" }).catch((error: unknown) => {
      warn(`${request.url?.split("?")[0]}: ${error instanceof Error ? error.message : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  http.maxConnections = MOST_CONNECTIONS;

  const io = new Server(http, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: FRAME_LIMIT,
    allowRequest: (request, decide) => {
      const fault = originFault(request.headers, hosts);
      decide(fault ? `wrong ${fault}` : null, fault === null);
    },
  });
  let lines = 0;
  io.use((socket, next) => {
    const pass = passSchema.safeParse(socket.handshake.auth);
    if (!pass.success || !sameSecret(pass.data.overlay, token())) return next(fault("overlay-token"));
    if (lines >= MOST_OVERLAYS) return next(fault("too-many-overlays"));
    // Closed since it asked, in the same moment: that it closes is told nobody any more.
    if (socket.conn.readyState !== "open") return next(new Error("closed"));
    lines += 1;
    // Not the socket's own end: one whose line breaks in this very moment is never told of it.
    socket.conn.once("close", () => {
      lines -= 1;
    });
    socket.data = pass.data;
    next();
  });
  io.on("connection", (socket) => {
    const { view, delay } = socket.data as z.infer<typeof passSchema>;
    cutSlowReader(socket, MOST_WAITING);
    const session = connect({
      view,
      delay,
      push: (push) => void socket.emit(PUSH_CHANNEL, push),
      end: () => socket.disconnect(true),
    });
    const pace = new Pace();
    socket.on(REQUEST_CHANNEL, (message: unknown, answer: unknown) => {
      const reply = pace.spend() ? session.request(message) : refuse("too-fast", "too-fast");
      if (typeof answer === "function") answer(reply);
    });
    socket.on("disconnect", () => session.close());
  });

  const bound = await bind(http, port, LOOPBACK);
  http.on("error", (error) => warn(`overlays: ${error.message}`));
  hosts = allowedHosts(LOOPBACK, bound);
  socketOrigins = [...hosts].map((name) => `ws://${name}`);
  return {
    origin: `http://${LOOPBACK}:${bound}`,
    port: bound,
    close: async () => {
      http.close();
      http.closeAllConnections();
      await io.close();
    },
  };
}

const fault = (reason: OverlayDoorFault): Error => new Error(reason);
