import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Socket } from "socket.io-client";
import { expect, it } from "vitest";
import { askRaw, get, helloRequest, outcome, rawLine } from "../harness/lan-table";

const FOLDER_MARK = "folder-mark";

/** Every text that comes over a line, as it comes. */
function listen(socket: Socket): string[] {
  const frames: string[] = [];
  socket.io.engine.on("packet", (packet: { data?: unknown }) => {
    frames.push(String(packet.data ?? ""));
  });
  return frames;
}

it("a host that serves the LAN tells its token, seed, folder and code to nobody there, nor to its log", async () => {
  const data = mkdtempSync(join(tmpdir(), `harvest-${FOLDER_MARK}-`));
  const args = ["out/main/host.js", "--port", "0", "--data", data, "--lan", "--address", "127.0.0.1", "--json"];
  const host = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  try {
    let log = "";
    host.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    const [line] = (await once(createInterface(host.stdout), "line")) as [string];
    const facts = JSON.parse(line) as { url: string; lanUrl: string; code: string };
    const token = new URLSearchParams(new URL(facts.url).hash.slice(1)).get("token") as string;
    const { origin, port } = new URL(facts.lanUrl);
    expect(facts.lanUrl).toBe(`${origin}/`);

    const own = rawLine(new URL(facts.url).origin, { auth: { token } });
    await outcome(own);
    await askRaw(own, helloRequest);
    const guests = ["Mia", "Noa"].map(() => rawLine(origin, { auth: { code: facts.code } }));
    const heard = guests.map(listen);
    for (const [seat, guest] of guests.entries()) {
      await outcome(guest);
      const name = ["Mia", "Noa"][seat];
      await askRaw(guest, helloRequest);
      await askRaw(guest, { type: "join", id: `joins-${name}`, name, colour: "leaf", seat: null });
    }
    const setup = { players: ["Mia", "Noa"], mode: "standard", deck: null, deal: null };
    await askRaw(own, { type: "open-table", id: "open-the-table", game: "forage", setup });
    const asked = ["diagnostics", "list-tables", "export", "open-table", "import", "resume-table", "nonsense"];
    for (const type of asked) {
      await askRaw(guests[0] as Socket, {
        type,
        id: `asks-${type}`,
        table: "no-such-table",
        part: 0,
        parts: 1,
        text: "",
      });
      await askRaw(own, { type, id: `own-${type}`, table: "no-such-table", part: 0, parts: 1, text: "{" });
    }
    const pages = [
      await get(Number(port), "/"),
      await get(Number(port), `/../${FOLDER_MARK}/host.json`),
      await get(Number(port), "/host.json"),
      await get(Number(port), "/", { host: "evil.example" }),
    ];

    const tables = join(data, "tables");
    const journal = readdirSync(tables).find((name) => name.endsWith(".jsonl")) ?? "";
    const text = readFileSync(join(tables, journal), "utf8");
    const seed = /"seed":"([^"]+)"/.exec(text)?.[1] as string;
    expect(seed.length).toBeGreaterThan(30);
    const tokens = heard.map((frames) => /"token":"([\w-]{22})"/.exec(frames.join("\n"))?.[1] as string);
    expect(new Set(tokens).size).toBe(2);

    const secrets = { token, seed, folder: FOLDER_MARK, code: facts.code };
    const places = { Mia: heard[0]?.join("\n"), Noa: heard[1]?.join("\n"), pages: JSON.stringify(pages), log };
    for (const [place, told] of Object.entries(places)) {
      for (const [name, secret] of Object.entries(secrets)) {
        expect([place, name, told?.includes(secret)]).toEqual([place, name, false]);
      }
    }
    expect(heard[0]?.join("\n").includes(tokens[1] as string)).toBe(false);
    expect(heard[1]?.join("\n").includes(tokens[0] as string)).toBe(false);
    expect(readFileSync(join(data, "company.json"), "utf8")).not.toContain(tokens[0]);
    for (const socket of [own, ...guests]) socket.disconnect();
  } finally {
    host.kill("SIGKILL");
  }
});
