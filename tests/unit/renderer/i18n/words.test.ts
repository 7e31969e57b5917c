import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventWords } from "../../../../src/renderer/i18n/event-words";
import { createI18n, RESOURCES } from "../../../../src/renderer/i18n/i18n";
import { LANGUAGES, type Language, preferredLanguage } from "../../../../src/renderer/i18n/languages";
import phoneEn from "../../../../src/renderer/i18n/phone-en.json";
import phoneJa from "../../../../src/renderer/i18n/phone-ja.json";
import { createWords } from "../../../../src/renderer/i18n/words";
import { POWERS } from "../../../../src/shared/games/diced-tomatoes/commands";
import type { Event } from "../../../../src/shared/games/diced-tomatoes/events";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes/index";
import { RULE_OF_REASON } from "../../../../src/shared/games/diced-tomatoes/refusals";
import { DEFAULT_OPTIONS } from "../../../../src/shared/games/diced-tomatoes/state";
import type { ProtocolRefusal, TableEvent } from "../../../../src/shared/protocol/messages";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[here, value] as [string, string]] : leaves(value, here);
  });
}

const PLURAL = /(_ordinal)?_(zero|one|two|few|other)$/;
const stem = (key: string) => key.replace(PLURAL, "");
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);

/** A guest's page has words of its own beside the table's. */
const PHONE = { en: phoneEn, ja: phoneJa };

const words = Object.fromEntries(
  LANGUAGES.map((language) => [language, leaves({ ...RESOURCES[language].translation, ...PHONE[language] })]),
) as Record<Language, [string, string][]>;

/** The names that the forms of one key interpolate, all forms together. */
function interpolations(language: Language): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of words[language]) {
    const set = found.get(stem(key)) ?? new Set();
    for (const name of names(text)) set.add(name);
    found.set(stem(key), set);
  }
  return found;
}

const sources = readdirSync("src/renderer", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join("src/renderer", name), "utf8"))
  .join("\n");

