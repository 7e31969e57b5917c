import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, ROOT } from "./root.mjs";

const FILES = ["package.json", "package-lock.json", "electron.vite.config.ts", "tsconfig.json"];

/** Names the sources of a build: the same files give the same id on every machine. */
export function buildId() {
  const sources = readdirSync(inRoot("src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const hash = createHash("sha256");
  for (const file of [...sources, ...FILES].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
