import { spawn } from "node:child_process";

/** An opener that finds no browser says so within this time, in milliseconds. */
const OPENER_MS = 5000;

/** Opens an address in the system's browser; resolves to whether something took it. */
export function openBrowser(url, platform = process.platform) {
  const [program, ...args] =
    platform === "darwin"
      ? ["open", url]
      : platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler", url]
        : ["xdg-open", url];
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "ignore", detached: true });
    const settle = (taken) => {
      clearTimeout(timer);
      child.unref();
      resolve(taken);
    };
    // An opener that is still there by then has become the browser itself.
    const timer = setTimeout(settle, OPENER_MS, true);
    child.once("error", () => settle(false));
    child.once("exit", (code) => settle(code === 0));
  });
}
