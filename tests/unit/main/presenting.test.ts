import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/main/host/host";
import { FIRST_STAGE } from "../../../src/shared/protocol/presentation";
import { HostScreen as Screen } from "../../harness/host-screen";
import { makeHost } from "../../harness/local-host";

let host: Host;
let folder: string;
let own: Screen;

const forage = { game: "forage", setup: { players: ["Ada"], mode: "standard", deck: null, deal: null } };

beforeEach(() => {
  ({ host, folder } = makeHost());
  own = new Screen(host, "local");
});

describe("the theme", () => {
  it("is one for all screens, told without a snapshot, and kept", () => {
    const guest = new Screen(host, "guest");
    const shown = new Screen(host, "presentation");
    const snapshots = guest.count("snapshot");
    expect(own.change({ type: "set-theme", theme: "market" })).toEqual({ ok: true, seq: 0 });
    for (const screen of [own, guest, shown])
      expect(screen.latest("theme")).toEqual({ type: "theme", theme: "market" });
    expect(guest.count("snapshot")).toBe(snapshots);
    expect(JSON.parse(readFileSync(join(folder, "settings.json"), "utf8")).theme).toBe("market");
  });

  it("stands in the snapshot of whoever comes later, without what is only the host's", () => {
    own.change({ type: "set-theme", theme: "studio" });
    own.change({ type: "open-table", ...forage });
    const settings = { version: 2, lastSetups: {}, theme: "studio" };
    for (const role of ["guest", "presentation"] as const) {
      expect(new Screen(host, role).latest("snapshot")?.settings).toEqual(settings);
    }
  });

  it.each([
    ["night-market", "theme"],
    [undefined, "theme"],
  ])("%s is refused by its field", (theme, field) => {
    const reply = own.change({ type: "set-theme", theme });
    expect(reply).toMatchObject({ ok: false, refusal: { code: "bad-request", params: { field } } });
  });
});

describe("the stage", () => {
  it("changes in the parts named, and is told to the table's screens alone", () => {
    const guest = new Screen(host, "guest");
    const shown = new Screen(host, "presentation");
    own.change({ type: "set-stage", stage: { pause: true, camera: "leader" } });
    own.change({ type: "set-stage", stage: { pause: undefined, board: false } });
    const stage = { ...FIRST_STAGE, pause: true, camera: "leader", board: false };
    for (const screen of [own, shown]) expect(screen.latest("stage")).toEqual({ type: "stage", stage, screens: 1 });
    expect(guest.count("stage")).toBe(0);
  });

  it("counts the presentations that are on", () => {
    expect(own.latest("stage")?.screens).toBe(0);
    const shown = new Screen(host, "presentation");
    expect(own.latest("stage")?.screens).toBe(1);
    shown.session.close();
    expect(own.latest("stage")?.screens).toBe(0);
  });

  it.each([
    [{ camera: "drone" }, "stage.camera"],
    [{ pause: "yes" }, "stage.pause"],
    [{ diceSet: "garden" }, "stage.diceSet"],
    [{ zoom: 2 }, "stage"],
  ])("%j is refused by its field", (stage, field) => {
    const reply = own.change({ type: "set-stage", stage });
    expect(reply).toMatchObject({ ok: false, refusal: { code: "bad-request", params: { field } } });
    expect(own.latest("stage")?.stage).toEqual(FIRST_STAGE);
  });
});

describe("a presentation", () => {
  it("is shown what a spectator may see: no seat, and no hand of a race", () => {
    own.change({ type: "open-table", game: "forage", setup: { ...forage.setup, players: ["Ada", "Ben"] } });
    const table = new Screen(host, "presentation").latest("snapshot")?.table;
    if (table?.game !== "forage") throw new Error("another game");
    expect(table.mySeats).toEqual([]);
    expect(table.state.players.map(({ hand }) => hand)).toEqual([null, null]);
    expect(table.state.pile).toBeNull();
  });

  it.each([
    { type: "command", table: "table-00000001", seat: 0, seq: 0, command: { type: "endTurn" } },
    { type: "set-stage", stage: { pause: true } },
    { type: "set-theme", theme: "market" },
    { type: "open-lan" },
    { type: "join", name: "Ada", colour: "leaf", seat: null },
    { type: "open-table", ...forage },
  ])("may not ask for $type", (request) => {
    const shown = new Screen(host, "presentation");
    expect(shown.change(request)).toMatchObject({ ok: false, refusal: { code: "not-allowed", reason: "hosts-only" } });
  });

  it("is told the way in only while it is to show it", () => {
    const shown = new Screen(host, "presentation");
    own.change({ type: "open-lan" });
    expect(own.latest("company")?.lan).not.toBeNull();
    expect(shown.latest("company")?.lan).toBeNull();
    own.change({ type: "set-stage", stage: { showCode: true } });
    expect(shown.latest("company")?.lan).toEqual(own.latest("company")?.lan);
    own.change({ type: "set-stage", stage: { showCode: false } });
    expect(shown.latest("company")?.lan).toBeNull();
  });

  it("shows the dice that others wait for", () => {
    const shown = new Screen(host, "presentation");
    shown.ask({ type: "screen", rolls: true });
    own.change({
      type: "open-table",
      game: "diced-tomatoes",
      setup: {
        players: ["Ada", "Ben"],
        options: { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" },
      },
    });
    // A screen rolls, so nobody is told yet that the starting roll lies still.
    expect(own.count("settled")).toBe(0);
  });
});
