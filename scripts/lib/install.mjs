import { existsSync, readFileSync } from "node:fs";
import { alone, claimModules, modulesUnused } from "./locks.mjs";
import { inRoot, say } from "./root.mjs";
import { runNpm } from "./run.mjs";

/** Packages by folder as a lock file lists them, the root itself left out. */
function packagesIn(file) {
  const { "": _root, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
  return packages;
}

/** Whether node_modules holds what package-lock.json asks for. */
export function isInstalled(
  wantedFile = inRoot("package-lock.json"),
  foundFile = inRoot("node_modules/.package-lock.json"),
) {
  if (!existsSync(foundFile)) return false;
  const wanted = packagesIn(wantedFile);
  const found = packagesIn(foundFile);
  // Optional packages of other platforms are rightly missing.
  const complete = Object.entries(wanted).every(([path, { version, optional, devOptional }]) =>
    found[path] ? found[path].version === version : optional || devOptional,
  );
  return complete && Object.keys(found).every((path) => path in wanted);
}

/** Makes sure of node_modules, and keeps it in use until this process ends. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    await alone("install", async () => {
      if (isInstalled()) return;
      await modulesUnused();
      say("Installing packages …");
      const status = await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
      if (status !== 0) throw new Error(`npm ci failed with exit status ${status}`);
    });
  }
  await claimModules();
}
