import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Session } from "../../src/main/host/host";
import { stateHash } from "../../src/shared/protocol/hash";
import { newsSchema, pushSchema, type Reply, replySchema } from "../../src/shared/protocol/messages";
import { FuzzMessages, type Known } from "../harness/fuzz-messages";
import { askRaw, BareLine, helloRequest, type LanTable, lanTable, outcome, rawLine } from "../harness/lan-table";
import { GuestClient } from "../harness/local-host";
import { chooser } from "../property/diced-tomatoes/random-games";

const NAMES = ["Mia", "Noa", "Ola", "Pia"];
const THREE_REDS = ["red-1", "red-2", "red-3"];

/** How much more the heap may hold at the end than after the first fifth, in bytes. */
const GROWTH = 8 * 1024 * 1024;

/** Requests of one line at once: within its allowance, so that they are judged and not just too fast. */
const AT_ONCE = 110;

export interface FuzzResult {
  messages: number;
  /** Of them answered with yes: what anybody may ask. */
  granted: number;
  refused: Record<string, number>;
  /** Bytes that the heap has grown by. */
  grown: number;
  faults: string[];
}

/** A table in the middle of a game, all seats guests', and what hostile lines can know of it. */
async function attackedTable(seed: string) {
  const lan = await lanTable(seed);
  const { host, own } = lan;
  own.open(NAMES);
  const players = NAMES.map((name) => {
    const guest = new GuestClient(host, name.toLowerCase());
    guest.hello();
    guest.join(name);
    return guest;
  });
  const active = own.state.activeSeat ?? 0;
  const player = players[active] as GuestClient;
  const roll = player.commandRequest({ type: "roll", dice: THREE_REDS }, { seat: active });
  if (!player.request(roll).ok) throw new Error("the roll was refused");
  const { tableId } = own.table;
  const known: Known = {
    table: tableId,
    strings: [
      tableId,
      own.last.epoch,
      ...own.company.guests.map(({ guest }) => guest),
      ...NAMES,
      lan.code,
      "fuzz-request-1",
      "fuzz-request-2",
      "fuzz-request-3",
      "roll-1",
      "red-1",
      ...("id" in roll ? [roll.id] : []),
    ],
    earlier: [
      roll as Record<string, unknown>,
      { ...player.commandRequest({ type: "endTurn" }, { seat: active }), id: "never-made-before" },
      { type: "go-back", id: "go-back-1", table: tableId, to: 1, seq: 2 },
    ],
  };
  /** All that no hostile line may change. */
  const standing = () => {
    own.hello();
    const { lan: door, joining, guests } = own.company;
    return stateHash({
      state: own.table.state,
      seq: own.seq,
      epoch: own.last.epoch,
      journal: readFileSync(join(lan.folder, "tables", `${tableId}.jsonl`), "utf8"),
      door,
      joining,
      players: guests.filter(({ seat }) => seat !== null),
    });
  };
  return { lan, own, known, players, active, standing };
}

type Attacked = Awaited<ReturnType<typeof attackedTable>>;

/** Sends hostile messages to a host within this process, from lines of every kind. */
export async function fuzzHost(messages: number, seed: string): Promise<FuzzResult> {
  const table = await attackedTable(seed);
  const result: FuzzResult = { messages: 0, granted: 0, refused: {}, grown: 0, faults: [] };
  const lines = hostileLines(table, result);
  const fuzz = new FuzzMessages(chooser(seed), table.known, false);
  const choose = chooser(`lines of ${seed}`);
  const before = table.standing();
  let heap = 0;
  for (let sent = 0; sent < messages && result.faults.length === 0; sent += 1) {
    if (sent === Math.floor(messages / 5)) {
      forget(table);
      heap = heapNow();
    }
    const message = fuzz.next();
    note(result, (lines[choose(lines.length)] as Session).request(message), message);
    if (sent % 1000 === 999) forget(table);
    if (sent % 5000 === 4999 && table.standing() !== before) result.faults.push(`the table changed by ${sent}`);
  }
  forget(table);
  result.grown = Math.max(0, heapNow() - heap);
  await conclude(table, before, result);
  return result;
}

/** What the test's own clients were told is no part of what the host keeps. */
function forget({ own, players }: Attacked): void {
  for (const client of [own, ...players]) {
    for (const told of [client.pushes, client.news, client.replies]) told.splice(0);
  }
}

