import { describe, expect, it } from "vitest";
import type { PhoneState } from "../../../../src/renderer/phone/phone-session";
import { meIn, placeOf, playersOf } from "../../../../src/renderer/phone/place";
import type { Company, Guest } from "../../../../src/shared/protocol/company";

const guest = (name: string, part: Partial<Guest> = {}): Guest => ({
  guest: name.toLowerCase(),
  name,
  colour: "tomato",
  seat: null,
  state: "in",
  here: true,
  helped: false,
  ...part,
});

const company = (guests: Guest[], me: string | null = null, part: Partial<Company> = {}): Company => ({
  type: "company",
  lan: null,
  joining: { approve: false, seatsOpen: true },
  held: [],
  guests,
  me,
  ...part,
});

/** As much of a table as tells who sits at it. */
const tableOf = (...names: string[]) =>
  ({ state: { players: names.map((name) => ({ name })) } }) as unknown as NonNullable<PhoneState["table"]>;

const known = (part: Partial<PhoneState> = {}) => ({
  line: "open" as const,
  why: null,
  known: true,
  company: company([]),
  table: null,
  forage: null,
  waiting: null,
  ...part,
});

describe("where a phone is", () => {
  it("is on its way until the host has told of the table and of the people at it", () => {
    expect(placeOf(known({ known: false }), false)).toEqual({ at: "connecting" });
    expect(placeOf(known({ company: null }), false)).toEqual({ at: "connecting" });
  });

  it("is before the table until somebody joins or only watches", () => {
    expect(placeOf(known(), false)).toEqual({ at: "joining" });
    expect(placeOf(known(), true)).toEqual({ at: "lobby" });
  });

  it("waits for the host's yes, whatever lies open", () => {
    const asking = company([guest("Ada", { state: "asking" })], "ada");
    expect(placeOf(known({ company: asking, table: tableOf("Ada") }), false)).toEqual({ at: "asking", name: "Ada" });
  });

  it("is in the lobby until a table is laid, and then at it", () => {
    const joined = company([guest("Ada")], "ada");
    expect(placeOf(known({ company: joined }), false)).toEqual({ at: "lobby" });
    expect(placeOf(known({ company: joined, table: tableOf("Ada") }), false)).toEqual({ at: "diced-tomatoes" });
    const forage = tableOf("Ada") as unknown as NonNullable<PhoneState["forage"]>;
    expect(placeOf(known({ company: joined, forage }), false)).toEqual({ at: "forage" });
  });

  it("stays where it was while the line is lost", () => {
    const joined = company([guest("Ada")], "ada");
    expect(placeOf(known({ line: "lost", company: joined, table: tableOf("Ada") }), false)).toEqual({
      at: "diced-tomatoes",
    });
  });

  it.each(["taken-over", "removed", "declined", "lan-closed"] as const)("says that it was ended: %s", (why) => {
    expect(placeOf(known({ line: "refused", why, table: tableOf("Ada") }), false)).toEqual({
      at: "ended",
      reason: why,
    });
  });

  it("says that it is of another version before anything else", () => {
    expect(placeOf(known({ line: "outdated" }), false)).toEqual({ at: "outdated" });
  });
});

describe("the seats of a table", () => {
  it("are named by the players of a table whose game has not begun, too", () => {
    const waiting = { players: ["Ada", "Ben"] } as unknown as NonNullable<PhoneState["waiting"]>;
    expect(playersOf(known({ waiting }))).toEqual(["Ada", "Ben"]);
  });
});

it("finds its own guest among the people at the table", () => {
  expect(meIn(company([guest("Ada"), guest("Ben")], "ben"))?.name).toBe("Ben");
  expect(meIn(company([guest("Ada")]))).toBeNull();
});
