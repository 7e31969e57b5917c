import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { followTable, type TableFollower } from "../../src/renderer/bridge/follow-table";
import { socketClient } from "../../src/renderer/bridge/socket-client";
import type { Synced } from "../../src/renderer/bridge/table-sync";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { forage } from "../../src/shared/games/forage";
import type { GameId } from "../../src/shared/games/registry";
import type { SocketClient } from "../../src/shared/line/socket-line";
import type { LineState } from "../../src/shared/line/table-client";
import { stateHash } from "../../src/shared/protocol/hash";
import type { Reply, Request, TableView } from "../../src/shared/protocol/messages";
import { type FaultLine, type Faults, faultLine, NO_FAULTS } from "../harness/fault-line";
import { type LanTable, lanTable } from "../harness/lan-table";
import { type Chooser, chooseMove, chooser, OPTION_MIXTURES } from "../property/diced-tomatoes/random-games";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

/** About one fault to ten frames; what falls silent is found out in seconds only, so that is seldom. */
export const FAULTS: Faults = { drop: 80, cut: 80, delay: 20, delayTime: 40, twice: 12, mute: 600, deaf: 0 };

/** A deaf line that asks nothing is found out by its missing heartbeat alone, which takes long. */
const ALL_FAULTS: Faults = { ...FAULTS, deaf: 2000 };

export interface FaultsResult {
  commands: number;
  tables: number;
  struck: FaultLine["struck"];
  /** How often a line was found again. */
  returns: number;
  /** Requests that were given up by their page and asked again by its player. */
  askedAgain: number;
  /** Requests that were made twice at once. */
  doubled: number;
  faults: string[];
}

/**
 * Four players at a host, each over a line that drops, delays, repeats, stalls and breaks. Every command that was
 * answered is in the journal exactly once, nothing else is, and each player ends with what the host has for that seat.
 */
export async function playWithFaults(
  game: GameId,
  commands: number,
  seed: string,
  faults: Faults = FAULTS,
): Promise<FaultsResult> {
  const lan = await lanTable(seed);
  const table = new FaultyTable(lan, game, seed, faults);
  try {
    await table.play(commands);
  } finally {
    await table.close();
    await lan.close();
  }
  if (lan.warnings.length > 0) table.result.faults.push(...lan.warnings);
  return table.result;
}

class FaultyTable {
  readonly result: FaultsResult = {
    commands: 0,
    tables: 0,
    struck: { ...NO_FAULTS },
    returns: 0,
    askedAgain: 0,
    doubled: 0,
    faults: [],
  };
  private readonly choose: Chooser;
  private readonly players: Player[] = [];
  /** Ids of the commands that were answered with yes, by table. */
  private readonly granted = new Map<string, string[]>();

  constructor(
    private readonly lan: LanTable,
    private readonly game: GameId,
    private readonly seed: string,
    private readonly faults: Faults,
  ) {
    this.choose = chooser(seed);
  }

  async play(commands: number): Promise<void> {
    for (const name of NAMES) {
      const line = await faultLine(this.lan.port, chooser(`${this.seed} ${name}`), this.faults);
      this.players.push(new Player(name, line, this.lan.code, chooser(`${name} at ${this.seed}`)));
    }
    await Promise.all(this.players.map((player) => player.join()));
    while (this.result.commands < commands && this.result.faults.length === 0) {
      await this.playTable(commands - this.result.commands);
    }
  }

  /** One table from its laying to its end, or to as many commands as are left. */
  private async playTable(most: number): Promise<void> {
    const { own } = this.lan;
    const options = OPTION_MIXTURES[this.choose(OPTION_MIXTURES.length)];
    const setup =
      this.game === "forage"
        ? { players: NAMES, mode: "standard", deck: null, deal: null }
        : { players: NAMES, options };
    const reply = own.ask({ type: "open-table", game: this.game, setup });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    const table = own.pushes.findLast((push) => push.type === "snapshot")?.table?.tableId ?? "";
    this.granted.set(table, []);
    this.result.tables += 1;
    const game: Shared = {
      table,
      left: most,
      granted: (id) => this.grant(table, id),
      fault: (what) => this.fault(what),
    };
    await Promise.all(this.players.map((player) => player.play(game)));
    for (const player of this.players) await this.compare(player, table);
    own.ask({ type: "close-table", table });
    this.checkJournal(table);
  }

