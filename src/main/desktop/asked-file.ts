import { resolve } from "node:path";

/** Flags of the desktop app whose value is an argument of its own. */
const WITH_VALUE: ReadonlySet<string> = new Set(["--data", "--port", "--address"]);

/**
 * The file that a command line asks for; null where it asks for none. `packaged`: the program is the app itself, else
 * the first argument is the app's folder. `from` is where relative paths begin.
 */
export function askedFile(argv: readonly string[], packaged: boolean, from: string): string | null {
  const args = argv.slice(packaged ? 1 : 2);
  const file = args.find((arg, at) => !arg.startsWith("-") && !WITH_VALUE.has(args[at - 1] ?? ""));
  return file === undefined ? null : resolve(from, file);
}
