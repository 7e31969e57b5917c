import { existsSync, readdirSync } from "node:fs";
import { inRoot } from "./root.mjs";

/** The programs tests/FOLDER/PREFIX*.mjs, by name. */
export function programs(folder, prefix) {
  const path = inRoot("tests", folder);
  const files = existsSync(path) ? readdirSync(path).sort() : [];
  return new Map(
    files
      .filter((file) => file.startsWith(prefix) && file.endsWith(".mjs"))
      .map((file) => [file.slice(prefix.length, -".mjs".length), inRoot("tests", folder, file)]),
  );
}
