import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path within the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Says something to the person; standard output is for results alone. */
export const say = (message) => process.stderr.write(`${message}\n`);
