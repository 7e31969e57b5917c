import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { refereeText } from "../../src/main/cli/referee/referee";
import { commandSchema } from "../../src/shared/games/diced-tomatoes/commands";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "out/main");
const files = mkdtempSync(join(tmpdir(), "referee-"));

const roll = { type: "roll", dice: ["red-1", "red-2", "black-1"] };
const script = {
  game: "diced-tomatoes",
  players: ["Ada", "Ben"],
  options: {},
  dice: [5, 2, 6, 1, 3],
  commands: [roll],
};

describe("a bad script", () => {
  const without = (name: keyof typeof script): object => ({ ...script, [name]: undefined });
  const cases: [string, unknown][] = [
    ["a list", []],
    ["null", null],
    ["a number", 5],
    ["a text", "diced-tomatoes"],
    ["no game", without("game")],
    ["an unknown game", { ...script, game: "diced-potatoes" }],
    ["a game named after a property of objects", { ...script, game: "constructor" }],
    ["a game that is no text", { ...script, game: 1 }],
    ["an unknown property", { ...script, note: "" }],
    ["an unknown format", { ...script, format: "harvest" }],
    ["no players", without("players")],
    ["players in a text", { ...script, players: "Ada" }],
    ["nobody", { ...script, players: [] }],
    ["seven players", { ...script, players: ["a", "b", "c", "d", "e", "f", "g"], seed: "s", dice: undefined }],
    ["a name that is no text", { ...script, players: ["Ada", 2] }],
    ["options null", { ...script, options: null }],
    ["options in a list", { ...script, options: [] }],
    ["an unknown option", { ...script, options: { goldenMoon: true } }],
    ["an option of a wrong type", { ...script, options: { goldenSun: 1 } }],
    ["an option null", { ...script, options: { goldenSun: null } }],
    ["an unknown cap", { ...script, options: { karmaCap: "12" } }],
    ["a die of 0", { ...script, dice: [1, 2, 0] }],
    ["a die of 7, unused", { ...script, dice: [1, 2, 3, 3, 3, 3, 3, 3, 7] }],
    ["half a die", { ...script, dice: [1, 2, 2.5] }],
    ["a die in a text", { ...script, dice: [1, 2, "3"] }],
    ["dice null", { ...script, dice: null }],
    ["dice in a text", { ...script, dice: "12" }],
    ["both dice and seed", { ...script, seed: "s" }],
    ["neither dice nor seed", without("dice")],
    ["a seed that is no text", { ...script, dice: undefined, seed: 7 }],
    ["no commands", without("commands")],
    ["commands null", { ...script, commands: null }],
    ["commands in an object", { ...script, commands: { 0: roll } }],
    ["too few dice for the starting roll", { ...script, dice: [5] }],
    ["too few dice for the second starting roll", { ...script, dice: [5, 5, 3] }],
    ["an exported table without a script", { format: "harvest-table", version: 1 }],
    ["an exported table of no script", { format: "harvest-table", script: [] }],
    [
      "an exported table in an exported table",
      { format: "harvest-table", script: { format: "harvest-table", script } },
    ],
  ];
  const refused = {
    ok: false,
    error: { at: null, rule: null, code: "bad-script", message: expect.stringMatching(/./) },
    summary: null,
  };

  test.each(cases)("%s", (_, input) => {
    expect(refereeText(JSON.stringify(input))).toStrictEqual(refused);
  });

  test.each(["", "{", "dice", `${JSON.stringify(script)},`, "undefined"])("not JSON: %o", (text) => {
    expect(refereeText(text)).toStrictEqual(refused);
  });

  test("a property by the name of __proto__", () => {
    expect(refereeText(`{"__proto__": {}, ${JSON.stringify(script).slice(1)}`)).toStrictEqual(refused);
  });
});

