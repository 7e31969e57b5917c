import { randomInt } from "node:crypto";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PROTOCOL } from "../../shared/protocol/channels";
import { CODE_ALPHABET, CODE_LENGTH, codeSchema } from "../../shared/protocol/company";
import { isRedisUrl } from "../relay/redis";
import { startRelay } from "../relay/relay";
import { Site } from "../site/site";

const USAGE = `Usage: npm run relay -- --redis URL [--address A] [--port N] [--code CODE] [--json]

Serves a table to those who only look on; its host publishes it with npm run host -- --relay URL
  --redis URL  the Redis server between them: redis://127.0.0.1:6379
  --address A  the address of this machine to listen on; 127.0.0.1 unless said
  --port N     the port to listen on; a free one unless said
  --code CODE  what those who look on show at the door, the same at all relays; a new one unless said
  --json       the first line on standard output is one JSON object instead of the address
`;

interface Flags {
  url: string;
  address: string;
  port: number;
  code: string;
  json: boolean;
}

class UsageError extends Error {}

/** @throws UsageError naming the flag at fault. */
function readFlags(args: string[]): Flags | "help" {
  const options = {
    redis: { type: "string" },
    address: { type: "string" },
    port: { type: "string" },
    code: { type: "string" },
    json: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const values = (() => {
    try {
      return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
    } catch (error) {
      throw new UsageError(messageOf(error));
    }
  })();
  if (values.help) return "help";
  const { redis, address = "127.0.0.1", port = "0", code = newCode(), json = false } = values;
  if (redis === undefined) throw new UsageError("--redis is needed");
  if (!isRedisUrl(redis)) throw new UsageError("--redis takes an address such as redis://127.0.0.1:6379");
  if (isIP(address) === 0) throw new UsageError(`--address takes an IP address, not "${address}"`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${port}"`);
  }
  if (!codeSchema.safeParse(code).success) throw new UsageError(`--code takes ${CODE_LENGTH} of ${CODE_ALPHABET}`);
  return { url: redis, address, port: Number(port), code, json };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("");
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags === "help") {
    process.stdout.write(USAGE);
    return;
  }
  const { json, ...parts } = flags;
  const site = new Site(fileURLToPath(new URL("../renderer", import.meta.url)));
  const { origin, port, close } = await startRelay({ ...parts, site, warn });
  const url = `${origin}/#${flags.code}`;
  process.stdout.write(`${json ? JSON.stringify({ url, port, protocol: PROTOCOL, code: flags.code }) : url}\n`);
  const stop = () => {
    close().then(() => process.exit(0), fail);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

function warn(message: string): void {
  process.stderr.write(`harvest-table relay: ${message}\n`);
}

function fail(error: unknown): void {
  warn(messageOf(error));
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exit(1);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

main().catch(fail);
