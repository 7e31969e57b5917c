import { existsSync } from "node:fs";
import { say } from "./root.mjs";
import { run } from "./run.mjs";

const PLACES = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

/** A Redis server's program; null where there is none. */
export const findRedis = () => PLACES.find((place) => existsSync(place)) ?? null;

/** A Redis server's program to test with; on Debian as root it is installed where it is missing. */
export async function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  say("Installing Redis …");
  // A service that nobody asked for is not started beside it.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], { env });
  return findRedis();
}