/** Lines of somebody who looks on, of one who joined without a seat, and of one whose turn it is not. */
function hostileLines({ lan, players, active }: Attacked, result: FuzzResult): Session[] {
  const push = (message: unknown) => {
    const copy: unknown = JSON.parse(JSON.stringify(message));
    if (!newsSchema.safeParse(copy).success && !pushSchema.safeParse(copy).success) result.faults.push("a bad push");
  };
  const connect = (guest: string | null) => {
    const session = lan.host.connect({ role: "guest", guest, push, end: () => undefined });
    session.request(helloRequest);
    return session;
  };
  const mallory = connect(null);
  mallory.request({ type: "join", id: "mallory-joins", name: "Mallory", colour: "leaf", seat: null });
  const idle = players[(active + 1) % players.length] as GuestClient;
  const seated: Session = {
    request: (message) => keepsSeat(message, () => idle.request(message)),
    close: () => undefined,
  };
  return [connect(null), mallory, seated];
}

/** Whoever sits may get up; here nobody shall, so that what is left of the company can be compared. */
const keepsSeat = (message: unknown, ask: () => Reply): Reply =>
  typeof message === "object" && message !== null && "type" in message && message.type === "leave"
    ? { ok: true, seq: 0 }
    : ask();

function note(result: FuzzResult, answer: unknown, message: unknown): void {
  const reply = replySchema.safeParse(answer);
  result.messages += 1;
  if (!reply.success) result.faults.push(`no reply: ${JSON.stringify(answer)} to ${describe(message)}`);
  else if (reply.data.ok) result.granted += 1;
  else {
    const { code, reason } = reply.data.refusal;
    if (code === "internal-error") result.faults.push(`an internal error by ${describe(message)}`);
    const key = code === "illegal-command" ? code : reason;
    result.refused[key] = (result.refused[key] ?? 0) + 1;
  }
}

function describe(message: unknown): string {
  try {
    return JSON.stringify(message).slice(0, 300);
  } catch {
    return String(message).slice(0, 300);
  }
}

/** Nothing has changed, nothing was warned of, and whose turn it is plays on. */
async function conclude(table: Attacked, before: string, result: FuzzResult): Promise<void> {
  const { lan, own, players, active, standing } = table;
  if (standing() !== before) result.faults.push("the table is another than before");
  if (lan.warnings.length > 0) result.faults.push(...lan.warnings);
  if (result.grown > GROWTH) result.faults.push(`the heap has grown by ${result.grown} bytes`);
  if (Object.getOwnPropertyNames(Object.prototype).some((key) => key === "seat" || key === "role" || key === "ok")) {
    result.faults.push("the prototype of every object was changed");
  }
  const { hand } = own.state;
  const seq = own.seq;
  const placed = hand.some(({ die }) => {
    const command = { type: "place", die, seat: active, vine: 0 };
    return (players[active] as GuestClient).command(command, { seat: active, seq }).ok;
  });
  if (!placed || own.seq !== seq + 1) result.faults.push("the game cannot be gone on with");
  await lan.close();
}

/** The same over real sockets: messages as JSON, then bytes that are no messages at all. */
export async function fuzzLines(messages: number, seed: string): Promise<FuzzResult> {
  const table = await attackedTable(seed);
  const { lan } = table;
  const result: FuzzResult = { messages: 0, granted: 0, refused: {}, grown: 0, faults: [] };
  const fuzz = new FuzzMessages(chooser(seed), table.known, true);
  const before = table.standing();
  let heap = 0;
  while (result.messages < messages && result.faults.length === 0) {
    await fuzzOneLine(lan, fuzz, Math.min(AT_ONCE, messages - result.messages), result);
    if (heap === 0 && result.messages >= messages / 5) heap = heapNow();
  }
  for (const frames of await garbage(lan)) await sendGarbage(lan, frames);
  result.grown = Math.max(0, heapNow() - heap);
  const healthy = rawLine(lan.origin, { auth: { code: lan.code } });
  if ((await outcome(healthy)) !== "connected") result.faults.push("nobody is let in any more");
  else note(result, await askRaw(healthy, helloRequest), helloRequest);
  healthy.disconnect();
  await conclude(table, before, result);
  return result;
}

