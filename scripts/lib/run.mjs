import { spawn } from "node:child_process";
import { ROOT } from "./root.mjs";

/**
 * Runs a program in the repository; its standard output goes to our standard error unless `stdio` says otherwise.
 * Answers its exit status (1 where it could not start or was ended by a signal); never rejects.
 */
export function run(program, args, { stdio = ["ignore", 2, 2], env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    child.once("error", (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript file with this Node. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/** Runs npm, the one that started us where that is known. */
export function runNpm(args, options) {
  const { npm_execpath: npm } = process.env;
  if (npm?.endsWith(".js")) return runNode(npm, args, options);
  // On Windows npm is a batch file, which only a shell can start.
  return process.platform === "win32" ? run("cmd.exe", ["/c", "npm", ...args], options) : run("npm", args, options);
}

/** Gives the command over to a child: its signals, its exit status. */
export function become(child) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 1));
}
