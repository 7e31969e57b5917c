import { describe, expect, it } from "vitest";
import { companyNews, freeSeats, guestAt, isOwnScreen, myself } from "../../../../src/renderer/company/people";
import { backAgain, missedAt } from "../../../../src/renderer/company/slips";
import type { Company, Guest } from "../../../../src/shared/protocol/company";

const guest = (part: Partial<Guest> = {}): Guest => ({
  guest: "guest-anna",
  name: "Anna",
  colour: "leaf",
  seat: 1,
  state: "in",
  here: true,
  helped: false,
  ...part,
});

const company = (guests: Guest[], part: Partial<Company> = {}): Company => ({
  type: "company",
  lan: { state: "closed" },
  joining: { approve: false, seatsOpen: true },
  held: [],
  guests,
  me: null,
  ...part,
});

describe("who is at the table", () => {
  it("a page is one of the table's own screens until told otherwise; only those are told of the door", () => {
    expect(isOwnScreen(null)).toBe(true);
    expect(isOwnScreen(company([]))).toBe(true);
    expect(isOwnScreen(company([], { lan: null }))).toBe(false);
  });

  it("a guest may take the seats that nobody has, asking or in, and that are not played at the table", () => {
    const players = ["Ada", "Ben", "Cleo", "Dan"];
    const people = [guest({ seat: 1 }), guest({ guest: "guest-bo", seat: 2, state: "asking" })];
    expect(freeSeats(company(people, { held: [3] }), players)).toEqual([{ seat: 0, player: "Ada" }]);
    expect(freeSeats(company([], { joining: { approve: false, seatsOpen: false } }), players)).toEqual([]);
    expect(freeSeats(company([]), [])).toEqual([]);
    expect(freeSeats(null, players)).toEqual([]);
  });

  it("a seat is a guest's once the host has said yes", () => {
    expect(guestAt(company([guest()]), 1)?.name).toBe("Anna");
    expect(guestAt(company([guest()]), 0)).toBeNull();
    expect(guestAt(company([guest({ state: "asking" })]), 1)).toBeNull();
    expect(guestAt(company([guest({ seat: null })]), null)).toBeNull();
  });

  it("a guest's page knows itself", () => {
    expect(myself(company([guest()], { lan: null, me: "guest-anna" }))?.name).toBe("Anna");
    expect(myself(company([guest()]))).toBeNull();
  });
});

describe("news of the people at the table", () => {
  const anna = guest();
  it.each([
    ["somebody asks", [], [guest({ state: "asking" })], [{ what: "asks", name: "Anna" }]],
    ["somebody joins", [], [anna], [{ what: "joined", name: "Anna" }]],
    ["who was asking is let in", [guest({ state: "asking" })], [anna], [{ what: "joined", name: "Anna" }]],
    ["a line goes down", [anna], [guest({ here: false })], [{ what: "away", name: "Anna" }]],
    ["a line comes back", [guest({ here: false })], [anna], [{ what: "back", name: "Anna" }]],
    ["somebody leaves", [anna], [], [{ what: "gone", name: "Anna" }]],
    ["a seat changes", [anna], [guest({ seat: 0 })], []],
    [
      "a line of somebody who asks goes down",
      [guest({ state: "asking" })],
      [guest({ state: "asking", here: false })],
      [],
    ],
  ])("%s", (_what, before, now, expected) => {
    expect(companyNews(company(before), company(now))).toEqual(expected);
  });

  it("there is none where nothing was known before", () => {
    expect(companyNews(null, company([anna]))).toEqual([]);
  });
});

describe("slips at the table", () => {
  it("the table waits for a guest who is away at the seat whose turn it is, unless somebody plays for them", () => {
    const away = guest({ here: false });
    expect(missedAt(company([away]), [1])).toEqual([away]);
    expect(missedAt(company([away]), [0])).toEqual([]);
    expect(missedAt(company([guest()]), [1])).toEqual([]);
    expect(missedAt(company([guest({ here: false, helped: true })]), [1])).toEqual([]);
  });

  it("who is back may play alone again", () => {
    const back = guest({ helped: true });
    expect(backAgain(company([back]))).toEqual([back]);
    expect(backAgain(company([guest({ helped: true, here: false })]))).toEqual([]);
    expect(backAgain(company([guest()]))).toEqual([]);
  });
});
