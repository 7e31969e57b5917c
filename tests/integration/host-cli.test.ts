import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterEach, describe, expect, it } from "vitest";
import { hello } from "../../src/shared/line/client-parts";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import type { Lan } from "../../src/shared/protocol/company";
import type { News, Push } from "../../src/shared/protocol/messages";

const ROOT = join(import.meta.dirname, "..", "..");
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** Starts the built host; `said` resolves with its first line, `ended` with what it left behind. */
function host(...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, "out", "main", "host.js"), ...args], { stdio: "pipe" });
  running.push(child);
  let [out, err] = ["", ""];
  const said = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("\n")) resolve(out);
    });
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, out, err }));
  });
  return { child, said, ended };
}

const freshFolder = () => join(mkdtempSync(join(tmpdir(), "harvest-cli-")), "data");

describe("npm run host", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("says where it is, serves the page, and ends on %s", async (signal) => {
    const data = freshFolder();
    const { child, said, ended } = host("--port", "0", "--data", data, "--json");
    const line = await said;
    const facts: unknown = JSON.parse(line);
    expect(facts).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}$/),
      port: expect.any(Number),
      protocol: 4,
      code: null,
      lanUrl: null,
      overlayUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/overlay#[\w-]{22}$/),
      feedUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/feed\?token=[\w-]{22}$/),
    });
    expect(existsSync(data)).toBe(true);
    const page = await fetch((facts as { url: string }).url);
    expect(await page.text()).toContain("<title>Harvest Table</title>");
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, out: line, err: "" });
  });

  it("is at the same address with the same token after a restart, however it ended", async () => {
    const data = freshFolder();
    const first = host("--data", data);
    const address = await first.said;
    first.child.kill("SIGKILL");
    await first.ended;
    expect(await host("--data", data).said).toBe(address);
    // Its port taken, another will do; the token stays.
    const beside = await host("--data", data).said;
    expect(beside).not.toBe(address);
    expect(new URL(beside).hash).toBe(new URL(address).hash);
  });

  it("with --address alone stays closed, and opens on that address and no other when it is asked to", async () => {
    const { said } = host("--port", "0", "--data", freshFolder(), "--address", "127.0.0.1", "--json");
    const { url, lanUrl, code } = JSON.parse(await said) as { url: string; lanUrl: string | null; code: string | null };
    expect([lanUrl, code]).toEqual([null, null]);
    const { origin, hash } = new URL(url);
    const token = new URLSearchParams(hash.slice(1)).get("token");
    const page = io(origin, { transports: ["websocket"], auth: { token }, extraHeaders: { origin }, forceNew: true });
    try {
      const open = new Promise<Lan>((resolve) => {
        page.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
          for (const message of messages) {
            if (message.type === "company" && message.lan?.state === "open") resolve(message.lan);
          }
        });
      });
      expect(await page.emitWithAck(REQUEST_CHANNEL, hello(null))).toMatchObject({ ok: true });
      expect(await page.emitWithAck(REQUEST_CHANNEL, { type: "open-lan", id: "open-the-door-once" })).toMatchObject({
        ok: true,
      });
      const lan = await open;
      if (lan.state !== "open") throw new Error(lan.state);
      expect(lan.addresses.map((address) => new URL(address.url).hostname)).toEqual(["127.0.0.1"]);
    } finally {
      page.close();
    }
  });

  it("prints its address alone without --json", async () => {
    const { said } = host("--data", freshFolder());
    expect(await said).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}\n$/);
  });

  it("says that a port is taken", async () => {
    const first = host("--json", "--data", freshFolder());
    const { port } = JSON.parse(await first.said) as { port: number };
    const { code, out, err } = await host("--port", String(port), "--data", freshFolder()).ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(`harvest-table: port ${port} is in use; name another with --port\n`);
  });

  it.each([
    [["--port", "65536"], /--port takes a number from 0 to 65535, not "65536"/],
    [["--port", "-1"], /--port/],
    [["--port"], /--port/],
    [["--colour", "red"], /--colour/],
    [["one.harvest.json", "two.harvest.json"], /one file/],
    [["--data", ""], /--data takes a folder/],
  ])("refuses %j in words", async (args, expected) => {
    const { code, out, err } = await host(...args).ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(expected);
    expect(err).toMatch(/Usage: npm run host/);
  });

  it("says that a file to play back cannot be opened", async () => {
    const { code, out, err } = await host("no-such.harvest.json").ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/no-such\.harvest\.json cannot be opened: ENOENT/);
  });

  it("says that a data folder cannot be used", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "harvest-cli-")), "file");
    writeFileSync(file, "");
    const { code, err } = await host("--data", join(file, "data")).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^harvest-table: the data folder .*file\/data cannot be used: ENOTDIR/);
  });

  it("explains itself", async () => {
    const { code, out } = await host("--help").ended;
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run host/);
  });
});
