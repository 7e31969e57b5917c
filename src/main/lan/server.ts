import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { Host } from "../host/host";
import type { Site } from "../site/site";
import { allowedHosts, originFault } from "./origins";

const LOOPBACK = "127.0.0.1";

/** A frame longer than this closes the line; up to it, a request that is too long is refused in words. */
const FRAME_LIMIT = 1024 * 1024;

/** Nobody at the table needs more lines than this; a flood of half-open ones must not use up the process's files. */
const LINES_LIMIT = 256;

/** A request has to arrive within this time, in milliseconds. */
const REQUEST_TIME = 15_000;

export interface ServerParts {
  host: Host;
  site: Site;
  /** 0 for a free one. */
  port: number;
  /** What a page of this host's own machine proves itself with. */
  token: string;
  warn(message: string): void;
}

export interface RunningServer {
  /** The address of the page, with the host token in its fragment. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves the page and the table to this machine's own browsers. Rejects where the port cannot be had. */
export async function startServer({ host, site, port, token, warn }: ServerParts): Promise<RunningServer> {
  let hosts = allowedHosts(port);
  let socketOrigins: string[] = [];

  const limits = { headersTimeout: REQUEST_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 5000 };
  const http = createServer(limits, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      warn(`${request.url}: ${error instanceof Error ? error.message : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  http.maxConnections = LINES_LIMIT;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = originFault(request.headers, hosts);
    if (fault) {
      const status = fault === "host" ? 421 : 403;
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
      response.end(`This is not an address of the table (${fault}).\n`);
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" });
      response.end();
      return;
    }
    const [path = "/"] = (request.url ?? "/").split("?");
    const answer = await site.answer(path, socketOrigins);
    response.writeHead(answer.status, { ...answer.headers, "Content-Length": answer.body.byteLength });
    response.end(request.method === "HEAD" ? undefined : answer.body);
  }

  const io = new Server(http, {
    transports: ["websocket"],
    serveClient: false,
    maxHttpBufferSize: FRAME_LIMIT,
    allowRequest: (request, decide) => {
      const fault = originFault(request.headers, hosts);
      decide(fault ? `wrong ${fault}` : null, fault === null);
    },
  });
  io.use((socket, next) => {
    const given: unknown = socket.handshake.auth.token;
    next(typeof given === "string" && sameSecret(given, token) ? undefined : new Error("host-token"));
  });
  io.on("connection", (socket) => {
    const session = host.connect({
      role: "local",
      push: (push) => {
        socket.emit(PUSH_CHANNEL, push);
      },
    });
    socket.on(REQUEST_CHANNEL, (message: unknown, answer: unknown) => {
      const reply = session.request(message);
      if (typeof answer === "function") answer(reply);
    });
    socket.on("disconnect", () => session.close());
  });

  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, LOOPBACK, () => {
      http.off("error", reject);
      resolve();
    });
  });
  http.on("error", (error) => warn(`the server: ${error.message}`));
  const bound = (http.address() as AddressInfo).port;
  hosts = allowedHosts(bound);
  socketOrigins = [...hosts].map((name) => `ws://${name}`);
  return {
    url: `http://${LOOPBACK}:${bound}/#token=${token}`,
    port: bound,
    close: async () => {
      // A request that never comes to its end would hold up the closing.
      http.close();
      http.closeAllConnections();
      await io.close();
    },
  };
}

/** Compares secrets in a time that says nothing about where they differ. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
