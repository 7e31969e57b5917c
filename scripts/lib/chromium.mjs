import { existsSync } from "node:fs";
import { say } from "./root.mjs";
import { run } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const findChromium = () => {
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES;
  return places.find((place) => existsSync(place)) ?? null;
};

/** A Chromium to test with; on Debian as root it is installed where it is missing. Null where there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  say("Installing Chromium …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
  return findChromium();
}

/** Names a Chromium in `CHROMIUM` for what this process runs next. @throws Error where there is none */
export async function needChromium() {
  const chromium = await ensureChromium();
  if (!chromium) throw new Error("No Chromium was found; CHROMIUM names one.");
  process.env.CHROMIUM = chromium;
}