describe("a script", () => {
  const answer = (changes: object) => refereeText(JSON.stringify({ ...script, ...changes }));

  test("is played and summed up to the letter", () => {
    const played = answer({});
    expect(played.summary).toStrictEqual({
      game: "diced-tomatoes",
      phase: "place",
      round: 1,
      turn: 1,
      activeSeat: 0,
      lastSeat: 1,
      finalRound: false,
      basket: [...["black-2", "black-3", "black-4"], ...Array.from({ length: 20 }, (_, index) => `red-${index + 3}`)],
      hand: [
        { die: "red-1", value: 6 },
        { die: "red-2", value: 1 },
        { die: "black-1", value: 3 },
      ],
      players: ["Ada", "Ben"].map((name) => ({
        name,
        karma: 3,
        shards: 0,
        vines: [null, null, null],
        track: [],
        firstSixth: false,
        score: { track: 0, bonus: 0, firstSixth: 0, karma: 1, vines: 0, total: 1 },
      })),
      result: null,
    });
    expect(Object.keys(played)).toEqual(["ok", "summary", "events"]);
  });

  test("may leave options out, whole or in part", () => {
    const whole = answer({
      options: { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" },
    });
    expect(answer({ options: undefined })).toStrictEqual(whole);
    expect(answer({ options: { karmaCap: "track" } })).toStrictEqual(whole);
    expect(answer({ options: { goldenSun: true } })).not.toStrictEqual(whole);
  });

  test("may name players as it likes", () => {
    expect(answer({ players: ["", "  トマト 🍅  "] }).summary).toMatchObject({
      players: [{ name: "" }, { name: "  トマト 🍅  " }],
    });
  });

  test("may hold more dice than are used, and no command at all", () => {
    expect(answer({ dice: [5, 2, 6, 1, 3, 1, 1, 1] }).ok).toBe(true);
    expect(answer({ commands: [], dice: [5, 2] }).summary).toMatchObject({ phase: "pick", turn: 1, hand: [] });
    expect(answer({ players: ["Ada"], commands: [], dice: [] }).ok).toBe(true);
  });

  test("stops at the refused command; those before it stand and those after it are not looked at", () => {
    const refused = answer({ commands: [roll, { type: "endTurn" }, { type: "nonsense" }] });
    expect(refused).toStrictEqual({
      ok: false,
      error: {
        at: 1,
        rule: "DT-T4",
        code: "illegal-command",
        message: "red-1 can still be placed: seat 0, vine 0",
      },
      summary: answer({}).summary,
    });
  });

  test.each([[null], [7], ["endTurn"], [[]], [{}], [{ type: "endTurn", seat: 0 }]])(
    "with a malformed command %j is refused there, without a rule",
    (command) => {
      expect(answer({ commands: [roll, command] })).toMatchObject({
        ok: false,
        error: { at: 1, rule: null, code: "illegal-command" },
        summary: { hand: [{ value: 6 }, { value: 1 }, { value: 3 }] },
      });
    },
  );

  test("that runs out of dice draws nothing", () => {
    expect(answer({ dice: [5, 2, 6, 1] })).toStrictEqual({
      ok: false,
      error: { at: 0, rule: null, code: "out-of-dice", message: "the written dice are exhausted" },
      summary: answer({ commands: [] }).summary,
    });
    expect(answer({ dice: [5, 2, 6, 1], commands: [{ ...roll, dice: ["red-1"] }] })).toMatchObject({
      error: { at: 0, rule: "DT-T1", code: "illegal-command" },
    });
  });

  test("with a seed plays the same game every time, and another with another seed", () => {
    const seeded = (seed: string) =>
      answer({ dice: undefined, seed, players: ["Ada"], commands: [{ ...roll, dice: ["red-1", "red-2", "red-3"] }] });
    expect(seeded("harvest")).toStrictEqual(seeded("harvest"));
    // The first three dice of the stream of "harvest", as tests/unit/shared/dice fixes them.
    expect(seeded("harvest").summary).toMatchObject({ hand: [{ value: 2 }, { value: 5 }, { value: 2 }] });
    expect(seeded("トマト").summary).toMatchObject({ hand: [{ value: 3 }, { value: 3 }, { value: 6 }] });
    expect(seeded("").ok).toBe(true);
  });

  test("is found in an exported table, whose other properties are ignored", () => {
    const exported = { format: "harvest-table", game: "x", commands: 5, anything: [null], script };
    expect(refereeText(JSON.stringify(exported))).toStrictEqual(answer({}));
  });
});

describe("the command line", () => {
  afterAll(() => rmSync(files, { recursive: true }));

  function referee(args: string[], input = "") {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(built, "referee.js"), ...args], {
      input,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return { status, stdout, stderr };
  }

  function written(name: string, content: unknown): string {
    const file = join(files, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  test("prints one JSON object and leaves with 0 where every command was legal", () => {
    const { status, stdout, stderr } = referee([written("legal.json", script)]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(stdout)).toEqual(refereeText(JSON.stringify(script)));
    expect(stderr).toBe("");
  });

  test("reads standard input for -", () => {
    const { status, stdout } = referee(["-"], JSON.stringify(script));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  });

  test("takes a byte order mark for what it is, no JSON, from a file as from standard input", () => {
    const marked = `\uFEFF${JSON.stringify(script)}`;
    const file = join(files, "marked.json");
    writeFileSync(file, marked);
    for (const { status, stdout } of [referee([file]), referee(["-"], marked)]) {
      expect(status).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ error: { at: null, rule: null, code: "bad-script" }, summary: null });
    }
  });

  test("leaves with 2 where a command or the script was refused", () => {
    const refused = referee([written("refused.json", { ...script, commands: [{ type: "endTurn" }] })]);
    expect(refused.status).toBe(2);
    expect(JSON.parse(refused.stdout)).toMatchObject({ ok: false, error: { at: 0 } });
    const bad = referee(["-"], "no JSON");
    expect(bad.status).toBe(2);
    expect(JSON.parse(bad.stdout)).toMatchObject({ ok: false, error: { code: "bad-script" }, summary: null });
  });

  test.each([[[join(files, "nowhere.json")]], [[files]], [[]], [["a.json", "b.json"]]])(
    "leaves with 1, a message on standard error and nothing on standard output, for %j",
    (args) => {
      const { status, stdout, stderr } = referee(args);
      expect(status).toBe(1);
      expect(stdout).toBe("");
      expect(stderr).toMatch(/\S/);
    },
  );

  test("writes a long answer whole", () => {
    const names = ["A".repeat(3_000_000), "B".repeat(3_000_000)];
    const { status, stdout } = referee(["-"], JSON.stringify({ ...script, players: names }));
    expect(status).toBe(0);
    expect(JSON.parse(stdout).summary.players[1].name).toHaveLength(3_000_000);
  });

  test("says in a line that nobody reads its answer", async () => {
    const names = ["A".repeat(3_000_000), "B".repeat(3_000_000)];
    const file = written("unread.json", { ...script, players: names });
    const child = spawn(process.execPath, [join(built, "referee.js"), file], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^cannot write the answer: .*\n$/);
  });

  test("works for well under a second, whatever else the machine does meanwhile", () => {
    const file = written("quick.json", script);
    const tell = 'process.on("exit", () => process.stderr.write(JSON.stringify(process.cpuUsage())))';
    const told = `data:text/javascript,${encodeURIComponent(tell)}`;
    const { stderr } = spawnSync(process.execPath, ["--import", told, join(built, "referee.js"), file], {
      encoding: "utf8",
    });
    const { user, system } = JSON.parse(stderr) as NodeJS.CpuUsage;
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  test("loads little, and nothing but what is built with it and Node's own", () => {
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const code = readFileSync(file, "utf8");
      for (const [, name = ""] of code.matchAll(/^(?:import|export)\b[^"']*["']([^"']+)["']/gm)) {
        if (!name.startsWith("node:")) load(join(dirname(file), name));
      }
    };
    load(join(built, "referee.js"));
    expect(loaded.size).toBeLessThan(10);
  });

  test("tells a list of wrong values by the first of them, however long it is", () => {
    const refused = (changes: object) => refereeText(JSON.stringify({ ...script, ...changes }));
    const many = (item: unknown) => Array.from({ length: 2000 }, () => item);
    const bad = (start: string) => ({
      error: { code: "bad-script", message: expect.stringMatching(`^${start}[^,]*$`) },
    });
    expect(refused({ dice: [1, ...many(9)] })).toMatchObject(bad("dice.1: "));
    expect(refused({ players: many(9) })).toMatchObject(bad("players: "));
    const form = commandSchema.safeParse({ type: "roll", dice: many(9) });
    expect(form.error?.issues).toHaveLength(1);
  });
});
