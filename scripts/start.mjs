import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { openBrowser } from "./lib/browser.mjs";
import { getElectron, hasDisplay } from "./lib/electron.mjs";
import { command } from "./lib/ready.mjs";
import { CALLED_FROM, inRoot, ROOT, say } from "./lib/root.mjs";
import { become } from "./lib/run.mjs";

/** A window that ends with an error this soon never opened, in milliseconds. */
const OPENING_MS = 8000;

/** Opens the desktop window; resolves to whether it did. The command then ends with it. */
function openWindow(electron, args) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const child = spawn(electron, [ROOT, ...args], { cwd: CALLED_FROM, stdio: ["ignore", 2, 2] });
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
    child.once("error", () => resolve(false));
    child.once("exit", (code) => {
      const failed = code !== 0 && !stopped && Date.now() - begun < OPENING_MS;
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
      if (!failed) process.exitCode = code ?? 0;
      resolve(!failed);
    });
  });
}

/** Serves the table to a browser from the same host code; prints its address as the one line on standard output. */
function serve(args, open) {
  const child = spawn(process.execPath, [inRoot("out/main/host.js"), "--json", ...args], {
    cwd: CALLED_FROM,
    stdio: ["ignore", "pipe", 2],
  });
  become(child);
  createInterface(child.stdout).once("line", async (line) => {
    const { url } = JSON.parse(line);
    process.stdout.write(`${url}\n`);
    if (open && !(await openBrowser(url))) say("No browser could be opened; open the address above.");
  });
}

const USAGE = `Usage: npm start -- [--no-open] [--port N] [--data DIR] [--address A] [--no-announce] [FILE]

Opens the table in a window, or in the browser where Electron's program cannot be had.
  --no-open   only serves it to browsers and prints its address
  --port N    serves it to browsers on this port
  --data DIR  where settings and tables are kept
  --address A  opens the table to the network on this address of the machine's own alone
  --no-announce  tells the network nothing of the open table
  FILE        a table's file (.harvest.json) to play back
`;

command(async (args) => {
  if (args.includes("--help") || args.includes("-h")) return void process.stdout.write(USAGE);
  const open = !args.includes("--no-open");
  const rest = args.filter((arg) => arg !== "--no-open");
  if (!open) return serve(rest, false);
  if (!hasDisplay()) {
    say("There is no display for a window; open this address in a browser:");
    return serve(rest, false);
  }
  // A port is asked for by those who want the table in a browser.
  if (!rest.some((arg) => arg.startsWith("--port"))) {
    const electron = await getElectron();
    if (electron && (await openWindow(electron, rest))) return;
    say("Electron's program cannot be had or does not start here; the table opens in the browser instead.");
  }
  serve(rest, true);
});
