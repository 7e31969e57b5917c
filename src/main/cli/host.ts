import { mkdirSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PROTOCOL } from "../../shared/protocol/channels";
import type { OfferedFile } from "../../shared/protocol/tables";
import { defaultDataFolder } from "../host/data-folder";
import type { Host } from "../host/host";
import { HostFile } from "../host/host-file";
import type { DoorState } from "../host/lan-door";
import { openedFile } from "../host/opened-file";
import { Limits } from "../lan/limits";
import { openLanHost } from "../lan/open-lan-host";
import { startServer } from "../lan/server";
import { OverlayServer } from "../lan/stream/overlay-server";
import { announce } from "../nearby/open-nearby";
import type { Publisher } from "../relay/publisher";
import { Site } from "../site/site";

const USAGE = `Usage: npm run host -- [--port N] [--data DIR] [--lan] [--address A] [--no-announce]
                       [--overlay-port N] [--relay URL] [--json] [FILE]

Serves the table to this machine's browsers, without a window.
  --port N    the port to listen on; the last one or, where that is taken, a free one unless said
  --data DIR  where settings and tables are kept; ${defaultDataFolder()} unless said
  --lan       opens the table to the local network at once, so that others join by its code
  --address A on this address of the machine's own alone, whenever the table is opened to the network
  --no-announce  tells the network nothing of the open table; desktop apps nearby then join by its address
  --overlay-port N  where overlays for a stream are served, for this run; 0 for a free port, else the kept one (4545)
  --relay URL  publishes the table to relays by a Redis server: redis://127.0.0.1:6379
  --json      the first line on standard output is one JSON object instead of the address
  FILE        a table's file (.harvest.json) for the first page that comes to play back
`;

interface Flags {
  /** Null where none is asked for. */
  port: number | null;
  data: string;
  json: boolean;
  lan: boolean;
  /** Null for all that the machine has on its networks. */
  address: string | null;
  /** Whether apps nearby are told of the table while it is open to the network. */
  announce: boolean;
  /** Null for the one that is kept. */
  overlayPort: number | null;
  /** The Redis server that the table is published by; null for none. */
  relay: string | null;
  /** Null where none is to be played back. */
  file: OfferedFile | null;
}

class UsageError extends Error {}

/** @throws UsageError naming the flag at fault. */
function readFlags(args: string[]): Flags | "help" {
  const options = {
    port: { type: "string" },
    data: { type: "string" },
    json: { type: "boolean" },
    lan: { type: "boolean" },
    address: { type: "string" },
    "no-announce": { type: "boolean" },
    "overlay-port": { type: "string" },
    relay: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let values: {
    port?: string;
    data?: string;
    json?: boolean;
    lan?: boolean;
    address?: string;
    "no-announce"?: boolean;
    "overlay-port"?: string;
    relay?: string;
    help?: boolean;
  };
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true }));
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
  if (values.help) return "help";
  const port = portOf("--port", values.port);
  const overlayPort = portOf("--overlay-port", values["overlay-port"]);
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UsageError("one file can be played back at a time");
  const { address } = values;
  if (address !== undefined && isIP(address) === 0)
    throw new UsageError(`--address takes an IP address, not "${address}"`);
  const { relay } = values;
  if (values.data === "") throw new UsageError("--data takes a folder");
  return {
    port,
    data: resolve(values.data ?? defaultDataFolder()),
    json: values.json ?? false,
    lan: values.lan ?? false,
    address: address ?? null,
    announce: !values["no-announce"],
    overlayPort,
    relay: relay ?? null,
    file: file === undefined ? null : openedFile(resolve(file)),
  };
}

function portOf(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) {
    throw new UsageError(`${flag} takes a number from 0 to 65535, not "${text}"`);
  }
  return Number(text);
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags === "help") {
    process.stdout.write(USAGE);
    return;
  }
  try {
    mkdirSync(flags.data, { recursive: true });
  } catch (error) {
    throw new Error(`the data folder ${flags.data} cannot be used: ${messageOf(error)}`);
  }
  const hostFile = new HostFile(flags.data, warn);
  const site = new Site(fileURLToPath(new URL("../renderer", import.meta.url)));
  const limits = new Limits();
  const { address } = flags;
  const { host, door } = openLanHost({
    folder: flags.data,
    site,
    limits,
    warn,
    address,
  });
  const announcer = flags.announce ? announce({ folder: flags.data, door, warn }) : null;
  // Nothing of Redis is loaded where nothing is published.
  const publisher = flags.relay === null ? null : await publish(host, flags.relay);
  if (flags.file) host.offer(flags.file);
  const serve = (port: number) => startServer({ host, site, port, token: hostFile.token, limits, warn });
  const wanted = flags.port ?? hostFile.port ?? 0;
  const server = await serve(wanted).catch((error: NodeJS.ErrnoException) => {
    // The last port is but a wish, so that pages find their host again.
    if (flags.port === null && wanted !== 0) return serve(0);
    if (error.code === "EADDRINUSE") throw new Error(`port ${wanted} is in use; name another with --port`);
    if (error.code === "EACCES") throw new Error(`port ${wanted} may not be used by this account`);
    throw error;
  });
  const { url, port } = server;
  hostFile.port = port;
  // Before the door to the LAN, which takes another port where it would be in the way.
  const overlays = new OverlayServer({ host, site, warn, port: flags.overlayPort });
  await overlays.open();
  if (flags.lan) host.openLan();
  await door.settled();
  const lanUrl = door.state.state === "open" ? (door.state.addresses[0]?.url ?? null) : null;
  const code = lanUrl === null ? null : host.code;
  const facts = { url, port, protocol: PROTOCOL, code, lanUrl, overlayUrl: null, feedUrl: null, ...overlays.addresses };
  process.stdout.write(`${flags.json ? JSON.stringify(facts) : url}\n`);
  if (lanUrl !== null && !flags.json) process.stdout.write(`To join: ${lanUrl}#${code} (code ${code})\n`);
  if (flags.lan && lanUrl === null) warn(`the table could not be opened to the network (${reasonOf(door.state)})`);

  const stop = () => {
    host.close();
    door.close();
    Promise.all([announcer?.close(), server.close(), door.settled(), overlays.close(), publisher?.close()]).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

async function publish(host: Host, url: string): Promise<Publisher> {
  const [{ isRedisUrl }, { publishTable }] = await Promise.all([
    import("../relay/redis"),
    import("../relay/publisher"),
  ]);
  if (!isRedisUrl(url)) throw new UsageError("--relay takes an address such as redis://127.0.0.1:6379");
  return publishTable({ host, url, warn });
}

const reasonOf = (state: DoorState): string => (state.state === "failed" ? state.reason : state.state);

function warn(message: string): void {
  process.stderr.write(`harvest-table: ${message}\n`);
}

function fail(error: unknown): void {
  warn(messageOf(error));
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch(fail);
