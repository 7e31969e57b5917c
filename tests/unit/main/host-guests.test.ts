import { beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../src/main/host/host";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { forage } from "../../../src/shared/games/forage";
import type { Request } from "../../../src/shared/protocol/messages";
import { playOn, sitDown } from "../../harness/kept-tables";
import { GuestClient, makeHost, PaperDoor, reasonOf, type TestClient } from "../../harness/local-host";

const THREE_REDS = { type: "roll", dice: ["red-1", "red-2", "red-3"] };

let host: Host;
let warnings: string[];
let door: PaperDoor;
let own: TestClient;
let came = 0;

beforeEach(() => {
  came = 0;
  door = new PaperDoor();
  ({ host, warnings } = makeHost(undefined, undefined, door));
  own = sitDown(host, "own");
});

/** A guest who has said hello and joined. */
function enter(name: string, seat: number | null = null): GuestClient {
  const guest = visitor();
  expect(guest.join(name, seat)).toMatchObject({ ok: true });
  return guest;
}

/** Somebody who came by the code and only looks on. */
function visitor(): GuestClient {
  came += 1;
  const guest = new GuestClient(host, `visitor-${came}`);
  guest.hello();
  return guest;
}

const kinds = (client: TestClient) => client.pushes.map(({ type }) => type);
const seats = (client: TestClient) => client.table.mySeats;

describe("what guests may ask for", () => {
  const table = "table-one";
  const guest = "guest-one";
  const HOSTS: Record<string, Record<string, unknown>> = {
    "open-table": { game: "diced-tomatoes", setup: { players: ["Mia"], options: DEFAULT_OPTIONS } },
    "go-back": { table, to: 0, seq: 1 },
    "start-table": { table },
    "close-table": { table },
    "end-table": { table },
    "list-tables": {},
    statistics: {},
    "resume-table": { table },
    "delete-table": { table },
    "restore-table": { table },
    export: { table: null },
    import: { part: 0, parts: 1, text: "{}" },
    diagnostics: {},
    "open-lan": {},
    "close-lan": {},
    "new-code": {},
    "set-joining": { joining: { approve: false, seatsOpen: true } },
    admit: { guest },
    remove: { guest },
    "seat-guest": { guest, seat: 0 },
    help: { guest, helped: true },
  } satisfies Partial<Record<Request["type"], Record<string, unknown>>>;
  const WITHOUT_ID = ["list-tables", "statistics", "export", "diagnostics"];

  it.each(Object.keys(HOSTS))("%s is for the table's own screens", (name) => {
    own.open(["Ada", "Ben"]);
    const before = own.company;
    const type = name as Request["type"];
    for (const line of [visitor(), enter("Mia", 0)]) {
      const request = { type, ...HOSTS[name], ...(!WITHOUT_ID.includes(name) && { id: line.id() }) };
      expect(line.request(request)).toEqual({
        ok: false,
        refusal: { code: "not-allowed", rule: null, reason: "hosts-only", params: { type } },
      });
    }
    expect(own.company).toMatchObject({ lan: before.lan, joining: before.joining });
    expect(own.seq).toBe(1);
  });

  it.each(["join", "take-seat", "leave"] as const)("%s is for guests alone", (type) => {
    own.open(["Ada"]);
    const asked = { join: { name: "Mia", colour: "leaf", seat: null }, "take-seat": { seat: 0 }, leave: {} }[type];
    expect(reasonOf(own.ask({ type, ...asked }))).toBe("hosts-only");
  });

  it("a seat is played by whoever sits in it, and by nobody else", () => {
    own.open(["Ada", "Ben", "Cleo"]);
    const active = own.state.activeSeat as number;
    const [mia, noa] = [enter("Mia", active), enter("Noa", (active + 1) % 3)];
    for (const other of [noa, visitor(), own]) {
      const refused = other.command(THREE_REDS, { seat: active, table: own.table.tableId });
      expect(refused).toMatchObject({ refusal: { code: "not-your-seat", params: { seat: active } } });
      expect(reasonOf(other.undo({ seat: active, table: own.table.tableId }))).toBe("not-your-seat");
    }
    expect(mia.command(THREE_REDS)).toEqual({ ok: true, seq: 2 });
  });

  it("nothing before hello, and nothing after the line is ended", () => {
    const early = new GuestClient(host);
    expect(reasonOf(early.join("Mia"))).toBe("hello-first");
    const mia = enter("Mia");
    own.ask({ type: "remove", guest: mia.me });
    expect([mia.why, mia.ended]).toEqual(["removed", true]);
    const pushes = mia.pushes.length;
    expect(reasonOf(mia.hello())).toBe("hello-first");
    expect(reasonOf(mia.join("Mia"))).toBe("hello-first");
    expect(mia.pushes).toHaveLength(pushes);
  });
});

describe("what guests see", () => {
  it("of the host's settings nothing, of the door nothing, of the table all but what is the host's", () => {
    own.ask({ type: "open-lan" });
    own.open(["Ada", "Ben"]);
    expect(own.company.lan).toMatchObject({ state: "open", port: 4545, code: host.code });
    const onlooker = visitor();
    expect(onlooker.last).toMatchObject({ settings: { version: 2, lastSetups: {} } });
    expect(onlooker.company).toMatchObject({ lan: null, me: null });
    expect(seats(onlooker)).toEqual([]);
    expect(JSON.stringify([onlooker.pushes, onlooker.news])).not.toContain(host.code);
  });

  it("of the log the last forty steps", () => {
    own.open(["Ada", "Ben", "Cleo"]);
    playOn(own, "a short log", 50);
    own.hello();
    const log = visitor().table.log;
    expect(log).toHaveLength(40);
    expect(log.at(-1)).toEqual(own.table.log.at(-1));
  });

  it("nothing of the table while each guest waits for the host's yes", () => {
    own.open(["Ada", "Ben"]);
    const onlooker = visitor();
    expect(onlooker.table.state.players).toHaveLength(2);
    own.ask({ type: "set-joining", joining: { approve: true, seatsOpen: true } });
    expect(onlooker.last).toMatchObject({ type: "snapshot", table: null, waiting: null, seq: 0, hash: "" });

    onlooker.join("Mia", 1);
    const pushes = onlooker.pushes.length;
    own.command(THREE_REDS, { seat: own.state.activeSeat as number });
    expect(onlooker.pushes).toHaveLength(pushes);
    expect(own.company.guests).toMatchObject([{ name: "Mia", seat: 1, state: "asking", here: true }]);
    // The epoch of a table one may not see opens no gap either.
    onlooker.hello({ epoch: own.last.epoch, seq: 1, seats: [] });
    expect(onlooker.last).toMatchObject({ type: "snapshot", table: null });

    own.ask({ type: "admit", guest: onlooker.me });
    expect(onlooker.last).toMatchObject({ type: "snapshot", seq: own.seq, table: { mySeats: [1] } });
    expect(own.table.mySeats).toEqual([0]);
  });

  it("who else asks is the host's business, and each asker's own", () => {
    own.ask({ type: "set-joining", joining: { approve: true, seatsOpen: true } });
    const [mia, noa] = [enter("Mia"), enter("Noa")];
    expect(mia.company.guests.map(({ name }) => name)).toEqual(["Mia"]);
    expect(own.company.guests.map(({ name }) => name)).toEqual(["Mia", "Noa"]);
    own.ask({ type: "admit", guest: mia.me });
    expect(noa.company.guests.map(({ name }) => name)).toEqual(["Mia", "Noa"]);
    expect(mia.company.guests.map(({ name }) => name)).toEqual(["Mia"]);
    own.ask({ type: "remove", guest: noa.me });
    expect([noa.why, mia.ended]).toEqual(["declined", false]);
  });
});

describe("seats", () => {
  it("that change are shown to those whose seats they are", () => {
    own.open(["Ada", "Ben", "Cleo"]);
    const onlooker = visitor();
    const mia = enter("Mia");
    const before = [kinds(own).length, kinds(onlooker).length];
    expect(mia.ask({ type: "take-seat", seat: 2 })).toMatchObject({ ok: true });
    expect([seats(mia), seats(own)]).toEqual([[2], [0, 1]]);
    expect(kinds(own).slice(before[0])).toEqual(["snapshot"]);
    expect(kinds(onlooker).slice(before[1])).toEqual([]);

    own.ask({ type: "help", guest: mia.me, helped: true });
    expect([seats(mia), seats(own)]).toEqual([[2], [0, 1, 2]]);
    own.ask({ type: "seat-guest", guest: mia.me, seat: 0 });
    expect([seats(mia), seats(own)]).toEqual([[0], [1, 2]]);
    own.ask({ type: "seat-guest", guest: mia.me, seat: null });
    expect([seats(mia), seats(own)]).toEqual([[], [0, 1, 2]]);
    mia.ask({ type: "take-seat", seat: 1 });
    mia.ask({ type: "leave" });
    expect([seats(mia), seats(own), mia.company.me]).toEqual([[], [0, 1, 2], null]);
    expect(reasonOf(mia.ask({ type: "leave" }))).toBe("not-joined");
    expect(reasonOf(mia.ask({ type: "take-seat", seat: 1 }))).toBe("not-joined");
  });

  it("need a table, a free seat and the host's leave", () => {
    const [mia, noa] = [enter("Mia"), enter("Noa")];
    expect(reasonOf(mia.ask({ type: "take-seat", seat: 0 }))).toBe("no-such-seat");
    expect(reasonOf(own.ask({ type: "seat-guest", guest: mia.me, seat: 0 }))).toBe("no-table-open");
    own.open(["Ada", "Ben"]);
    mia.ask({ type: "take-seat", seat: 0 });
    expect(reasonOf(noa.ask({ type: "take-seat", seat: 0 }))).toBe("seat-taken");
    own.ask({ type: "set-joining", joining: { approve: false, seatsOpen: false } });
    expect(reasonOf(noa.ask({ type: "take-seat", seat: 1 }))).toBe("seats-closed");
    expect(reasonOf(own.ask({ type: "seat-guest", guest: mia.me, seat: 2 }))).toBe("no-such-seat");
    expect(reasonOf(own.ask({ type: "seat-guest", guest: "nobody-at-all", seat: 1 }))).toBe("no-such-guest");
    expect(reasonOf(noa.join("Noa again"))).toBe("already-joined");
  });

  it("in play at the table's own screen are the host's to give; who plays there is told to everybody", () => {
    own.open(["Ada", "Ben"]);
    const active = own.state.activeSeat as number;
    const mia = enter("Mia");
    expect(mia.company.held).toEqual([]);
    expect(own.command(THREE_REDS)).toMatchObject({ ok: true });
    expect([mia.company.held, own.company.held]).toEqual([[active], [active]]);
    expect(reasonOf(mia.ask({ type: "take-seat", seat: active }))).toBe("seat-in-play");
    expect(reasonOf(visitor().join("Noa", active))).toBe("seat-in-play");
    expect(seats(enter(own.state.players[active]?.name ?? ""))).toEqual([]);
    expect(seats(own)).toEqual([0, 1]);
    // The other seat has not been played by anybody.
    expect(mia.ask({ type: "take-seat", seat: 1 - active })).toMatchObject({ ok: true });
    expect(own.ask({ type: "seat-guest", guest: mia.me, seat: active })).toMatchObject({ ok: true });
    expect([seats(mia), seats(own)]).toEqual([[active], [1 - active]]);
  });

  it("of a race are the host's to give once they have laid a card, as all draw the same cards (FG-C4)", () => {
    const players = ["Ada", "Ben", "Cleo"];
    own.ask({ type: "open-table", game: "forage", setup: { players, mode: "standard", deck: null, deal: null } });
    const forest = (client: TestClient) => {
      const snapshot = client.pushes.findLast((push) => push.type === "snapshot");
      if (snapshot?.table?.game !== "forage") throw new Error("another game");
      return snapshot.table;
    };
    const lay = (client: TestClient, seat: number) => {
      const { state, tableId: table } = forest(client);
      const [command] = forage.legalMoves(state, seat);
      return client.ask({ type: "command", table, seat, seq: client.seq, command });
    };
    const [mia, noa] = [enter("Mia", 0), enter("Noa", null)];
    expect(mia.ask({ type: "take-seat", seat: 1 })).toMatchObject({ ok: true });
    expect(lay(mia, 1)).toMatchObject({ ok: true });
    expect(noa.company.held).toEqual([1]);
    // Who knows what is drawn goes to no seat that is behind; who knows nothing, to none that is ahead.
    expect(reasonOf(mia.ask({ type: "take-seat", seat: 2 }))).toBe("seat-bound");
    expect(mia.ask({ type: "leave" })).toMatchObject({ ok: true });
    expect(reasonOf(noa.ask({ type: "take-seat", seat: 1 }))).toBe("seat-in-play");
    expect(reasonOf(visitor().join("Ola", 1))).toBe("seat-in-play");
    expect(noa.ask({ type: "take-seat", seat: 2 })).toMatchObject({ ok: true });
    expect(own.ask({ type: "seat-guest", guest: noa.me, seat: 1 })).toMatchObject({ ok: true });
    expect(forest(noa).mySeats).toEqual([1]);
  });

  it("by name are had when the table is laid, before its first step is shown", () => {
    const ben = enter("Ben");
    own.open(["Ada", "ben"]);
    const [snapshot] = ben.pushes.filter(({ type, seq }) => type === "snapshot" && seq === 0).slice(-1);
    expect(snapshot).toMatchObject({ table: { mySeats: [1] } });
    expect([seats(ben), seats(own)]).toEqual([[1], [0]]);
    own.ask({ type: "close-table", table: own.table.tableId });
    expect(ben.last).toMatchObject({ table: null });
    own.open(["Ben", "Ada"]);
    expect([seats(ben), seats(own)]).toEqual([[0], [1]]);
  });

  it("may add words before the game begins, each its own", () => {
    const mia = enter("Mia");
    const setup = { players: ["Ada", "Mia"], options: DEFAULT_OPTIONS };
    own.ask({ type: "open-table", game: "diced-tomatoes", setup, wait: true });
    const { last } = mia;
    const table = last.type === "snapshot" ? (last.waiting?.tableId ?? "") : "";
    expect(reasonOf(mia.ask({ type: "add-words", table, seat: 0, words: "mine" }))).toBe("not-your-seat");
    expect(mia.ask({ type: "add-words", table, seat: 1, words: "sunny side" })).toMatchObject({ ok: true });
    expect(own.last).toMatchObject({ waiting: { fair: { words: [null, "sunny side"] } } });
  });
});

describe("coming back", () => {
  it("with the token is the same guest; an older line of the same guest is told that it is taken over", () => {
    own.open(["Ada", "Ben"]);
    const first = enter("Mia", 1);
    const second = new GuestClient(host, "mia-again", first.token);
    expect([first.why, first.ended]).toEqual(["taken-over", true]);
    second.hello();
    expect([second.company.me, seats(second)]).toEqual([own.company.guests[0]?.guest, [1]]);
    expect(reasonOf(first.hello())).toBe("hello-first");
    first.close();
    // What the first one leaves does not make the second one absent.
    expect(own.company.guests).toMatchObject([{ name: "Mia", here: true }]);
    second.close();
    expect(own.company.guests).toMatchObject([{ name: "Mia", here: false, seat: 1 }]);
    expect(() => new GuestClient(host, "mia", "a".repeat(22))).toThrow("nobody's token");
  });

  it("brings the steps that were missed, where the seats are the same", () => {
    own.open(["Ada"]);
    const mia = enter("Mia");
    const { epoch } = mia.last;
    own.command(THREE_REDS);
    const back = new GuestClient(host, "mia-back", mia.token);
    back.hello({ epoch, seq: 1, seats: [] });
    expect(back.pushes.map(({ type, seq }) => [type, seq])).toEqual([["update", 2]]);
    own.ask({ type: "seat-guest", guest: back.me, seat: 0 });
    const moved = new GuestClient(host, "mia-moved", mia.token);
    moved.hello({ epoch, seq: 1, seats: [] });
    expect(moved.pushes.map(({ type, seq }) => [type, seq])).toEqual([["snapshot", 2]]);
  });

  it("after more than 64 steps brings the table as it is", () => {
    own.open(["Ada", "Ben", "Cleo"]);
    const mia = enter("Mia");
    const { epoch } = mia.last;
    playOn(own, "a long evening", 70);
    const { seq } = own;
    const missing = (missed: number) => {
      const back = new GuestClient(host, "back", mia.token);
      back.hello({ epoch, seq: seq - missed, seats: [] });
      return kinds(back);
    };
    expect(missing(3)).toEqual(["update", "update", "update"]);
    expect(missing(64)).toHaveLength(64);
    expect(missing(65)).toEqual(["snapshot"]);
  });

  it("by the same join, its answer lost on the way, is the same guest", () => {
    const join = { type: "join", id: "join-once-1", name: "Mia", colour: "leaf", seat: null };
    const [first, second] = [visitor(), visitor()];
    const reply = first.request(join);
    expect(second.request(join)).toEqual(reply);
    expect([first.why, own.company.guests.length]).toEqual(["taken-over", 1]);
    expect(second.company.me).toBe(own.company.guests[0]?.guest);
    expect(reasonOf(visitor().request({ ...join, name: "Noa" }))).toBe("id-reused");
    // A guest who was sent away does not come back by saying the same again.
    own.ask({ type: "remove", guest: second.me });
    const third = visitor();
    third.request(join);
    expect([third.company.me, own.company.guests]).toEqual([null, []]);
  });

  it("with another's id asks for nothing in that one's name", () => {
    own.open(["Ada", "Ben"]);
    const active = own.state.activeSeat as number;
    const [mia, noa] = [enter("Mia", active), enter("Noa", 1 - active)];
    const request = mia.commandRequest(THREE_REDS);
    expect(mia.request(request)).toEqual({ ok: true, seq: 2 });
    expect(reasonOf(noa.request(request))).toBe("id-reused");
    expect(mia.request(request)).toEqual({ ok: true, seq: 2 });
    expect(own.seq).toBe(2);
  });
});

describe("the door", () => {
  it("is opened and closed by the host; closing ends every guest's line and the code", () => {
    expect(own.company.lan).toEqual({ state: "closed" });
    expect(reasonOf(own.ask({ type: "new-code" }))).toBe("lan-closed");
    own.ask({ type: "open-lan" });
    const { code } = host;
    own.ask({ type: "open-lan" });
    expect(host.code).toBe(code);
    own.ask({ type: "new-code" });
    expect(host.code).not.toBe(code);
    const guests = [enter("Mia"), visitor()];
    own.ask({ type: "close-lan" });
    expect(guests.map(({ why }) => why)).toEqual(["lan-closed", "lan-closed"]);
    expect([host.code, own.company.lan, own.ended]).toEqual([null, { state: "closed" }, false]);
    // Who joined keeps the seat for the next time.
    expect(own.company.guests).toMatchObject([{ name: "Mia", here: false }]);
  });

  it("that fails says why", () => {
    own.ask({ type: "open-lan" });
    door.set({ state: "failed", reason: "no-address" });
    expect(own.company.lan).toEqual({ state: "failed", reason: "no-address" });
  });
});

describe("dice that lie still", () => {
  const rollOf = (client: TestClient) => {
    const rolled = client.last.type === "update" ? client.last.events.find(({ type }) => type === "dice-rolled") : null;
    if (rolled?.type !== "dice-rolled") throw new Error("nothing was rolled");
    return rolled;
  };
  const settled = (client: TestClient) => client.news.flatMap((news) => (news.type === "settled" ? [news.rollId] : []));

  it("are told at once where no screen of the table shows them rolling", () => {
    own.open(["Ada"]);
    const mia = enter("Mia", 0);
    mia.command(THREE_REDS);
    expect(settled(mia)).toContain(rollOf(mia).rollId);
  });

  it("are told when the table's own screen has shown them", () => {
    own.request({ type: "screen", rolls: true });
    own.open(["Ada"]);
    const mia = enter("Mia", 0);
    // A phone that rolls dice itself keeps nobody waiting.
    mia.request({ type: "screen", rolls: true });
    mia.command(THREE_REDS);
    const { rollId, dice } = rollOf(own);
    expect(settled(mia)).toEqual([]);
    const table = own.table.tableId;
    const faces = Object.fromEntries(dice.map(({ die, value }) => [die, value]));
    expect(mia.request({ type: "dice-settled", table, rollId, faces: { "red-1": 6 } })).toMatchObject({ ok: true });
    expect(host.diagnostics).toMatchObject({ settled: 0, mismatched: 0 });
    expect(reasonOf(own.request({ type: "dice-settled", table, rollId, faces: { "red-1": 1 } }))).toBe("other-dice");
    expect(settled(mia)).toEqual([]);
    own.request({ type: "dice-settled", table, rollId, faces });
    expect(settled(mia)).toEqual([rollId]);
    expect(settled(own)).toEqual([]);
    expect(host.diagnostics).toMatchObject({ settled: 1, mismatched: 0 });
  });

  it("are told to nobody who may not see the table", () => {
    own.ask({ type: "set-joining", joining: { approve: true, seatsOpen: true } });
    own.open(["Ada"]);
    const onlooker = visitor();
    own.command(THREE_REDS);
    expect([settled(onlooker), kinds(onlooker)]).toEqual([[], ["snapshot"]]);
    expect(warnings).toEqual([]);
  });
});

describe("names", () => {
  it.each(["", "   ", "\u200b", "a\u0000b", "a\nb", "\u202egnuy", "x".repeat(25), 7, null])("%j is none", (name) => {
    expect(visitor().ask({ type: "join", name, colour: "leaf", seat: null })).toMatchObject({
      refusal: { code: "bad-request", reason: "malformed", params: { field: "name" } },
    });
  });

  it.each(["みあ", "Zoë ♥", "👩‍🌾", "<b>Mia</b>", "O'Brien", "__proto__"])("%j is one", (name) => {
    expect(enter(name).company.guests).toMatchObject([{ name }]);
  });
});
