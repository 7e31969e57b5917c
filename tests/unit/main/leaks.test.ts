import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CompanyFile } from "../../../src/main/host/company-file";
import { Host } from "../../../src/main/host/host";
import { SettingsFile } from "../../../src/main/host/settings-file";
import { JournalStore } from "../../../src/main/journal/store";
import { applyPush, NOTHING_YET, type Synced } from "../../../src/renderer/bridge/table-sync";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { commitmentOf, seedText } from "../../../src/shared/dice/seed-text";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { forage } from "../../../src/shared/games/forage";
import type { Setup, State } from "../../../src/shared/games/forage/state";
import type { AnySetup } from "../../../src/shared/games/game";
import type { News, Push, Reply, TableView } from "../../../src/shared/protocol/messages";
import { GuestClient, PaperDoor, reasonOf, TestClient } from "../../harness/local-host";
import { type Chooser, chooseMove, chooser } from "../../property/diced-tomatoes/random-games";

/** Stands in every seed, and in no id made of the same secrets. */
const SEED_MARK = "SEEDMARK";
/** Names of the last game, which the host's own settings keep. */
const LAST_MARK = "Zora of last week";
/** Somebody who asks to be let in, and never is. */
const ASKER_MARK = "Quill who asks";
const FOLDER_MARK = "folder-mark";

type Told = Push | News | Reply;

/** Somebody at the table: all that was ever sent to them, over whatever line. */
class Audience {
  readonly heard: Told[] = [];
  /** What of it nobody has looked at yet. */
  readonly fresh: Told[] = [];
  synced: Synced = NOTHING_YET;
  client: TestClient;
  private lines = 1;

  constructor(
    readonly name: string,
    private readonly open: (name: string, token: string | null) => TestClient,
  ) {
    this.client = open(`${name}-1`, null);
    this.client.hello();
  }

  get token(): string | null {
    return this.client instanceof GuestClient ? this.client.token : null;
  }

  /** The table as it is known here. */
  get table(): TableView {
    this.take();
    if (!this.synced.table) throw new Error(`${this.name} sees no table`);
    return this.synced.table;
  }

  /** Takes what was sent since the last time. */
  take(): void {
    const { pushes, news, replies } = this.client;
    for (const push of pushes) this.synced = applyPush(this.synced, push).synced;
    // The newest news stay, for whoever asks who is there.
    const told = [...pushes.splice(0), ...news.splice(0, news.length - 1), ...replies.splice(0)];
    this.heard.push(...told);
    this.fresh.push(...told);
  }

  /** Comes back over another line, to another host perhaps. */
  comeBack(): void {
    this.take();
    const { token } = this;
    this.client.close();
    this.lines += 1;
    this.client = this.open(`${this.name}-${this.lines}`, token);
    this.client.hello();
  }

  get all(): string {
    this.take();
    return JSON.stringify([this.heard, this.client.news]);
  }
}

/** A table with guests of every kind, whose every secret has a mark. */
class MarkedTable {
  readonly folder = mkdtempSync(join(tmpdir(), `harvest-${FOLDER_MARK}-`));
  readonly warnings: string[] = [];
  readonly secrets: string[] = [];
  readonly codes: string[] = [];
  host = this.newHost();
  readonly own = new Audience("own", (name) => new TestClient(this.host, name));
  readonly onlooker: Audience;
  readonly asker: Audience;
  readonly seated: Audience[];
  tableId = "";

  constructor(game: "diced-tomatoes" | "forage", setup: AnySetup, guests: number) {
    const { client } = this.own;
    client.ask({ type: "open-lan" });
    this.codes.push(this.host.code ?? "");
    client.ask({ type: "open-table", game, setup: { ...setup, players: setup.players.map(() => LAST_MARK) } });
    const { tableId: last } = this.own.table;
    for (const type of ["end-table", "close-table"] as const) client.ask({ type, table: last });
    this.onlooker = this.guest("onlooker");
    this.asker = this.guest("asker");
    client.ask({ type: "set-joining", joining: { approve: true, seatsOpen: true } });
    (this.asker.client as GuestClient).join(ASKER_MARK);
    client.ask({ type: "set-joining", joining: { approve: false, seatsOpen: true } });
    this.seated = setup.players.slice(0, guests).map((name) => {
      const guest = this.guest(name);
      (guest.client as GuestClient).join(name);
      return guest;
    });
    // The last game's own table is not the one that is looked at.
    this.own.take();
    this.own.fresh.splice(0);
    this.own.client.ask({ type: "open-table", game, setup });
    this.tableId = this.own.table.tableId;
  }

  get everybody(): Audience[] {
    return [this.own, this.onlooker, this.asker, ...this.seated];
  }

  /** Who plays a seat. */
  at(seat: number): Audience {
    return this.seated[seat] ?? this.own;
  }

