import { setTimeout } from "node:timers/promises";
import { quantile } from "../../checks/quantile";
import type { Contestant, Running } from "./contestant";
import { ours } from "./ours";
import { patientCommand } from "./patient";
import { peer } from "./peer";
import { until } from "./until";
import { Wire } from "./wire";

/** Means over all moves but `ms`: how long a move took from its sending until the last client had it. */
export interface Figures {
  bytesPerMoveAndSeat: number;
  /** Null where nobody looks on. */
  bytesPerMoveAndWatcher: number | null;
  msP50: number;
  msP95: number;
  serverCpuMsPerMove: number;
}

export interface Measured {
  clients: number;
  /** By contestant. */
  figures: Record<string, Figures>;
}

export interface LateComer {
  steps: number;
  /** Bytes that somebody is sent who comes then, by contestant. */
  bytes: Record<string, number>;
}

export interface BenchParts {
  /** package.json of the folder that the peer is installed in. */
  peerPackage: string;
  /** Its server, bundled. */
  peerServer: string;
  /** Moves for each contestant and number of clients. */
  moves: number;
  /** Told of what has been measured as soon as it has. */
  onMeasured(measured: Measured): void;
  onLate(late: LateComer): void;
}

const MOST_SEATS = 6;
const CLIENTS = [2, 8, 64];
const LATE = [200, 2000];

/** Games that are played before anything is measured. */
const WARM_UP = 2;
/** What is still on its way after a move's last frame. */
const CALM_MS = 100;

/** How often one move is taken back and made again, so that a game comes to thousands of steps. */
const TAKEN_BACK = 60;
/** A line may send so fast for as long as it likes. */
const STEP_MS = 17;

/** Measures both in one run, in turns, so that whatever else the machine does falls on both. */
export async function benchLan(parts: BenchParts): Promise<void> {
  const wire = new Wire();
  wire.watch(import.meta.url);
  wire.watch(parts.peerPackage);
  const contestants = [ours(), peer(parts.peerPackage, parts.peerServer)];
  for (const clients of CLIENTS) parts.onMeasured(await measure(wire, contestants, clients, parts.moves));
  for (const late of await measureLate(wire, contestants)) parts.onLate(late);
}

interface Sums {
  moves: number;
  ms: number[];
  seatBytes: number;
  watcherBytes: number;
  cpu: number;
}

async function measure(wire: Wire, contestants: Contestant[], clients: number, moves: number): Promise<Measured> {
  const seats = Math.min(clients, MOST_SEATS);
  const watchers = clients - seats;
  const all: { name: string; running: Running; sums: Sums }[] = [];
  for (const { name, start } of contestants) {
    const running = await start(wire, seats, watchers);
    all.push({ name, running, sums: { moves: 0, ms: [], seatBytes: 0, watcherBytes: 0, cpu: 0 } });
  }
  try {
    for (let game = 0; all.some(({ sums }) => sums.moves < moves); game++) {
      for (const { running, sums } of all) {
        const before = { bytes: wire.bytes, cpu: await running.cpu() };
        wire.clear();
        const times = await playGame(wire, running, clients, game < WARM_UP ? moves : moves - sums.moves);
        await setTimeout(CALM_MS);
        if (game >= WARM_UP) {
          sums.moves += times.length;
          sums.ms.push(...times);
          sums.seatBytes += wire.bytes.seats;
          sums.watcherBytes += wire.bytes.watchers;
          sums.cpu += (await running.cpu()) - before.cpu;
        }
        await running.again();
      }
    }
  } finally {
    for (const { running } of all) await running.stop();
  }
  const figures = all.map(({ name, sums }): [string, Figures] => [
    name,
    {
      bytesPerMoveAndSeat: sums.seatBytes / sums.moves / seats,
      bytesPerMoveAndWatcher: watchers === 0 ? null : sums.watcherBytes / sums.moves / watchers,
      msP50: quantile(sums.ms, 0.5),
      msP95: quantile(sums.ms, 0.95),
      serverCpuMsPerMove: sums.cpu / 1000 / sums.moves,
    },
  ]);
  return { clients, figures: Object.fromEntries(figures) };
}

/** Plays to the end of a game or of the moves; answers how long each move took, in milliseconds. */
async function playGame(wire: Wire, running: Running, clients: number, most: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most && running.state().result === null) {
    const seen = running.seen();
    const command = patientCommand(running.state());
    const got = new Set<object>();
    let arrived = 0;
    wire.onFrame = (socket, frame) => {
      if (!running.brings(frame)) return;
      got.add(socket);
      if (got.size === clients) arrived = performance.now();
    };
    const sent = performance.now();
    running.send(command);
    await until(() => arrived > 0 && running.seen() > seen);
    times.push(arrived - sent);
  }
  wire.onFrame = null;
  return times;
}

async function measureLate(wire: Wire, contestants: Contestant[]): Promise<LateComer[]> {
  const late = LATE.map((steps): LateComer => ({ steps, bytes: {} }));
  for (const { name, start } of contestants) {
    const running = await start(wire, MOST_SEATS, 0);
    try {
      const due = [...late];
      let again = 0;
      let placed = false;
      while (due[0]) {
        const state = running.state();
        if (state.result !== null) throw new Error(`the game was over after ${running.seen()} steps`);
        // What was placed is taken back and placed again; a roll or a change of turn stays.
        const takeBack: boolean = placed && again < TAKEN_BACK;
        const command = patientCommand(state);
        const seen = running.seen();
        running.send(takeBack ? "undo" : command);
        await until(() => running.seen() > seen);
        if (takeBack) again += 1;
        else if (placed) again = 0;
        placed = !takeBack && command.type === "place";
        await setTimeout(STEP_MS);
        if (running.seen() < due[0].steps) continue;
        wire.clear();
        wire.coming = "watchers";
        (await running.comeLate()).disconnect();
        due[0].bytes[name] = wire.bytes.watchers;
        due.shift();
      }
    } finally {
      await running.stop();
    }
  }
  return late;
}
