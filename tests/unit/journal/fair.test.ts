import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { commitmentOf, seedText } from "../../../src/shared/dice/seed-text";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { checkTable } from "../../../src/shared/table/check";
import { readFileText, type TableFile } from "../../../src/shared/table/file";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";
import type { TestClient } from "../../harness/local-host";

let kept: ReturnType<typeof keptTables>;
let ada: TestClient;

beforeEach(() => {
  kept = keptTables();
  ada = sitDown(kept.host(), "ada");
});

const refusal = (reply: ReturnType<TestClient["request"]>) => {
  if (reply.ok) throw new Error("not refused");
  return reply.refusal;
};

function exported(table: string): TableFile {
  const reply = ada.request({ type: "export", table });
  if (!reply.ok || !("file" in reply)) throw new Error("no file");
  const files = readFileText(reply.file.text);
  if ("reason" in files) throw new Error(files.reason);
  const [file] = files;
  if (!file || "reason" in file) throw new Error("a fault");
  return file;
}

const waitingTable = () => {
  const { last } = ada;
  if (last.type !== "snapshot" || !last.waiting) throw new Error("no table waits");
  return last.waiting;
};

describe("the seed of a table", () => {
  it("taken in before its game began is committed to anew, and the words asked for again", () => {
    const setup = { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS };
    ada.request({ type: "open-table", id: ada.id(), game: "diced-tomatoes", setup, wait: true });
    const { tableId, fair } = waitingTable();
    ada.request({ type: "add-words", id: ada.id(), table: tableId, seat: 1, words: "rain" });
    const text = JSON.stringify(exported(tableId));
    kept = keptTables("elsewhere");
    ada = sitDown(kept.host(), "ada-2");
    const part = { type: "import", id: ada.id(), part: 0, parts: 1, text };
    expect(ada.request(part)).toMatchObject({ ok: true, imported: { added: [tableId] } });
    expect(ada.request({ type: "resume-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    const again = waitingTable();
    expect(again.fair.words).toEqual([null, null]);
    expect(again.fair.commitment).not.toBe(fair.commitment);
    ada.request({ type: "start-table", id: ada.id(), table: tableId });
    playOn(ada, "over", 5);
    ada.request({ type: "end-table", id: ada.id(), table: tableId });
    expect(checkTable(exported(tableId))).toMatchObject({ ok: true, mismatches: [] });
  });

  it("is committed to before anybody says a word, and mixed with what they say", () => {
    const setup = { players: ["Ada", "Ben", "Cy"], options: DEFAULT_OPTIONS };
    const open = { type: "open-table", id: ada.id(), game: "diced-tomatoes", setup, wait: true };
    expect(ada.request(open)).toEqual({ ok: true, seq: 0 });
    const { tableId, fair } = waitingTable();
    expect(fair).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), words: [null, null, null] });
    const say = (seat: number, words: string) =>
      ada.request({ type: "add-words", id: ada.id(), table: tableId, seat, words });
    say(0, "rain");
    say(2, " 雨 ");
    say(0, "sun");
    expect(waitingTable().fair).toEqual({ ...fair, words: ["sun", null, "雨"] });
    expect(refusal(say(1, "a\nb"))).toMatchObject({ code: "bad-request", params: { field: "words" } });
    expect(refusal(say(1, "x".repeat(101)))).toMatchObject({ code: "bad-request" });
    expect(refusal(ada.request({ type: "end-table", id: "too-early", table: "12345678" }))).toMatchObject({
      reason: "other-table",
    });
    expect(ada.request({ type: "start-table", id: ada.id(), table: tableId })).toEqual({ ok: true, seq: 1 });
    expect(refusal(say(1, "late"))).toMatchObject({ code: "table-begun" });

    const unfinished = exported(tableId);
    expect(unfinished.log[0]).toMatchObject({ type: "seeded", seed: null, commitment: fair.commitment });
    expect(JSON.stringify(unfinished)).not.toMatch(/"seed":"/);
    expect(checkTable(unfinished)).toMatchObject({ ok: null, mismatches: [] });

    ada.request({ type: "end-table", id: ada.id(), table: tableId });
    const ended = exported(tableId);
    const [seeded] = ended.log;
    if (seeded?.type !== "seeded" || seeded.seed === null) throw new Error("no seed");
    expect(createHash("sha256").update(seeded.seed).digest("hex")).toBe(fair.commitment);
    // By docs/fair-dice.md, worked out here with Node's own HMAC.
    const key = createHash("sha256").update(`harvest-table\n${seeded.seed}\n0:sun\n2:雨`).digest();
    const block = createHmac("sha256", key).update(Buffer.alloc(8)).digest();
    const expected = [...block].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    const started = ended.log.find(({ type }) => type === "started");
    if (started?.type !== "started") throw new Error("not started");
    expect(started.drawn.slice(0, 3)).toEqual(expected.slice(0, 3));
    expect(checkTable(ended)).toMatchObject({ ok: true, mismatches: [] });
    expect(refusal(ada.command({ type: "roll", dice: [] }, { seat: 0 }))).toMatchObject({ code: "table-over" });
  });

  it("is told when the game is over, and every die agrees with it", () => {
    ada.open(["Ada", "Ben"]);
    playOn(ada, "to the end", 2000);
    const file = exported(ada.table.tableId);
    const check = checkTable(file);
    expect(file.over).toBe(true);
    expect(check).toMatchObject({ ok: true, mismatches: [] });
    const dice = file.log.flatMap((record) => ("drawn" in record ? record.drawn : []));
    expect(check.draws).toBe(dice.length);
  });
});

describe("a check of the dice finds", () => {
  let file: TableFile;

  beforeEach(() => {
    ada.open(["Ada", "Ben"]);
    playOn(ada, "to be checked", 2000);
    file = exported(ada.table.tableId);
  });

  const changed = (change: (file: TableFile) => void) => {
    const copy = structuredClone(file);
    change(copy);
    return checkTable(copy);
  };
  const rolledAt = (copy: TableFile) => {
    const record = copy.log.find((one) => one.type === "command" && one.drawn.length > 0);
    if (record?.type !== "command") throw new Error("nothing was rolled");
    return record;
  };

  it("a changed die, and says which value the seed draws", () => {
    const record = rolledAt(file);
    const drawn = record.drawn[0] as number;
    const told = drawn === 6 ? 1 : drawn + 1;
    const check = changed((copy) => {
      rolledAt(copy).drawn[0] = told;
    });
    expect(check.ok).toBe(false);
    expect(check.mismatches[0]).toEqual({ record: file.log.indexOf(record), what: "die", index: 0, told, drawn });
  });

  it("any other starting roll, a tie that is not rolled again among them", () => {
    const index = file.log.findIndex(({ type }) => type === "started");
    const started = file.log[index];
    if (started?.type !== "started") throw new Error("not started");
    const [first, second] = started.drawn as [number, number];
    for (let roll = 0; roll < 36; roll++) {
      const told = [1 + Math.floor(roll / 6), 1 + (roll % 6)];
      if (told[0] === first && told[1] === second) continue;
      const check = changed((copy) => {
        copy.log[index] = { ...started, drawn: [...told, ...started.drawn.slice(2)] };
      });
      expect(check.ok).toBe(false);
      expect(check.mismatches[0]).toMatchObject({ record: index });
    }
    expect(changed((copy) => copy.log.splice(index, 1, { ...started, drawn: [] })).mismatches[0]).toEqual({
      record: index,
      what: "draws",
      told: 0,
      drawn: -1,
    });
  });

  it("something in any file of which a record is left out, told twice or told of too few dice", () => {
    file.log.forEach((record, index) => {
      expect(changed((copy) => copy.log.splice(index, 1)).ok).not.toBe(true);
      const twice = changed((copy) => copy.log.splice(index, 0, record));
      expect(twice.ok).toBe(false);
      if (!("drawn" in record) || record.drawn.length === 0) return;
      expect(changed((copy) => copy.log.splice(index, 1, { ...record, drawn: record.drawn.slice(1) })).ok).toBe(false);
    });
  });

  it("a second seed before the first die, which could be chosen by somebody who knows the words", () => {
    const seed = "another seed";
    const check = changed((copy) =>
      copy.log.splice(1, 0, { type: "seeded", at: 0, commitment: commitmentOf(seed), seed }),
    );
    expect(check.mismatches).toContainEqual({ record: 1, what: "commitment" });
  });

  it("a changed command", () => {
    const check = changed((copy) => {
      const record = copy.log.findLast((one) => one.type === "command" && one.command.type === "place");
      if (record?.type === "command") record.command.die = "red-99";
    });
    expect(check).toMatchObject({ ok: false });
  });

  it("a changed seed", () => {
    const check = changed((copy) => {
      const [seeded] = copy.log;
      if (seeded?.type === "seeded") seeded.seed = `${seeded.seed?.slice(0, -1)}x`;
    });
    expect(check.mismatches.map(({ what }) => what)).toEqual(expect.arrayContaining(["commitment", "die"]));
  });

  it("changed words, a changed script, a value too many, a step left out, a seed that is not told", () => {
    expect(changed((copy) => copy.log.splice(1, 0, { type: "words", at: 0, seat: 0, words: "x" })).ok).toBe(false);
    expect(
      changed((copy) => {
        const script = copy.script as { dice: number[] };
        script.dice[0] = 7 - (script.dice[0] as number);
      }).mismatches,
    ).toEqual([{ record: null, what: "script" }]);
    expect(changed((copy) => rolledAt(copy).drawn.push(1)).mismatches[0]).toMatchObject({ what: "draws" });
    expect(changed((copy) => copy.log.splice(5, 1)).ok).toBe(false);
    expect(
      changed((copy) => {
        const [seeded] = copy.log;
        if (seeded?.type === "seeded") seeded.seed = null;
      }),
    ).toMatchObject({ ok: null, mismatches: [] });
  });
});

describe("going back by agreement", () => {
  it("draws the same dice again, and stands in the log", () => {
    ada.open(["Ada"]);
    const roll = { type: "roll", dice: ["red-1", "red-2", "red-3"] };
    ada.command(roll);
    const rolled = ada.state;
    const { seq } = ada;
    const back = (to: number, from = ada.seq) =>
      ada.request({ type: "go-back", id: ada.id(), table: ada.table.tableId, to, seq: from });
    expect(back(1)).toEqual({ ok: true, seq: seq + 1 });
    expect(ada.state).toMatchObject({ phase: "pick", hand: [] });
    expect(ada.table.log.at(-1)).toEqual({ seq: 3, events: [{ type: "undone", seat: null, to: 1 }] });
    ada.command(roll);
    expect(ada.state.hand).toEqual(rolled.hand);
    // Other dice, the same values in order.
    expect(back(1)).toMatchObject({ ok: true });
    ada.command({ type: "roll", dice: ["red-4", "black-1", "red-5"] });
    expect(ada.state.hand.map(({ value }) => value)).toEqual(rolled.hand.map(({ value }) => value));
    expect(refusal(back(0))).toMatchObject({ code: "nothing-to-undo", reason: "no-such-step" });
    expect(refusal(back(2))).toMatchObject({ reason: "no-such-step" });
    expect(refusal(back(1, 1))).toMatchObject({ code: "stale" });
    const { state } = ada;
    expect(sitDown(keptAgain(), "again").state).toEqual(state);
  });

  const keptAgain = () => {
    // Another process finds the same table in the folder.
    for (const { table } of kept.tables().files()) ada.request({ type: "close-table", id: ada.id(), table });
    const host = kept.host();
    const client = sitDown(host, "opener");
    for (const { table } of kept.tables().files()) client.request({ type: "resume-table", id: client.id(), table });
    return host;
  };

  it("reaches past other players' turns", () => {
    ada.open(["Ada", "Ben"]);
    playOn(ada, "two turns", 25);
    const { activeSeat } = ada.state;
    const { log, tableId } = ada.table;
    // To the beginning of an earlier turn of the other player's.
    const to = log.findLast(({ events }) =>
      events.some((event) => event.type === "turn-started" && event.seat !== activeSeat),
    )?.seq;
    expect(ada.request({ type: "go-back", id: ada.id(), table: tableId, to, seq: ada.seq })).toMatchObject({
      ok: true,
    });
    expect(ada.state).toMatchObject({ activeSeat: activeSeat === 0 ? 1 : 0, phase: "pick" });
    expect(playOn(ada, "other moves", 10)).toBe(10);
  });

  it("is over with the game, since its seed is told then", () => {
    ada.open(["Ada"]);
    playOn(ada, "all of it", 2000);
    const reply = ada.request({ type: "go-back", id: ada.id(), table: ada.table.tableId, to: 1, seq: ada.seq });
    expect(refusal(reply)).toMatchObject({ code: "table-over" });
  });
});

describe("files", () => {
  const takeIn = (client: TestClient, text: string, size = 16_000) => {
    const parts = Math.ceil(text.length / size);
    const replies = Array.from({ length: parts }, (_, part) =>
      client.request({
        type: "import",
        id: client.id(),
        part,
        parts,
        text: text.slice(part * size, (part + 1) * size),
      }),
    );
    return replies.at(-1);
  };
  const exportAll = (client: TestClient): string => {
    const reply = client.request({ type: "export", table: null });
    if (!reply.ok || !("file" in reply)) throw new Error("no file");
    return reply.file.text;
  };

  it("of all tables go over to another host, where an unfinished one goes on with a seed of its own", () => {
    ada.open(["Ada", "Ben"]);
    playOn(ada, "finished", 2000);
    const finished = ada.table.tableId;
    ada.request({ type: "close-table", id: ada.id(), table: finished });
    ada.open(["Cy"]);
    playOn(ada, "unfinished", 10);
    const unfinished = ada.table.tableId;
    const { state } = ada;
    const text = exportAll(ada);

    const other = keptTables();
    const ben = sitDown(other.host(), "ben");
    expect(takeIn(ben, text)).toMatchObject({
      ok: true,
      imported: { added: expect.arrayContaining([finished, unfinished]), known: [], refused: [] },
    });
    expect(takeIn(ben, text)).toMatchObject({ imported: { added: [], known: expect.arrayContaining([finished]) } });
    ben.request({ type: "resume-table", id: ben.id(), table: unfinished });
    expect(ben.state).toEqual(state);
    expect(playOn(ben, "goes on", 10)).toBe(10);
    const reply = ben.request({ type: "end-table", id: ben.id(), table: unfinished });
    expect(reply).toMatchObject({ ok: true });
    ada = ben;
    const file = exported(unfinished);
    // The first seed was never told, so that part of the dice stays unchecked.
    expect(file.log.filter(({ type }) => type === "seeded")).toMatchObject([
      { seed: null },
      { seed: expect.any(String) },
    ]);
    expect(checkTable(file)).toMatchObject({ ok: null, mismatches: [] });
    expect(checkTable(exported(finished))).toMatchObject({ ok: true });
  });

  it("that are none, or not whole, or not by the rules, are refused in words", () => {
    ada.open(["Ada"]);
    playOn(ada, "a file", 5);
    const { tableId } = ada.table;
    const file = exported(tableId);
    const ben = sitDown(keptTables().host(), "ben");
    expect(takeIn(ben, "no JSON")).toMatchObject({ refusal: { code: "bad-file", reason: "not-a-table-file" } });
    expect(takeIn(ben, JSON.stringify({ ...file, version: 9 }))).toMatchObject({
      refusal: { reason: "newer-file", params: { version: 9, known: 1 } },
    });
    expect(takeIn(ben, JSON.stringify({ ...file, game: "chess" }))).toMatchObject({
      refusal: { reason: "unknown-game", params: { game: "chess" } },
    });
    expect(takeIn(ben, JSON.stringify({ ...file, log: file.log.slice(0, 1).concat(file.log.slice(2)) }))).toMatchObject(
      {
        imported: { added: [], refused: [{ reason: "not-a-table-file", params: { field: "log.1" } }] },
      },
    );
    expect(ben.request({ type: "import", id: ben.id(), part: 1, parts: 2, text: "x" })).toMatchObject({
      refusal: { reason: "other-part" },
    });
  });
});

describe("the derivation of docs/fair-dice.md", () => {
  it("mixes words in by seat", () => {
    expect(seedText("harvest", [null, null])).toBe("harvest-table\nharvest");
    expect(seedText("harvest", ["rain", "", "sun"])).toBe("harvest-table\nharvest\n0:rain\n2:sun");
    // One text, however its letters were typed.
    expect(seedText("s", ["e\u0301"])).toBe("harvest-table\ns\n0:\u00e9");
    expect(commitmentOf("harvest")).toBe(createHash("sha256").update("harvest").digest("hex"));
  });

  it("does not give the stream's key away with the commitment", () => {
    // The key of a stream is SHA-256 of its seed text.
    expect(commitmentOf(seedText("harvest", []))).not.toBe(commitmentOf("harvest"));
  });

  it("has the test vectors that are printed there", () => {
    const doc = readFileSync(new URL("../../../docs/fair-dice.md", import.meta.url), "utf8");
    const vectors = JSON.parse(/```json\n(\{\s+"seed"[\s\S]*?)```/.exec(doc)?.[1] ?? "null") as {
      seed: string;
      commitment: string;
      tables: { words: (string | null)[]; dice: number[] }[];
    };
    expect(commitmentOf(vectors.seed)).toBe(vectors.commitment);
    expect(vectors.tables).toHaveLength(2);
    for (const { words, dice } of vectors.tables) {
      expect(seededDice(seedText(vectors.seed, words)).dice(dice.length)).toEqual(dice);
    }
  });

  it("draws alike faces over 600,000 dice (chi-square, 5 degrees of freedom, 0.001)", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const stream = seededDice("chi-square");
    for (let drawn = 0; drawn < 600_000; drawn += 1000) {
      for (const value of stream.dice(1000) ?? []) counts[value - 1] = (counts[value - 1] as number) + 1;
    }
    const square = counts.reduce((sum, count) => sum + (count - 100_000) ** 2 / 100_000, 0);
    expect(square).toBeLessThan(20.515);
  });
});
