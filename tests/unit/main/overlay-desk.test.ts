import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Role } from "../../../src/main/host/connection";
import type { Host } from "../../../src/main/host/host";
import { OverlayDesk } from "../../../src/main/host/overlay-desk";
import { OverlayFile } from "../../../src/main/host/overlay-file";
import { BUILD } from "../../../src/shared/protocol/build";
import { PROTOCOL } from "../../../src/shared/protocol/channels";
import type { News, Push } from "../../../src/shared/protocol/messages";
import { overlaysSchema, type TestRoll, testRollSchema } from "../../../src/shared/protocol/stream";
import { makeHost } from "../../harness/local-host";

const ID = "request-0001";

function deskAt(folder: string) {
  const warnings: string[] = [];
  return { desk: new OverlayDesk(new OverlayFile(folder, (message) => warnings.push(message))), warnings };
}

/** A line that has said hello. */
function lineAt(host: Host, role: Role) {
  const told: (Push | News)[] = [];
  const session = host.connect({ role, guest: null, push: (push) => told.push(push), end: () => undefined });
  session.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
  const delays = () => told.flatMap((news) => (news.type === "overlays" ? [overlaysSchema.parse(news).delay] : []));
  return { delays, request: (request: unknown) => session.request(request) };
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), "harvest-overlays-"));

describe("what the host says about overlays", () => {
  it("outlives the process: token, delay, port and looks", () => {
    const folder = emptyFolder();
    const { desk } = deskAt(folder);
    desk.act({ type: "set-overlay", id: ID, delay: 20 });
    desk.act({ type: "set-overlay-port", id: ID, port: 5000 });
    desk.act({ type: "direct-overlay", id: ID, view: "dice", direction: { lang: "ja", hidden: true } });
    const { desk: next, warnings } = deskAt(folder);
    expect(next.news).toEqual(desk.news);
    expect(next.news).toMatchObject({ delay: 20, port: 5000, directions: { dice: { lang: "ja", hidden: true } } });
    expect(warnings).toEqual([]);
  });

  it("is kept for this account's eyes alone", () => {
    const folder = emptyFolder();
    deskAt(folder);
    expect(statSync(join(folder, "overlays.json")).mode & 0o777).toBe(0o600);
  });

  it("keeps delay and looks where the token is another", () => {
    const { desk } = deskAt(emptyFolder());
    desk.act({ type: "set-overlay", id: ID, delay: 5 });
    const { token } = desk;
    desk.act({ type: "renew-overlay", id: ID });
    expect(desk.token).not.toBe(token);
    expect(desk.token).toMatch(/^[\w-]{22}$/);
    expect(desk.delay).toBe(5);
  });

  it("begins anew, and says so, where the file is not as it was written", () => {
    const folder = emptyFolder();
    const path = join(folder, "overlays.json");
    writeFileSync(path, '{"version":1,"token":"short"}');
    const { desk, warnings } = deskAt(folder);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("overlays.json");
    expect(desk.news).toMatchObject({ delay: 0, port: 4545 });
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ token: desk.token });
  });

  it("is told to the table's own screens at hello and at every change, and never to guests", () => {
    const { host } = makeHost();
    const [own, guest] = [lineAt(host, "local"), lineAt(host, "guest")];
    expect(own.delays()).toEqual([0]);
    expect(own.request({ type: "set-overlay", id: ID, delay: 30 })).toMatchObject({ ok: true });
    expect(own.delays()).toEqual([0, 30]);
    expect(guest.delays()).toEqual([]);
  });

  it.each([
    { type: "renew-overlay", id: ID },
    { type: "set-overlay", id: ID, delay: 0 },
    { type: "set-overlay-port", id: ID, port: 5000 },
    { type: "direct-overlay", id: ID, view: "dice", direction: {} },
    { type: "test-roll", id: ID },
  ])("is not a guest's business: %j", (request) => {
    const guest = lineAt(makeHost().host, "guest");
    expect(guest.request(request)).toMatchObject({ ok: false, refusal: { reason: "hosts-only" } });
  });

  it.each([
    [{ type: "set-overlay", id: ID, delay: 601 }, "delay"],
    [{ type: "set-overlay", id: ID, delay: 1.5 }, "delay"],
    [{ type: "set-overlay-port", id: ID, port: 80 }, "port"],
    [{ type: "direct-overlay", id: ID, view: "dice", direction: { scale: 4 } }, "direction.scale"],
    [{ type: "direct-overlay", id: ID, view: "dice", direction: { bg: "url(x)" } }, "direction.bg"],
    [{ type: "direct-overlay", id: ID, view: "hand", direction: {} }, "view"],
  ])("refuses %j by its field", (request, field) => {
    const own = lineAt(makeHost().host, "local");
    expect(own.request(request)).toMatchObject({ ok: false, refusal: { reason: "malformed", params: { field } } });
  });

  it("throws test dice that are of no table, with values of a die", () => {
    const { desk } = deskAt(emptyFolder());
    const rolls: TestRoll[] = [];
    desk.onTestRoll((roll) => rolls.push(testRollSchema.parse(roll)));
    for (let roll = 0; roll < 20; roll += 1) desk.act({ type: "test-roll", id: ID });
    expect(new Set(rolls.map(({ rollId }) => rollId)).size).toBe(20);
    for (const { dice } of rolls) {
      expect(dice.map(({ die }) => die)).toEqual(["red-1", "red-2", "gold-1", "red-3", "black-1"]);
      for (const { value } of dice) expect([1, 2, 3, 4, 5, 6]).toContain(value);
    }
  });
});
