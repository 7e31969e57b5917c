import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path within the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Where the person stood who called npm, which itself goes to the repository: relative paths start there. */
export const CALLED_FROM = process.env.INIT_CWD ?? process.cwd();

/** Says something to the person; standard output is for results alone. */
export const say = (message) => process.stderr.write(`${message}\n`);
