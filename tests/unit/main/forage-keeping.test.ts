import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/main/host/host";
import { TABLE_DECK } from "../../../src/shared/games/forage/table-deck";
import { HostScreen as Screen } from "../../harness/host-screen";
import { makeHost } from "../../harness/local-host";

const deck = { name: "Printed", cards: TABLE_DECK.cards };
const day = (best: number) => ({ day: "2026-12-01", mode: "standard", best });

describe("what the host keeps of Forage", () => {
  let folder: string;
  let host: Host;
  let own: Screen;
  beforeEach(() => {
    ({ folder, host } = makeHost());
    own = new Screen(host, "local");
  });

  const file = () => JSON.parse(readFileSync(join(folder, "settings.json"), "utf8")).forage;

  it("is told to the table's own screens, as they come and as it changes, and to nobody else", () => {
    const [other, guest, presentation] = [
      new Screen(host, "local"),
      new Screen(host, "guest"),
      new Screen(host, "presentation"),
    ];
    expect(own.latest("forage-kept")).toEqual({ type: "forage-kept", deck: null, days: [] });
    expect(own.change({ type: "keep-deck", deck })).toMatchObject({ ok: true });
    expect(own.change({ type: "keep-days", days: [day(31)] })).toMatchObject({ ok: true });
    for (const screen of [own, other, new Screen(host, "local")]) {
      expect(screen.latest("forage-kept")).toEqual({ type: "forage-kept", deck, days: [day(31)] });
    }
    for (const screen of [guest, presentation]) expect(screen.latest("forage-kept")).toBeUndefined();
    expect(file()).toEqual({ deck, days: [day(31)] });
  });

  it("keeps the best harvest of a day, whichever screen it came from", () => {
    for (const best of [31, 20, 40, 35]) new Screen(host, "local").change({ type: "keep-days", days: [day(best)] });
    expect(file().days).toEqual([day(40)]);
  });

  it.each([
    [{ type: "keep-deck", deck: { ...deck, cards: deck.cards.slice(1) } }, "deck.cards"],
    [{ type: "keep-deck", deck: { ...deck, cards: deck.cards.map(({ areas }) => ({ id: "F01", areas })) } }, "deck"],
    [
      {
        type: "keep-deck",
        deck: { ...deck, cards: deck.cards.map(({ id }) => ({ id, areas: Array(6).fill(["soil"]) })) },
      },
      "deck",
    ],
    [{ type: "keep-deck", deck: { ...deck, name: " " } }, "deck.name"],
    [{ type: "keep-deck", deck: null }, "deck"],
    [{ type: "keep-days", days: [] }, "days"],
    [{ type: "keep-days", days: [{ ...day(1), day: "yesterday" }] }, "days.0.day"],
    [{ type: "keep-days", days: [day(1.5)] }, "days.0.best"],
    [{ type: "keep-days", days: Array(61).fill(day(1)) }, "days"],
  ])("refuses %j by its field", (request, field) => {
    expect(own.change(request)).toMatchObject({
      ok: false,
      refusal: { code: "bad-request", params: { field: expect.stringMatching(new RegExp(`^${field}`)) } },
    });
    expect(own.count("forage-kept")).toBe(1);
  });

  it("is not for guests to change", () => {
    const guest = new Screen(host, "guest");
    for (const request of [
      { type: "keep-deck", deck },
      { type: "keep-days", days: [day(31)] },
    ]) {
      expect(guest.change(request)).toMatchObject({
        ok: false,
        refusal: { code: "not-allowed", reason: "hosts-only" },
      });
    }
  });
});