  private grant(table: string, id: string): void {
    this.result.commands += 1;
    this.granted.get(table)?.push(id);
  }

  /** A player's state against the host's own projection for the same seat, as the screen shows it that helps there. */
  private async compare(player: Player, table: string): Promise<void> {
    const { own } = this.lan;
    const seat = NAMES.indexOf(player.name);
    const guest = own.company.guests.find(({ name }) => name === player.name)?.guest;
    own.ask({ type: "help", guest, helped: true });
    const shown = own.last;
    own.ask({ type: "help", guest, helped: false });
    if (shown.type !== "snapshot" || shown.table?.mySeats.join() !== `${seat}`) {
      this.fault(`the host shows no table of seat ${seat}`);
      return;
    }
    await until(`${player.name} to have caught up`, () => player.synced.seq === shown.seq);
    const { synced } = player;
    if (synced.epoch !== shown.epoch || synced.table?.tableId !== table) this.fault(`${player.name} is elsewhere`);
    if (synced.table?.mySeats.join() !== `${seat}`) this.fault(`${player.name} sits at ${synced.table?.mySeats}`);
    if (stateHash(synced.table?.state) !== shown.hash) this.fault(`${player.name} ends with another state`);
  }

  /** Every granted command stands in the journal once, and no other does. */
  private checkJournal(table: string): void {
    const folder = join(this.lan.folder, "tables");
    const file = readdirSync(folder).find((name) => name === `${table}.jsonl`);
    if (!file) {
      this.fault(`table ${table} is not there`);
      return;
    }
    const records = readFileSync(join(folder, file), "utf8").trimEnd().split("\n").slice(1);
    const written = records.flatMap((text) => {
      const { type, request } = JSON.parse(text) as { type: string; request?: { id: string } };
      return type === "command" && request ? [request.id] : [];
    });
    const granted = this.granted.get(table) ?? [];
    if (new Set(written).size !== written.length) this.fault(`a command is written twice at table ${table}`);
    if ([...written].sort().join() !== [...granted].sort().join()) {
      this.fault(`${written.length} commands are written and ${granted.length} were granted at table ${table}`);
    }
  }

  private fault(what: string): void {
    this.result.faults.push(`${this.seed}: ${what}`);
  }

  async close(): Promise<void> {
    for (const player of this.players) {
      const { line } = player;
      player.leave();
      await line.close();
      this.result.returns += player.returns;
      this.result.askedAgain += player.askedAgain;
      this.result.doubled += player.doubled;
      for (const [fault, times] of Object.entries(line.struck)) {
        this.result.struck[fault as keyof typeof line.struck] += times;
      }
    }
  }
}

/** What the players of one table have in common. */
interface Shared {
  table: string;
  /** Commands that may still be made. */
  left: number;
  granted(id: string): void;
  fault(what: string): void;
}

/** Somebody at a phone: plays random legal moves, sometimes pressing twice, and presses again where nothing came of it. */
class Player {
  returns = 0;
  askedAgain = 0;
  doubled = 0;
  private ids = 0;
  private readonly client: SocketClient;
  private readonly table: TableFollower;

  constructor(
    readonly name: string,
    readonly line: FaultLine,
    code: string,
    private readonly choose: Chooser,
  ) {
    this.client = socketClient({ origin: `http://127.0.0.1:${line.port}`, pass: { code } });
    let before: LineState = "connecting";
    this.client.onLine((state) => {
      if (before === "lost" && state === "open") this.returns += 1;
      before = state;
    });
    this.table = followTable(this.client);
  }

  get synced(): Synced {
    return this.table.current();
  }

