import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot, say } from "./root.mjs";

const FOLDER = inRoot(".cache", "locks");
const USERS = inRoot(".cache", "locks", "users");
const PATIENCE_MS = 10 * 60_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** The live process that holds a lock file; 0 where nobody does. */
function holder(file) {
  let pid;
  try {
    pid = Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
  // Its writer may be between making the file and filling it; that is one turn of waiting.
  if (pid !== 0 && !isAlive(pid)) {
    rmSync(file, { force: true });
    return 0;
  }
  return pid || -1;
}

/** Takes a lock file that only one process has at a time. */
async function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    holder(file);
    return false;
  }
}

/** Waits until `ready` says so, telling once what for. */
async function until(ready, what) {
  const end = Date.now() + PATIENCE_MS;
  for (let told = false; !(await ready()); told = true) {
    if (!told) say(`Waiting for ${what} …`);
    if (Date.now() > end) throw new Error(`${what} took too long; end it and try again`);
    await wait(300);
  }
}

/** Runs `work` while no other command does the same `name`. */
export async function alone(name, work) {
  mkdirSync(USERS, { recursive: true });
  const file = `${FOLDER}/${name}`;
  await until(() => take(file), `another command's ${name}`);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Marks this process as a user of node_modules until it ends; waits while somebody installs. */
export async function claimModules() {
  mkdirSync(USERS, { recursive: true });
  const mine = `${USERS}/${process.pid}`;
  process.once("exit", () => rmSync(mine, { force: true }));
  await until(() => {
    writeFileSync(mine, String(process.pid));
    if (holder(`${FOLDER}/install`) === 0) return true;
    rmSync(mine, { force: true });
    return false;
  }, "an installation");
}

/** Waits until no other command uses node_modules. To be called with the lock `install` held. */
export const modulesUnused = () =>
  until(
    () => readdirSync(USERS).every((pid) => Number(pid) === process.pid || holder(`${USERS}/${pid}`) === 0),
    "commands that use node_modules",
  );