  /** The seed of the table, by what the host has published of it. */
  get seed(): string {
    const { commitment } = this.own.table.fair;
    const seed = this.secrets.find((secret) => commitmentOf(secret) === commitment);
    if (!seed) throw new Error("no such seed");
    return seed;
  }

  /** The host ends and another one takes its place; everybody comes back. */
  restart(): void {
    for (const audience of this.everybody) audience.take();
    this.host.close();
    this.host = this.newHost();
    for (const audience of this.everybody) audience.comeBack();
  }

  putAwayAndResume(): void {
    this.own.client.ask({ type: "close-table", table: this.tableId });
    this.own.client.request({ type: "list-tables" });
    this.own.client.ask({ type: "resume-table", table: this.tableId });
  }

  private guest(name: string): Audience {
    const guest = new Audience(name, (line, token) => new GuestClient(this.host, line.toLowerCase(), token));
    return guest;
  }

  private newHost(): Host {
    const warn = (message: string) => {
      this.warnings.push(message);
    };
    const secret = () => {
      const secret = `id${String(this.secrets.length).padStart(22, "0")}${SEED_MARK}${this.secrets.length}`;
      this.secrets.push(secret);
      return secret;
    };
    return new Host({
      settings: new SettingsFile(this.folder, warn),
      company: new CompanyFile(this.folder, warn),
      tables: new JournalStore(join(this.folder, "tables"), warn),
      door: new PaperDoor(),
      warn,
      secret,
    });
  }

  /** Marks that nobody may hear but those who are named. */
  check(): void {
    const tokens = this.everybody.flatMap(({ token }) => token ?? []);
    for (const audience of this.everybody) {
      const { all } = audience;
      const own = audience === this.own;
      for (const token of tokens) {
        const told = all.split(token).length - 1;
        expect([audience.name, told]).toEqual([audience.name, token === audience.token ? 1 : 0]);
      }
      const kept = own ? [] : [SEED_MARK, LAST_MARK, ...this.codes, ...(audience === this.asker ? [] : [ASKER_MARK])];
      const found = [FOLDER_MARK, ...kept].filter((mark) => all.includes(mark));
      expect([audience.name, found]).toEqual([audience.name, []]);
    }
    const log = this.warnings.join("\n");
    expect([SEED_MARK, ...tokens, ...this.codes].filter((secret) => log.includes(secret))).toEqual([]);
  }

  /** Nobody gets a file of the table before it is over, and guests never. */
  askForFiles(): void {
    for (const { client } of this.everybody) {
      if (client === this.own.client) continue;
      for (const table of [this.tableId, null])
        expect(reasonOf(client.request({ type: "export", table }))).toBe("hosts-only");
    }
  }
}

/** Plays on with all that may happen at a table; `after` is called when everybody has heard of it. */
function playAll(table: MarkedTable, choose: Chooser, after: (done: Done) => void): number {
  let steps = 0;
  for (; steps < 400; steps += 1) {
    const view = table.own.table;
    const open = seatsToMove(view);
    const seat = open[choose(open.length)];
    if (seat === undefined) return steps;
    const player = table.at(seat);
    const command = moveOf(player.table, seat, choose);
    const { seq } = player.synced;
    const asked = { table: table.tableId, seat };
    expect(player.client.ask({ type: "command", ...asked, seq, command })).toMatchObject({ ok: true });
    after({ did: "command", seat, command });
    if (player.table.canUndo && choose(4) === 0) {
      const undone = player.client.ask({ type: "undo", ...asked, seq: player.synced.seq });
      if (undone.ok) after({ did: "back", to: seq });
    }
    if (choose(12) === 0) {
      const to = table.own.table.log.at(-3)?.seq ?? 1;
      const { seq: now } = table.own.synced;
      const back = table.own.client.ask({ type: "go-back", table: table.tableId, to, seq: now });
      if (back.ok) after({ did: "back", to });
    }
    if (choose(10) === 0) table.at(choose(view.state.players.length)).comeBack();
    if (choose(30) === 0) table.putAwayAndResume();
    if (choose(30) === 0) table.restart();
    if (choose(10) === 0) table.askForFiles();
    after({ did: "nothing" });
  }
  return steps;
}

type Done = { did: "command"; seat: number; command: unknown } | { did: "back"; to: number } | { did: "nothing" };

const seatsToMove = ({ game, state }: TableView): number[] =>
  game === "forage"
    ? state.players.flatMap(({ finished }, seat) => (finished || state.phase === "finished" ? [] : [seat]))
    : [state.activeSeat ?? []].flat();

const moveOf = (table: TableView, seat: number, choose: Chooser): object => {
  if (table.game === "diced-tomatoes") return chooseMove(dicedTomatoes.legalMoves(table.state, seat), choose);
  const legal = forage.legalMoves(table.state, seat);
  return legal[choose(legal.length)] as object;
};

