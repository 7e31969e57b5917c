import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lanTable } from "../harness/lan-table";

const BOT = join(import.meta.dirname, "..", "fixtures", "bot", "bot.mjs");

/** Starts the example client; resolves with what it says at the end of the game. */
async function bot(origin: string, code: string, name: string) {
  const child = spawn(process.execPath, [BOT, `${origin}/`, code, name], { stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${err}`);
  return JSON.parse(out) as { name: string; accepted: number; refused: number; hash: string; result: object };
}

it("two clients written from docs/protocol.md alone join by the code and play a whole game", async () => {
  const lan = await lanTable("two bots");
  try {
    lan.own.open(["Botty", "Robby"]);
    const bots = await Promise.all(["Botty", "Robby"].map((name) => bot(lan.origin, lan.code, name)));
    lan.own.hello();
    const { last } = lan.own;
    const { state } = lan.own.table;
    expect(state.phase).toBe("finished");
    for (const { hash, result, accepted } of bots) {
      expect({ hash, result }).toEqual({ hash: last.hash, result: state.result });
      expect(accepted).toBeGreaterThan(10);
    }
    // Nobody but the two has played.
    expect(bots.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(last.seq - 1);
  } finally {
    await lan.close();
  }
});
