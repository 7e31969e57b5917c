import { closeSync, ftruncateSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { encodeLines } from "../../../src/main/journal/lines";
import { parseJournal } from "../../../src/main/journal/read-journal";
import { commitmentOf } from "../../../src/shared/dice/seed-text";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";
import type { TestClient } from "../../harness/local-host";

const MOVES = 25;
let kept: ReturnType<typeof keptTables>;
let table: string;
let whole: string;
/** The state after each number of lines; nothing before the game has begun. */
const states: (State | null)[] = [];

/** Opens the folder anew, as a host does that is started again. */
function reopen(): { client: TestClient; said: string } {
  kept.warnings.length = 0;
  const host = kept.host();
  const client = sitDown(host, "again");
  host.close();
  return { client, said: kept.warnings.join("\n") };
}

/** Puts the table's file there as it shall be found. */
function damage(content: string | Buffer): ReturnType<typeof reopen> {
  kept.write(table, content);
  return reopen();
}

const stateOf = ({ client }: { client: TestClient }): State | null => {
  const { last } = client;
  return last.type === "snapshot" && last.table?.game === "diced-tomatoes" ? last.table.state : null;
};

beforeAll(() => {
  kept = keptTables();
  const host = kept.host();
  const ada = sitDown(host, "ada");
  ada.open(["Ada", "Ben"]);
  ({ tableId: table } = ada.table);
  // Header and seed come before the first state.
  states.push(null, null, null, ada.state);
  for (let move = 0; move < MOVES; move += 1) {
    playOn(ada, `move ${move}`, 1);
    states.push(ada.state);
  }
  host.close();
  whole = kept.read(table);
});

const lines = () => whole.split("\n").slice(0, -1);
const asText = (all: readonly string[]) => all.map((line) => `${line}\n`).join("");

describe("a journal", () => {
  it("that is whole is taken up without a word", () => {
    const opened = damage(whole);
    expect(opened.said).toBe("");
    expect(stateOf(opened)).toEqual(states.at(-1));
  });

  it("cut off anywhere goes on from its last whole line, and says so", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Buffer.byteLength(whole) - 1 }), (length) => {
        const cut = Buffer.from(whole).subarray(0, length);
        // A last line that lacks but its line break is whole.
        const good = lines().filter((_, index) => length >= Buffer.byteLength(asText(lines().slice(0, index + 1))) - 1);
        const opened = damage(cut);
        expect(stateOf(opened)).toEqual(states[good.length]);
        if (good.length === 0) expect(opened.said).toMatch(/not a table's journal, or its first line is damaged/);
        else if (asText(good).length - 1 > length || asText(good).length < length) {
          expect(opened.said).toMatch(new RegExp(`line ${good.length + 1} was never written whole`));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("with any bit turned stops before that line, says so and is kept aside as it was", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Buffer.byteLength(whole) - 1 }),
        fc.integer({ min: 0, max: 7 }),
        (at, bit) => {
          const bytes = Buffer.from(whole);
          bytes[at] = (bytes[at] as number) ^ (1 << bit);
          const before = whole.slice(0, at).split("\n").length - 1;
          const opened = damage(bytes);
          expect(opened.said).not.toBe("");
          expect(stateOf(opened)).toEqual(states[before]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("with lines swapped, told twice or left out stops before the first of them", () => {
    const line = fc.integer({ min: 1, max: MOVES + 2 });
    fc.assert(
      fc.property(line, line, fc.constantFrom("swap", "double", "drop"), (one, other, how) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const all = lines();
        if (how === "swap") {
          if (first === second) return;
          [all[first], all[second]] = [all[second] as string, all[first] as string];
        } else if (how === "double") all.splice(first + 1, 0, all[first] as string);
        // The last line alone can be missed by nobody: it is as if it had never been written.
        else if (first < all.length - 1) all.splice(first, 1);
        else return;
        const good = how === "double" ? first + 1 : first;
        const opened = damage(asText(all));
        expect(opened.said).toMatch(new RegExp(`line ${good + 1} is damaged`));
        expect(opened.said).toMatch(/kept as .*aside/);
        expect(stateOf(opened)).toEqual(states[good]);
      }),
      { numRuns: 60 },
    );
  });

  it("never throws, whatever bytes it has", () => {
    const bytes = fc.uint8Array({ maxLength: 4000 }).map((array) => Buffer.from(array));
    const spliced = fc
      .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.string())
      .map(([a, b, text]) => Buffer.from(whole.slice(0, a) + text + whole.slice(b)));
    fc.assert(
      fc.property(fc.oneof(bytes, spliced), (content) => {
        const read = parseJournal(content);
        expect(read.ok ? read.journal.records.length : read.fault.reason).not.toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it("goes on after what was lost, under another name of its run, so that no screen mistakes it", () => {
    const all = lines();
    all.splice(10, 1);
    const { client } = damage(asText(all));
    const { epoch } = client.last;
    expect(epoch).not.toBe((JSON.parse(all[0] as string) as { epoch: string }).epoch);
    const again = reopen();
    expect(again.said).toBe("");
    expect(again.client.last).toMatchObject({ epoch });
    const host = kept.host();
    expect(playOn(sitDown(host, "on"), "and on", 10)).toBe(10);
    host.close();
  });

  it("with foreign line breaks is taken up and written anew", () => {
    const opened = damage(whole.replaceAll("\n", "\r\n"));
    expect(stateOf(opened)).toEqual(states.at(-1));
    expect(opened.said).toMatch(/written anew/);
    expect(kept.read(table)).not.toContain("\r");
    expect(reopen().said).toBe("");
  });

  it.each([
    ["nothing", "", /it is empty/],
    ["only line breaks", "\n\n\n", /not a table's journal/],
    ["another file", '{"format":"harvest-table"}\n', /not a table's journal/],
  ])("that holds %s says so and is left alone", (_, content, said) => {
    const opened = damage(content);
    expect(opened.said).toMatch(said);
    expect(stateOf(opened)).toBeNull();
    expect(kept.read(table)).toBe(content);
  });

  it("of 100 MB says so without being read", () => {
    kept.write(table, "");
    const file = openSync(kept.path(table), "r+");
    ftruncateSync(file, 100 * 1024 * 1024);
    closeSync(file);
    expect(reopen().said).toMatch(/too large for a table \(104857600 bytes, at most 16777216\)/);
  });

  const summed = (change: (records: Record<string, unknown>[]) => Record<string, unknown>[]): string => {
    const records = lines().map((line) => {
      const { sum: _sum, ...record } = JSON.parse(line) as Record<string, unknown>;
      return record;
    });
    return encodeLines(change(records)).text;
  };

  it.each([
    ["a newer program", { version: 99 }, /written by a newer program \(version 99; this one knows 3\)/],
    ["another game", { game: "chess" }, /of a game that is not known here \(chess\)/],
    ["too many players", { setup: { players: [], options: {} } }, /its first line has a fault \(setup\.players\)/],
    ["an unknown field", { colour: "red" }, /its first line has a fault/],
  ])("of %s says so and is left alone", (_, change, said) => {
    const text = summed(([header, ...rest]) => [{ ...header, ...change }, ...rest]);
    const opened = damage(text);
    expect(opened.said).toMatch(said);
    expect(kept.read(table)).toBe(text);
    const list = opened.client.request({ type: "list-tables" });
    expect(list).toMatchObject({ tables: { unfinished: [], broken: [{ table }] } });
  });

  it("of the first version, which had the seed in its first line, is migrated and kept aside", () => {
    const old = summed(([header, seeded, ...rest]) => [{ ...header, version: 1, seed: seeded?.seed }, ...rest]);
    const opened = damage(old);
    expect(stateOf(opened)).toEqual(states.at(-1));
    expect(opened.said).toMatch(/written anew as version 3/);
    const [header, seeded] = kept
      .read(table)
      .split("\n")
      .map((line) => (line ? JSON.parse(line) : null));
    expect(header).toMatchObject({ version: 3 });
    expect(header.seed).toBeUndefined();
    expect(seeded).toMatchObject({ type: "seeded", commitment: commitmentOf(seeded.seed) });
    expect(readdirSync(join(kept.folder, "tables", "aside")).length).toBeGreaterThan(0);
    const host = kept.host();
    expect(playOn(sitDown(host, "on"), "on", 5)).toBe(5);
    host.close();
  });

  it("whose lines are whole but not by the rules stops before the first of those", () => {
    const text = summed((records) =>
      records.map((record, index) => {
        const drawn = (record.drawn as number[] | undefined) ?? [];
        // A die that the seed does not draw, told in a line of its own sum.
        return index > 8 && drawn.length > 0 ? { ...record, drawn: drawn.map((die) => (die % 6) + 1) } : record;
      }),
    );
    const opened = damage(text);
    expect(opened.said).toMatch(/line \d+ is unplayable/);
    const line = Number(/line (\d+) is unplayable/.exec(opened.said)?.[1]);
    expect(line).toBeGreaterThan(9);
    expect(stateOf(opened)).toEqual(states[line - 1]);
  });
});
