import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket as TcpSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io, type Socket } from "socket.io-client";
import { Limits } from "../../src/main/lan/limits";
import { type Listener, listen } from "../../src/main/lan/listener";
import { Site } from "../../src/main/site/site";
import { BUILD } from "../../src/shared/protocol/build";
import { PROTOCOL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import { sitDown } from "./kept-tables";
import { makeHost, PaperDoor } from "./local-host";

/** A built page of two lines, for whoever needs a site and not what it shows. */
export function paperSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), "harvest-page-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Harvest Table</title>");
  writeFileSync(join(folder, "join.html"), "<!doctype html><title>Join</title>");
  return new Site(folder);
}

/** A host in this process whose table is served as to the LAN, on loopback. */
export async function lanTable(seed?: string) {
  const { host, warnings, folder } = makeHost(undefined, seed, new PaperDoor());
  host.openLan();
  const limits = new Limits();
  const warn = (message: string) => {
    warnings.push(message);
  };
  const listener: Listener = await listen({
    host,
    site: paperSite(),
    address: "127.0.0.1",
    port: 0,
    token: null,
    limits,
    warn,
  });
  const { origin, port } = listener;
  const own = sitDown(host, "own");
  return {
    host,
    own,
    warnings,
    folder,
    origin,
    port,
    limits,
    code: host.code as string,
    close: () => listener.close(),
  };
}

export type LanTable = Awaited<ReturnType<typeof lanTable>>;

interface RawOptions {
  auth?: object;
  extraHeaders?: Record<string, string>;
  /** Where the line comes from; loopback has more addresses than one. */
  localAddress?: string;
}

/** A Socket.IO line without the product's client. */
export const rawLine = (origin: string, options: RawOptions): Socket =>
  io(origin, { transports: ["websocket"], reconnection: false, forceNew: true, ...options });

/** What became of opening a line: `connected`, or why not. */
export const outcome = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    if (socket.connected) resolve("connected");
    socket.once("connect", () => resolve("connected"));
    socket.once("connect_error", (error) => resolve(error.message));
  });

export const helloRequest = { type: "hello", protocol: PROTOCOL, build: BUILD, last: null };

export const askRaw = (socket: Socket, message: unknown): Promise<unknown> =>
  socket.timeout(20_000).emitWithAck(REQUEST_CHANNEL, message);

export interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** One HTTP request, with whatever headers. */
export function get(port: number, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on("error", reject).end();
  });
}

/** A WebSocket of bare bytes: it sends whatever it is told, and reads only where it is told. */
export class BareLine {
  private constructor(readonly tcp: TcpSocket) {}

  /** Opens the line as far as the WebSocket; Socket.IO's own greeting is up to the caller. */
  static async open(port: number): Promise<BareLine> {
    const tcp = connect(port, "127.0.0.1");
    tcp.on("error", () => tcp.destroy());
    const head = [
      "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
      `Host: 127.0.0.1:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    tcp.write(`${head.join("\r\n")}\r\n\r\n`);
    await new Promise<void>((resolve, reject) => {
      tcp.once("data", (chunk) => (chunk.includes("101 Switching") ? resolve() : reject(new Error("not switched"))));
      tcp.once("close", () => reject(new Error("closed")));
    });
    return new BareLine(tcp);
  }

  /** Sends one frame, masked with zeros: a text one unless said. */
  send(payload: string | Buffer, opcode = 1): void {
    const body = Buffer.from(payload);
    const { length } = body;
    const size = length < 126 ? [0x80 | length] : length < 65_536 ? [0xfe, length >> 8, length & 255] : null;
    const long = Buffer.alloc(9);
    long[0] = 0xff;
    long.writeBigUInt64BE(BigInt(length), 1);
    const head = Buffer.concat([Buffer.from([0x80 | opcode]), size ? Buffer.from(size) : long, Buffer.alloc(4)]);
    this.tcp.write(Buffer.concat([head, body]));
  }

  /** Whether the host has closed the line: resolves when it has. */
  get closed(): Promise<void> {
    return this.tcp.closed ? Promise.resolve() : new Promise((resolve) => this.tcp.once("close", () => resolve()));
  }
}

/** A line that shows its pass and breaks in the very same moment: its last frame is of a kind that there is none of. */
export async function brokenLine(port: number, pass: object): Promise<void> {
  const line = await BareLine.open(port);
  line.tcp.cork();
  line.send(`40${JSON.stringify(pass)}`);
  line.send("", 3);
  line.tcp.uncork();
  line.tcp.resume();
  await line.closed;
}
