import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Lock } from "../../../src/main/journal/lock";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";

const fresh = () => join(mkdtempSync(join(tmpdir(), "harvest-lock-")), "table.lock");

it("a lock is had once at a time, and again once it is let go", () => {
  const path = fresh();
  const lock = Lock.take(path);
  expect(lock).toBeInstanceOf(Lock);
  expect(Lock.take(path)).toEqual({ heldBy: process.pid });
  (lock as Lock).release();
  expect(existsSync(path)).toBe(false);
  expect(Lock.take(path)).toBeInstanceOf(Lock);
  // Nothing of the taking is left about.
  expect(readdirSync(join(path, ".."))).toEqual(["table.lock"]);
});

it("a lock whose process is gone is taken over", () => {
  const path = fresh();
  Lock.take(path);
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), pid, started: "" }));
  expect(Lock.take(path)).toBeInstanceOf(Lock);
});

it.runIf(process.platform === "linux")("a process that was given a dead one's number is not taken for it", () => {
  const path = fresh();
  Lock.take(path);
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  try {
    const facts = JSON.parse(readFileSync(path, "utf8")) as object;
    writeFileSync(path, JSON.stringify({ ...facts, pid: other.pid, started: "1" }));
    expect(Lock.take(path)).toBeInstanceOf(Lock);
    // Of another machine's processes nothing can be known.
    writeFileSync(path, JSON.stringify({ ...facts, pid: other.pid, started: "1", host: "elsewhere" }));
    expect(Lock.take(path)).toEqual({ heldBy: other.pid });
  } finally {
    other.kill("SIGKILL");
  }
});

it("a file that is no lock is in nobody's way", () => {
  const path = fresh();
  writeFileSync(path, "half a lo");
  expect(Lock.take(path)).toBeInstanceOf(Lock);
});

it("a journal whose lock was taken over takes no more records", () => {
  const kept = keptTables();
  const ada = sitDown(kept.host(), "ada");
  ada.open(["Ada"]);
  const { tableId } = ada.table;
  playOn(ada, "mine", 3);
  const before = kept.read(tableId);
  writeFileSync(join(kept.folder, "tables", `${tableId}.lock`), "another's");
  expect(() => playOn(ada, "still mine?", 20)).toThrow(/journal-lost/);
  expect(kept.read(tableId)).toBe(before);
});
