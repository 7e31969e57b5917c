import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

/** Who holds a lock: a process, told apart from a later one that was given the same number. */
interface Holder {
  pid: number;
  host: string;
  /** Clock ticks since the machine started, where the system says (Linux); else empty. */
  started: string;
}

/** When a process began, so that a number used again is not taken for the same process; empty where nobody says. */
function startOf(pid: number): string {
  try {
    // The name in parentheses may hold anything; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields[19] ?? "";
  } catch {
    return "";
  }
}

const me: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };

function isAlive({ pid, host, started }: Holder): boolean {
  // Nothing can be known of another machine's processes on a shared folder.
  if (host !== me.host) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return started === "" || startOf(pid) === started;
}

/** A file that says who may write a journal. */
export class Lock {
  private constructor(
    private readonly path: string,
    private readonly text: string,
  ) {}

  /**
   * Takes a lock, or says which process has it. A lock whose process is gone is taken over.
   * @throws where the folder cannot be written.
   */
  static take(path: string): Lock | { heldBy: number } {
    const text = JSON.stringify({ ...me, token: randomUUID() });
    const mine = `${path}.${me.pid}`;
    writeFileSync(mine, text, { mode: 0o600 });
    try {
      for (let tries = 0; tries < 5; tries += 1) {
        if (linked(mine, path)) return new Lock(path, text);
        const found = read(path);
        if (found === null) continue;
        const holder = parse(found);
        if (holder && isAlive(holder)) return { heldBy: holder.pid };
        takeAway(path, found, mine);
      }
      return { heldBy: parse(read(path) ?? "")?.pid ?? 0 };
    } finally {
      rmSync(mine, { force: true });
    }
  }

  /** Whether nobody has taken the lock over meanwhile. */
  get held(): boolean {
    return read(this.path) === this.text;
  }

  release(): void {
    if (this.held) rmSync(this.path, { force: true });
  }
}

/** Gives a file a second name, which has to be free: a lock appears whole or not at all. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (!NO_LINKS.has(code)) throw error;
  }
  try {
    writeFileSync(to, readFileSync(from), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** What file systems without second names (a memory stick's) answer. */
const NO_LINKS: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Takes a dead process's lock away; one that somebody took in the meantime is put back. */
function takeAway(path: string, stale: string, mine: string): void {
  const taken = `${mine}.stale`;
  try {
    renameSync(path, taken);
  } catch {
    return; // Another was faster.
  }
  if (read(taken) !== stale) linked(taken, path);
  rmSync(taken, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const { pid, host, started } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== "number" || typeof host !== "string" || typeof started !== "string") return null;
    return { pid, host, started };
  } catch {
    return null;
  }
}
