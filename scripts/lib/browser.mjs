import { spawn } from "node:child_process";

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
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