async function fuzzOneLine(lan: LanTable, fuzz: FuzzMessages, count: number, result: FuzzResult): Promise<void> {
  const line = rawLine(lan.origin, { auth: { code: lan.code } });
  await outcome(line);
  await askRaw(line, helloRequest);
  const asked = Array.from({ length: count }, async () => {
    let message = fuzz.next();
    // What is longer than a frame may be ends the line; that is a test of its own.
    if (describeSize(message) > 60_000) message = null;
    note(result, await askRaw(line, message), message);
  });
  await Promise.all(asked);
  line.disconnect();
}

const describeSize = (message: unknown): number => Buffer.byteLength(JSON.stringify(message) ?? "");

/** Frames as no client of Socket.IO sends them; each list over a line of its own. */
async function garbage({ code }: LanTable): Promise<(string | Buffer)[][]> {
  const enter = `40${JSON.stringify({ code })}`;
  const deep = `42["table:request",${"[".repeat(20_000)}${"]".repeat(20_000)}]`;
  const afterEntering = [
    ['42["error",{"message":"boo"}]'],
    ['42["connect"]'],
    ['42["disconnect"]'],
    ['42["disconnecting"]'],
    ['42["newListener","x"]'],
    ['42["__proto__",1]'],
    ['42["constructor",1]'],
    ["42[]"],
    ["42{}"],
    ["42null"],
    ['42["table:request"]'],
    ['42["table:request",{},{},{}]'],
    ['420["table:request","function"]'],
    ['42000000000000000000000000000000001["table:request",{}]'],
    ['42-1["table:request",{}]'],
    ["42[1,2]"],
    ['42["table:push",{"type":"ended","reason":"removed"}]'],
    [enter],
    [enter, enter],
    ["41"],
    ['430[{"ok":true}]'],
    ["4399999999999999999[]"],
    ['44{"message":"no"}'],
    ["40/other,{}"],
    ['42/other,["table:request",{}]'],
    ['451-["table:request",{"_placeholder":true,"num":0}]', Buffer.alloc(50_000)],
    ['452-["table:request",{"_placeholder":true,"num":5}]', Buffer.alloc(9), Buffer.alloc(9)],
    ['45999999-["table:request",{"_placeholder":true,"num":0}]'],
    ["45-1-[]"],
    [Buffer.alloc(60_000)],
    [deep],
    [deep.replace("42", "420")],
    ["4"],
    ["5"],
    ["6"],
    ["3probe"],
    ['0{"sid":"x"}'],
    ["1"],
    ["9"],
    [""],
    ["bAAAA"],
    [`42["table:request",${"9".repeat(50_000)}]`],
    ['42["table:request",{"type":"hello"}]\u001e42["table:request",{}]'],
  ];
  return [...afterEntering.map((frames) => [enter, ...frames]), ...afterEntering];
}

async function sendGarbage(lan: LanTable, frames: (string | Buffer)[]): Promise<void> {
  const line = await BareLine.open(lan.port);
  line.tcp.resume();
  for (const frame of frames) line.send(frame, typeof frame === "string" ? 1 : 2);
  // A text that is no text, a reserved bit, and a length that no memory holds.
  line.send(Buffer.from([0xff, 0xfe, 0xfd]));
  line.tcp.write(Buffer.from([0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
  await line.closed;
}

let collect: (() => void) | null = null;

/** Bytes in use once all that can be thrown away is. */
function heapNow(): number {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** The whole run, told in words; false where anything came of it. */
export async function soakLanFuzz(messages: number): Promise<boolean> {
  let held = true;
  for (const [where, run, most] of [
    ["in process", fuzzHost, messages],
    ["over sockets", fuzzLines, Math.ceil(messages / 20)],
  ] as const) {
    const began = performance.now();
    const { faults, refused, granted, grown, ...result } = await run(most, `fuzz ${where}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${where}: ${result.messages} messages in ${seconds} s, ${granted} of them what anybody may ask`);
    const reasons = Object.entries(refused).sort(([, one], [, other]) => other - one);
    console.log(`  refused: ${reasons.map(([reason, times]) => `${times} ${reason}`).join(", ")}`);
    console.log(`  the heap has grown by ${Math.round(grown / 1024)} KiB after the first fifth`);
    console.log(faults.length === 0 ? "  nothing changed, everything was answered" : faults.join("\n"));
    held &&= faults.length === 0 && result.messages >= most;
  }
  return held;
}