describe("the two languages", () => {
  it("have the same keys", () => {
    expect([...interpolations("ja").keys()].sort()).toEqual([...interpolations("en").keys()].sort());
  });

  it("put the same things into the same sentences", () => {
    const en = interpolations("en");
    const ja = interpolations("ja");
    // A number that only shows in the plural form of one language is no loss.
    const without = (set: Set<string> | undefined) => [...(set ?? [])].filter((name) => name !== "count").sort();
    for (const key of en.keys()) expect([key, without(ja.get(key))]).toEqual([key, without(en.get(key))]);
  });

  it("have every plural form that they use", () => {
    for (const language of LANGUAGES) {
      const keys = new Set(words[language].map(([key]) => key));
      for (const [key] of words[language]) {
        const form = PLURAL.exec(key);
        if (!form) continue;
        const rules = new Intl.PluralRules(language, { type: form[1] ? "ordinal" : "cardinal" });
        for (const category of rules.resolvedOptions().pluralCategories) {
          expect(keys, `${language} ${key}`).toContain(`${stem(key)}${form[1] ?? ""}_${category}`);
        }
      }
    }
  });

  it("have no empty sentence and no Japanese with half-width brackets", () => {
    for (const language of LANGUAGES) for (const [key, text] of words[language]) expect(text.trim(), key).not.toBe("");
    for (const [key, text] of words.ja) expect(text, key).not.toMatch(/[()!?]/);
  });

  it("know every key that the page asks for by name", () => {
    const known = interpolations("en");
    const asked = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key as string);
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it("have no sentence that nothing asks for", () => {
    const patterns = [...sources.matchAll(/`([a-z-]+\.[\w.-]*\$\{[^`]+)`/g)].map(
      ([, template]) =>
        new RegExp(
          `^${(template as string).replace(/[.]/g, "\\.").replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "[\\w.-]+")}$`,
        ),
    );
    const literal = (key: string) => sources.includes(`"${key}"`);
    const unused = [...interpolations("en").keys()].filter(
      (key) => !literal(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

const die = "red-4" as const;
const state = dicedTomatoes.start(
  { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS },
  { dice: (count) => ([2, 5] as const).slice(0, count) as (2 | 5)[], below: () => null },
)?.state;
if (!state) throw new Error("two dice were enough for two players");

const harvest: Extract<Event, { type: "vine-harvested" }> = {
  type: "vine-harvested",
  by: 0,
  seat: 1,
  vine: 1,
  slot: 6,
  die,
  value: 1,
  score: 1,
  bonus: 1,
  returned: [],
  firstSixth: true,
};

/** Each event at least once, in each of its wordings. */
const EVENTS: (Event | TableEvent)[] = [
  { type: "game-started", state },
  { type: "starting-rolled", rollId: "roll-1", rolls: [{ seat: 0, die, value: 2 }] },
  { type: "last-player-set", seat: 0 },
  { type: "turn-started", seat: 1, round: 1, turn: 1 },
  { type: "dice-rolled", rollId: "roll-2", seat: 1, dice: [{ die, value: 4 }], picked: [die] },
  { type: "dice-rolled", rollId: "roll-3", seat: 1, dice: [], picked: [] },
  { type: "die-rerolled", rollId: "roll-4", seat: 1, die, from: 4, value: 5 },
  ...(["shift", "rollover", "set"] as const).map(
    (power): Event => ({ type: "die-changed", seat: 1, power, die, from: 1, value: 6 }),
  ),
  { type: "die-placed", by: 1, seat: 0, vine: 2, die, value: 4, asSeed: true },
  { type: "die-placed", by: 1, seat: 0, vine: 2, die, value: 4, asSeed: false },
  harvest,
  { type: "shard-earned", seat: 1, shards: 2 },
  { type: "karma-earned", seat: 1, reason: "harvest", amount: 2, lost: 1, karma: 12 },
  { type: "karma-earned", seat: 1, reason: "shards", amount: 1, lost: 0, karma: 4 },
  ...POWERS.map((power): Event => ({ type: "karma-spent", seat: 1, power, cost: 1, karma: 2 })),
  { type: "karma-lost", seat: 1, amount: 2, karma: 6 },
  { type: "seed-flipped", by: 1, seat: 0, vine: 0, die, from: 2, value: 5 },
  ...(["worthless", "overripe", "karma"] as const).map(
    (reason): Event => ({ type: "vine-cleared", by: 1, seat: 0, vine: 0, reason, dice: [die] }),
  ),
  { type: "final-round", seat: 0 },
  { type: "turn-ended", seat: 0 },
  { type: "dice-passed", from: 0, to: 1, dice: [die, "black-1"] },
  { type: "dice-passed", from: 0, to: 0, dice: [die] },
  ...(["last-round", "empty-basket"] as const).map(
    (reason): Event => ({ type: "game-ended", reason, result: { winners: [0, 1], totals: [12, 12] } }),
  ),
  ...(["won", "out-of-dice", "conceded"] as const).map(
    (reason): Event => ({ type: "game-ended", reason, result: { won: reason === "won", matches: 3 } }),
  ),
  { type: "undone", seat: 0, to: 3 },
  { type: "undone", seat: null, to: 3 },
];

const PROTOCOL_REASONS: readonly ProtocolRefusal["reason"][] = [
  "malformed",
  "too-large",
  "unknown-roll",
  "other-dice",
  "hello-first",
  "other-protocol",
  "other-build",
  "no-table-open",
  "other-table",
  "table-already-open",
  "not-your-seat",
  "table-moved-on",
  "id-reused",
  "nothing-to-undo",
  "no-such-step",
  "table-begun",
  "not-begun",
  "table-over",
  "table-is-open",
  "disk-full",
  "read-only",
  "disk-error",
  "journal-lost",
  "journal-missing",
  "journal-unreadable",
  "journal-empty",
  "journal-too-large",
  "not-a-journal",
  "newer-journal",
  "unknown-game",
  "bad-header",
  "journal-in-use",
  "not-a-table-file",
  "newer-file",
  "other-part",
  "hosts-only",
  "already-joined",
  "not-joined",
  "name-taken",
  "company-full",
  "seat-taken",
  "no-such-seat",
  "seats-closed",
  "no-such-guest",
  "lan-closed",
  "too-fast",
  "internal-error",
  "no-line",
  "no-answer",
];

describe.each(LANGUAGES)("words in %s", (language) => {
  const i18n = createI18n(language);
  const say = createWords(i18n.t, language, ["Ada", "Ben"]);
  /** A sentence without a key left in it and without a hole. */
  const expectWords = (text: string) => {
    expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
    expect(text).not.toMatch(/\b(event|refusal|power|die|vine|count|result)\.[a-z-]+/);
  };

  it("tell every event", () => {
    for (const event of EVENTS) expectWords(eventWords(event, say));
  });

  it("tell every refusal of the rules and of the host", () => {
    const unknown = i18n.t("refusal.unknown");
    for (const [reason, rule] of Object.entries(RULE_OF_REASON)) {
      const params = { die, seat: 1, vine: 0, count: 3, cost: 3, karma: 1, power: "clear", value: 4 };
      const text = say.refusal({ code: "illegal-command", rule, reason, params });
      expectWords(text);
      expect(text, reason).not.toBe(unknown);
    }
    const params = {
      problem: "EIO",
      size: 1,
      limit: 2,
      version: 3,
      known: 2,
      field: "setup",
      game: "chess",
      pid: 7,
      most: 32,
      name: "Ada",
    };
    for (const reason of PROTOCOL_REASONS) {
      const text = say.refusal({ code: "bad-request", rule: null, reason, params });
      expectWords(text);
      expect(text, reason).not.toBe(unknown);
    }
  });

  it("name and explain every power", () => {
    for (const power of POWERS) {
      expectWords(say.power(power));
      expect(i18n.exists(`power.what.${power}`)).toBe(true);
    }
  });

  it("say every rule that a refusal cites, each once", () => {
    const ids = RESOURCES[language].rules.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of Object.values(RULE_OF_REASON)) if (rule) expect(ids).toContain(rule);
    expect(ids).toEqual(RESOURCES.en.rules.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  });
});

describe("English and Japanese sentences", () => {
  const en = createWords(createI18n("en").t, "en", ["Ada", "Ben"]);
  const ja = createWords(createI18n("ja").t, "ja", ["さくら", "健太"]);

  it("count tomatoes as each language does", () => {
    expect([0, 1, 2].map((vine) => en.vine(0, vine))).toEqual([
      "Ada’s 1st tomato",
      "Ada’s 2nd tomato",
      "Ada’s 3rd tomato",
    ]);
    expect(ja.vine(0, 2)).toBe("さくらの3番目のトマト");
  });

  it("list the dice of a roll", () => {
    const dice = [
      { die: "red-1", value: 4 },
      { die: "black-2", value: 6 },
    ] as const;
    expect(en.dice(dice)).toBe("red 4 and black 6");
    expect(ja.dice(dice)).toBe("赤の4、黒の6");
  });

  it("tell a harvest with its bonus and the first sixth tomato", () => {
    expect(eventWords(harvest, en)).toBe(
      "Ben’s 2nd tomato is harvested: 1 point on Ben’s slot 6. It matches the slot: 1 bonus point. Ben has the first sixth tomato: 2 points.",
    );
  });

  it("say which die holds up the end of the turn", () => {
    const params = { die: "red-3", seat: 1, vine: 0, count: 1 };
    expect(
      en.refusal({ code: "illegal-command", rule: "DT-T4", reason: "die-can-be-placed", params }, [
        { die: "red-3", value: 6 },
      ]),
    ).toBe("The turn cannot end yet: red 6 can still go on Ben’s 1st tomato.");
  });
});

describe("preferredLanguage", () => {
  it("takes the first language that the table speaks", () => {
    expect(preferredLanguage(["fr-FR", "ja-JP", "en"])).toBe("ja");
    expect(preferredLanguage(["de"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });
});
