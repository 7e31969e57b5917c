import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { forage } from "../../shared/games/forage";
import { positionOf } from "../../shared/games/forage/solver/position";
import { type Progress, solve } from "../../shared/games/forage/solver/solve";
import { commandsOf } from "../../shared/games/forage/solver/to-commands";
import { HAND_CARDS } from "../../shared/games/forage/state";
import { refereedForage } from "./referee/forage";

const DEFAULT_SECONDS = 5;

const USAGE = `Usage: npm run --silent forage:solve -- FILE [--seconds N]

Looks for the best harvest of a written Forage game for one (a pile or a seed, no commands) with every card known,
from FILE or, where that is -, from standard input, and prints one JSON object: {"total", "commands", "ms", "nodes"}.
  --seconds N  how long to look; ${DEFAULT_SECONDS} unless said
`;

/** Exit statuses, as the referee's: 1 for what cannot be read, 2 for a script that cannot be solved. */
const UNREADABLE = 1;
const REFUSED = 2;

class Fault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Flags {
  file: string;
  seconds: number;
}

function readFlags(args: string[]): Flags | "help" {
  const options = { seconds: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new Fault(UNREADABLE, messageOf(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return "help";
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Fault(UNREADABLE, USAGE);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS);
  if (!(seconds > 0 && seconds <= 3600)) {
    throw new Fault(UNREADABLE, `--seconds takes a number over 0 and up to 3600, not "${values.seconds}"`);
  }
  return { file, seconds };
}

async function readScript(file: string): Promise<object> {
  let text: string;
  try {
    text = file === "-" ? await readAll(process.stdin) : await readFile(file, "utf8");
  } catch (error) {
    throw new Fault(UNREADABLE, `cannot read ${file}: ${messageOf(error)}`);
  }
  try {
    const script: unknown = JSON.parse(text);
    if (typeof script === "object" && script !== null) return script;
  } catch (error) {
    throw new Fault(REFUSED, `not JSON: ${messageOf(error)}`);
  }
  throw new Fault(REFUSED, "a script is a JSON object");
}

function solveScript(script: object, seconds: number): object {
  const read = refereedForage.read(script);
  if (!read.ok) throw new Fault(REFUSED, read.message);
  const { setup, random, commands } = read.script;
  if (setup.players.length > 1) throw new Fault(REFUSED, "players: only a game for one can be solved");
  if (commands.length > 0) throw new Fault(REFUSED, "commands: give none");
  const started = forage.start(setup, random);
  if (started === null) throw new Fault(REFUSED, "the game cannot be dealt");
  const { state } = started;
  const pile = (state.pile ?? []).slice(1 + HAND_CARDS);
  const begun = performance.now();
  const { best, nodes } = searchFor(seconds * 1000, begun, solve(positionOf(state, 0, pile)));
  const moves = best?.moves ?? [];
  const ms = Math.round(performance.now() - begun);
  return { total: best?.total ?? 0, commands: commandsOf(state, 0, pile, moves), ms, nodes };
}

/** Runs a search until it ends by itself or its time is over; a first way to the end is always waited for. */
function searchFor(limit: number, begun: number, search: ReturnType<typeof solve>): Progress {
  for (;;) {
    const spent = (performance.now() - begun) / limit;
    const { value, done } = search.next(spent);
    if (done === true || (spent >= 1 && value.best !== null)) return value;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  const flags = readFlags(process.argv.slice(2));
  if (flags === "help") process.stdout.write(USAGE);
  else process.stdout.write(`${JSON.stringify(solveScript(await readScript(flags.file), flags.seconds))}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = error instanceof Fault ? error.status : UNREADABLE;
}