  async join(): Promise<void> {
    const reply = await this.ask({ type: "join", id: this.id(), name: this.name, colour: "leaf", seat: null });
    if (!reply.ok) throw new Error(`${this.name} cannot join: ${JSON.stringify(reply.refusal)}`);
  }

  leave(): void {
    this.client.close();
  }

  async play(game: Shared): Promise<void> {
    await until(`${this.name} to see the table`, () => this.synced.table?.tableId === game.table);
    for (;;) {
      const { table, seq } = this.synced;
      const seat = NAMES.indexOf(this.name);
      if (game.left <= 0 || !table || isOver(table, seat)) return;
      const legal = movesOf(table, seat);
      if (legal.length === 0) {
        await wait(5);
        continue;
      }
      game.left -= 1;
      const command = chosen(legal, this.choose);
      const request = { type: "command", id: this.id(), table: game.table, seat, seq, command } as const;
      const [reply, again] = await Promise.all([this.ask(request), this.choose(6) === 0 ? this.ask(request) : null]);
      if (again) this.doubled += 1;
      if (again && JSON.stringify(again) !== JSON.stringify(reply)) game.fault(`${request.id} is answered in two ways`);
      if (reply.ok) game.granted(request.id);
      else {
        game.fault(`${JSON.stringify(request)} is refused: ${JSON.stringify(reply.refusal)}`);
        return;
      }
      await until(`${this.name} to see what came of it`, () => this.synced.seq > seq);
    }
  }

  private async ask(request: Request): Promise<Reply> {
    for (;;) {
      const reply = await this.client.request(request);
      if (reply.ok || reply.refusal.code !== "disconnected") return reply;
      if (this.client.why() !== null) throw new Error(`${this.name} is shut out: ${this.client.why()}`);
      this.askedAgain += 1;
    }
  }

  private id(): string {
    this.ids += 1;
    return `${this.name}-${String(this.ids).padStart(8, "0")}`;
  }
}

/** Waits, however slow the machine; a line that is dead without a sign is found out in twenty seconds. */
async function until(what: string, holds: () => boolean): Promise<void> {
  const began = performance.now();
  while (!holds()) {
    if (performance.now() - began > 90_000) throw new Error(`waited in vain for ${what}`);
    await wait(5);
  }
}

type Move = Record<string, unknown>;

function movesOf(table: TableView, seat: number): Move[] {
  if (table.game === "forage") return forage.legalMoves(table.state, seat);
  return table.state.activeSeat === seat ? dicedTomatoes.legalMoves(table.state, seat) : [];
}

const isOver = ({ game, state }: TableView, seat: number): boolean =>
  game === "forage"
    ? state.phase === "finished" || (state.players[seat]?.finished ?? true)
    : state.phase === "finished";

function chosen(legal: readonly Move[], choose: Chooser): Move {
  const isTomatoes = legal.some(({ type }) => type !== "place") || !("card" in (legal[0] ?? {}));
  if (isTomatoes) return chooseMove(legal as unknown as Parameters<typeof chooseMove>[0], choose);
  return legal[choose(legal.length)] as Move;
}

/** The whole run, told in words; false where anything was lost, came twice or led elsewhere. */
export async function soakLanFaults(commands: number): Promise<boolean> {
  let held = true;
  for (const [game, most] of [
    ["diced-tomatoes", commands],
    ["forage", Math.ceil(commands / 10)],
  ] as const) {
    const began = performance.now();
    const { faults, struck, ...result } = await playWithFaults(game, most, `faults at ${game}`, ALL_FAULTS);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${game}: ${result.commands} commands of four players at ${result.tables} tables in ${seconds} s`);
    console.log(
      `  faults: ${Object.entries(struck)
        .map(([fault, times]) => `${times} ${fault}`)
        .join(", ")}`,
    );
    console.log(
      `  ${result.returns} lines found again, ${result.doubled} requests made twice, ${result.askedAgain} asked again`,
    );
    console.log(faults.length === 0 ? "  every command once, every state as the host has it" : faults.join("\n"));
    held &&= faults.length === 0 && result.commands === most;
  }
  return held;
}
