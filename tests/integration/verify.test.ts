import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { keptTables, playOn, sitDown } from "../harness/kept-tables";

const VERIFY = join(import.meta.dirname, "..", "..", "out", "main", "verify.js");
const folder = mkdtempSync(join(tmpdir(), "harvest-verify-"));

let [finished, unfinished] = ["", ""];

beforeAll(() => {
  const ada = sitDown(keptTables().host(), "ada");
  const exported = () => {
    const reply = ada.request({ type: "export", table: ada.table.tableId });
    if (!reply.ok || !("file" in reply)) throw new Error("no file");
    return reply.file.text;
  };
  ada.open(["Ada", "Ben"]);
  playOn(ada, "to verify", 20);
  unfinished = exported();
  playOn(ada, "to the end", 2000);
  finished = exported();
});

function verify(text: string) {
  const file = join(folder, "table.harvest.json");
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFY, file], { encoding: "utf8" });
  return { status, stdout, stderr, answer: stdout === "" ? null : (JSON.parse(stdout) as unknown) };
}

describe("npm run verify", () => {
  it("finds a finished table in order, every draw of it", () => {
    const { status, answer, stderr } = verify(finished);
    const { log } = JSON.parse(finished) as { log: { drawn?: unknown[] }[] };
    const draws = log.reduce((sum, { drawn }) => sum + (drawn?.length ?? 0), 0);
    expect({ status, answer, stderr }).toEqual({ status: 0, answer: { ok: true, draws, mismatches: [] }, stderr: "" });
  });

  it("cannot tell before the seed is", () => {
    expect(verify(unfinished)).toMatchObject({ status: 0, answer: { ok: null, mismatches: [] } });
  });

  it("finds a changed die, command and seed", () => {
    const changes = [
      finished.replace(/"drawn":\[(\d)/g, (_, die) => `"drawn":[${(Number(die) % 6) + 1}`),
      finished.replace(/"type":"place","die":"red-1"/g, '"type":"place","die":"red-2"'),
      finished.replace(/"seed":"(.)/, (_, first) => `"seed":"${first === "0" ? "1" : "0"}`),
    ];
    for (const changed of changes) {
      expect(changed).not.toBe(finished);
      const { status, answer } = verify(changed);
      expect({ status, answer }).toMatchObject({ status: 2, answer: { ok: false } });
    }
  });

  it("says in words what it cannot read", () => {
    expect(verify("{")).toMatchObject({ status: 1, stdout: "", stderr: expect.stringMatching(/is no table's file/) });
    const newer = finished.replace('"version":1', '"version":7');
    expect(verify(newer)).toMatchObject({ status: 1, stderr: expect.stringMatching(/newer version \(7;/) });
    const { status, stderr } = spawnSync(process.execPath, [VERIFY], { encoding: "utf8" });
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringMatching(/^usage: verify/) });
  });
});