describe("no secret reaches anybody whom it is kept from", () => {
  it("through a whole game of Diced Tomatoes", () => {
    const setup = { players: ["Mia", "Noa", "Ola"], options: DEFAULT_OPTIONS };
    const table = new MarkedTable("diced-tomatoes", setup, 2);
    expect(playAll(table, chooser("leaks of tomatoes"), () => undefined)).toBeGreaterThan(30);
    expect(table.own.all.includes(SEED_MARK)).toBe(false);
    table.check();
    // Told at last, to the host's own screen alone.
    table.own.client.request({ type: "export", table: table.tableId });
    expect(table.own.all.includes(table.seed)).toBe(true);
    table.check();
  });

  it.each<[string, Setup, number]>([
    ["standard", { players: ["Mia"], mode: "standard", deck: null, deal: null }, 1],
    ["a race of three", { players: ["Mia", "Noa", "Ola"], mode: "standard", deck: null, deal: null }, 2],
    ["a recipe race of two guests", { players: ["Mia", "Noa"], mode: "recipes", deck: null, deal: null }, 2],
  ])("through whole games of Forage, %s", (name, setup, guests) => {
    for (let game = 0; game < 2; game += 1) {
      const table = new MarkedTable("forage", setup, guests);
      const reference = new FullForage(setup, table.seed);
      const known = new Map(table.everybody.map((audience) => [audience, new Set<string>()]));
      const open = new Set<string>();
      let looks = 0;
      const look = (done: Done) => {
        reference.follow(done);
        for (const audience of table.everybody) {
          const seats = setup.players.flatMap((_, seat) => (table.at(seat) === audience ? [seat] : []));
          const may = known.get(audience) as Set<string>;
          for (const card of reference.mayKnow(seats)) may.add(card);
          audience.take();
          for (const message of audience.fresh.splice(0)) {
            expect(pilesIn(message)).toEqual([]);
            const told = [...cardsIn(message)].filter((card) => !may.has(card));
            expect([audience.name, told]).toEqual([audience.name, []]);
          }
        }
        for (const card of reference.mayKnow([])) open.add(card);
        looks += 1;
        if (reference.state.phase === "finished" || looks % 5 > 0) return;
        // A file of it goes as far as all may see (its pile is another's, seal.test.ts), and has no seed.
        const reply = table.own.client.request({ type: "export", table: table.tableId });
        if (!reply.ok || !("file" in reply)) throw new Error("no file");
        const { script } = JSON.parse(reply.file.text) as { script: { commands: unknown } };
        const told = [...cardsIn(script.commands)].filter((card) => !open.has(card));
        expect([told, reply.file.text.includes(SEED_MARK)]).toEqual([[], false]);
      };
      look({ did: "nothing" });
      expect(playAll(table, chooser(`${name} ${game}`), look)).toBeGreaterThan(3);
      expect(reference.state.phase).toBe("finished");
      expect(table.own.all.includes(SEED_MARK)).toBe(false);
      table.check();
      table.own.client.request({ type: "export", table: table.tableId });
      expect(table.own.all.includes(table.seed)).toBe(true);
    }
  });
});

/** The whole state, pile and all, worked out beside the host. */
class FullForage {
  state: State;
  private readonly states: State[] = [];
  private readonly random;

  constructor(setup: Setup, seed: string) {
    this.random = seededDice(seedText(seed, []));
    const started = forage.start(setup, this.random);
    if (!started) throw new Error("a stream never ends");
    this.state = started.state;
    // Step 0 is the table laid, step 1 the cards dealt.
    this.states.push(started.state, started.state);
  }

  follow(done: Done): void {
    if (done.did === "nothing") return;
    if (done.did === "back") this.state = this.states[done.to] as State;
    else {
      const decision = forage.decide(this.state, done.seat, done.command, this.random);
      if (!decision.ok) throw new Error(decision.refusal.reason);
      this.state = decision.state;
    }
    this.states.push(this.state);
  }

  /** FG-S2 and FG-C4 by hand: cards of the game that whoever plays `seats` may know of. */
  mayKnow(seats: readonly number[]): string[] {
    const { players } = this.state;
    const slowest = Math.min(...players.map(({ finished, placed }) => (finished ? 8 : placed)));
    return players.flatMap(({ hand, forest }, seat) => {
      const own = players.length === 1 || seats.includes(seat);
      // The start card lies in every forest, before the first placement.
      const seen = forest.placements.slice(0, 1 + (own ? 8 : slowest)).map(({ card }) => card);
      return own ? [...seen, ...(hand ?? [])] : seen;
    });
  }
}

/** Cards that a message names, apart from the deck, which everybody knows. */
function cardsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string" && /^F\d\d$/.test(value)) found.add(value);
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) if (key !== "deck") cardsIn(inner, found);
  return found;
}

/** Every pile that a message tells. */
function pilesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "pile" && inner !== null ? [inner] : pilesIn(inner)));
}
