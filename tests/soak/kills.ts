import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { encodeLine } from "../../src/main/journal/lines";
import { applyPush, NOTHING_YET, type Synced } from "../../src/renderer/bridge/table-sync";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { PROTOCOL, PUSH_CHANNEL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import { type News, type Push, type Reply, replySchema } from "../../src/shared/protocol/messages";
import { type Chooser, chooseMove, chooser, OPTION_MIXTURES, setupFor } from "../property/diced-tomatoes/random-games";

/** How many of ten kills are followed by tearing the last line, as a disk that was cut off in mid-write does. */
const TORN_OF_TEN = 3;

type Asked = Record<string, unknown> & { id: string; type: string };

interface Line {
  child: ChildProcess;
  socket: Socket;
  synced: Synced;
}

export interface KillsResult {
  runs: number;
  torn: number;
  answered: number;
  /** Requests without an answer that were found played, and not. */
  unanswered: { played: number; gone: number };
  tables: number;
  faults: string[];
}

/**
 * Plays over a real host's line and kills the host at random moments. After each restart every answered request is in
 * the journal exactly once and is answered alike; one without an answer is there wholly or not at all.
 */
export async function playWithKills(runs: number, seed: string): Promise<KillsResult> {
  const data = mkdtempSync(join(tmpdir(), "harvest-kills-"));
  const player = new Player(data, chooser(seed));
  for (let run = 0; run < runs && player.result.faults.length === 0; run += 1) {
    await player.run(run).catch((error: unknown) => player.fault(run, String(error)));
  }
  if (player.result.faults.length === 0) rmSync(data, { recursive: true, force: true });
  else console.error(`The data folder is kept: ${data}`);
  return player.result;
}

class Player {
  readonly result: KillsResult = {
    runs: 0,
    torn: 0,
    answered: 0,
    unanswered: { played: 0, gone: 0 },
    tables: 0,
    faults: [],
  };
  private ids = 0;
  /** Requests of the open table in the order they were answered, with their answers. */
  private answered: { request: Asked; reply: Reply }[] = [];
  /** Sent, and the host was killed before it answered. */
  private pending: Asked | null = null;
  private table: string | null = null;

  constructor(
    private readonly data: string,
    private readonly choose: Chooser,
  ) {}

  fault(run: number, what: string): void {
    this.result.faults.push(`run ${run}: ${what}`);
  }

  async run(run: number): Promise<void> {
    const line = await sitDown(this.data);
    try {
      await this.check(run, line);
      // Mostly a few commands, sometimes none: the host is then killed while it starts to play.
      for (let left = this.choose(14); left > 0; left -= 1) await this.ask(line, this.nextRequest(line));
      this.pending = this.nextRequest(line);
      line.socket.emit(REQUEST_CHANNEL, this.pending, (answer: unknown) => {
        if (this.pending) this.note(line, this.pending, replySchema.parse(answer));
        this.pending = null;
      });
      // Chance of the machine's own: the moment within the host's work.
      await wait(randomInt(0, 8));
    } finally {
      await kill(line);
    }
    this.result.runs += 1;
    if (this.choose(10) < TORN_OF_TEN) this.tear();
  }

  /** What the restarted host has, against what it had answered. */
  private async check(run: number, line: Line): Promise<void> {
    const { pending } = this;
    this.pending = null;
    const opened = line.synced.table?.tableId ?? null;
    if (this.table === null && opened !== null) this.begin(opened);
    if (this.table !== null) {
      const times = this.times();
      for (const { request } of this.answered) {
        const found = times.get(request.id) ?? 0;
        if (found !== 1) this.fault(run, `answered ${request.type} ${request.id} is there ${found} times`);
        times.delete(request.id);
      }
      if (pending && times.has(pending.id)) {
        this.result.unanswered.played += 1;
        if (times.get(pending.id) !== 1) this.fault(run, `unanswered ${pending.id} is there more than once`);
        times.delete(pending.id);
      } else if (pending) this.result.unanswered.gone += 1;
      if (times.size > 0) this.fault(run, `there is what nobody asked for: ${[...times.keys()]}`);
      if (this.table !== opened && pending?.type !== "close-table") this.fault(run, "the table is not open again");
    }
    const last = this.answered.at(-1);
    if (last && opened !== null) {
      const again = await this.send(line, last.request);
      if (JSON.stringify(again) !== JSON.stringify(last.reply)) {
        this.fault(run, `${last.request.type} is answered otherwise: ${JSON.stringify([last.reply, again])}`);
      }
    }
    // As a page does that has found its host again.
    if (pending) await this.ask(line, pending);
  }

  /** How often each request stands in the open table's journal. */
  private times(): Map<string, number> {
    const times = new Map<string, number>();
    const journal = readFileSync(this.path(), "utf8");
    // A table that was put away in that very moment keeps a torn line until somebody opens it again.
    for (const text of journal.slice(0, journal.lastIndexOf("\n")).split("\n")) {
      const { request } = JSON.parse(text) as { request?: { id: string } };
      if (request) times.set(request.id, (times.get(request.id) ?? 0) + 1);
    }
    return times;
  }

  private nextRequest({ synced }: Line): Asked {
    this.ids += 1;
    const id = `kills-${String(this.ids).padStart(8, "0")}`;
    const { table } = synced;
    if (table?.game !== "diced-tomatoes") {
      const options = OPTION_MIXTURES[this.choose(OPTION_MIXTURES.length)] ?? OPTION_MIXTURES[0];
      if (!options) throw new Error("no mixtures");
      return { type: "open-table", id, game: "diced-tomatoes", setup: setupFor(1 + this.choose(6), options) };
    }
    const { state, tableId, canUndo } = table;
    const base = { id, table: tableId, seq: synced.seq };
    if (state.activeSeat === null) return { type: "close-table", id, table: tableId };
    if (canUndo && this.choose(8) === 0) return { type: "undo", ...base, seat: state.activeSeat };
    const [step] = table.log.slice(-3);
    if (step && step.seq > 1 && this.choose(12) === 0) return { type: "go-back", ...base, to: step.seq };
    const command = chooseMove(dicedTomatoes.legalMoves(state, state.activeSeat), this.choose);
    return { type: "command", ...base, seat: state.activeSeat, command };
  }

  private async ask(line: Line, request: Asked): Promise<void> {
    this.note(line, request, await this.send(line, request));
  }

  private note(line: Line, request: Asked, reply: Reply): void {
    this.result.answered += 1;
    // A step may be asked back to that does not stand any more; nothing is written then.
    if (!reply.ok && request.type !== "go-back") {
      throw new Error(`${JSON.stringify(request)} refused: ${JSON.stringify(reply.refusal)}`);
    }
    if (!reply.ok) return;
    if (request.type === "close-table") {
      this.table = null;
      this.answered = [];
      return;
    }
    if (request.type === "open-table") this.begin(line.synced.table?.tableId ?? null);
    this.answered.push({ request, reply });
  }

  private begin(table: string | null): void {
    if (this.table !== null || table === null) return;
    this.table = table;
    this.result.tables += 1;
  }

  private async send(line: Line, request: Asked): Promise<Reply> {
    return replySchema.parse(await line.socket.timeout(20_000).emitWithAck(REQUEST_CHANNEL, request));
  }

  /** Leaves a random part of a line that was never answered: of the one that was sent, or of one that begins. */
  private tear(): void {
    if (this.table === null) return;
    const text = readFileSync(this.path(), "utf8");
    const whole = text.endsWith("\n");
    const last = text.slice(text.slice(0, -1).lastIndexOf("\n") + 1);
    const sentLast = this.pending !== null && last.includes(`"${this.pending.id}"`);
    if (sentLast && this.pending?.type !== "open-table") {
      truncateSync(this.path(), Buffer.byteLength(text) - Buffer.byteLength(last) + randomInt(1, last.length));
    } else if (whole) {
      const { sum } = JSON.parse(last) as { sum: string };
      const { line } = encodeLine({ type: "ended", at: 1, request: { id: "never-answered", body: "" } }, sum);
      appendFileSync(this.path(), line.slice(0, randomInt(1, line.length - 2)));
    } else return;
    this.result.torn += 1;
  }

  private path(): string {
    return join(this.data, "tables", `${this.table}.jsonl`);
  }
}

/** Starts a host of the folder and says hello to it. */
async function sitDown(data: string): Promise<Line> {
  const host = join(process.cwd(), "out", "main", "host.js");
  const child = spawn(process.execPath, [host, "--port", "0", "--data", data, "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const said = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("exit", (code) => reject(new Error(`the host ended by itself (${code})`)));
  });
  const { origin, hash } = new URL((JSON.parse(said) as { url: string }).url);
  const token = new URLSearchParams(hash.slice(1)).get("token");
  const socket = io(origin, { transports: ["websocket"], auth: { token }, reconnection: false });
  const line: Line = { child, socket, synced: NOTHING_YET };
  socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
    for (const push of messages) {
      if (push.type === "snapshot" || push.type === "update") line.synced = applyPush(line.synced, push).synced;
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  await socket
    .timeout(20_000)
    .emitWithAck(REQUEST_CHANNEL, { type: "hello", protocol: PROTOCOL, build: "k", last: null });
  return line;
}

async function kill({ child, socket }: Line): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  socket.disconnect();
}

/** The whole run, told in words; false where something was lost or came twice. */
export async function soakKills(runs: number): Promise<boolean> {
  const began = performance.now();
  const { torn, answered, unanswered, tables, faults, ...result } = await playWithKills(runs, "kills");
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${result.runs} kills, ${torn} with the last line torn; ${answered} answers at ${tables} tables; ${seconds} s`,
  );
  console.log(`requests without an answer: ${unanswered.played} found played, ${unanswered.gone} not there`);
  for (const fault of faults) console.log(fault);
  const enough = torn >= Math.floor(runs / 10);
  if (!enough) console.log("too few torn lines");
  return faults.length === 0 && result.runs === runs && enough;
}
