import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { refereeText } from "./referee/referee";

/** Exit statuses of the referee (shared/referee.md). */
const UNREADABLE = 1;
const REFUSED = 2;

const [file, ...others] = process.argv.slice(2);

process.stdout.on("error", (error) => {
  process.stderr.write(`cannot write the answer: ${error.message}\n`);
  process.exitCode = UNREADABLE;
});

if (file === undefined || others.length > 0) {
  process.stderr.write("usage: referee FILE.json (or - for standard input)\n");
  process.exitCode = UNREADABLE;
} else {
  await answer(file);
}

/** Sets the exit status rather than leaving at once, so that a long answer is written whole. */
async function answer(source: string): Promise<void> {
  let script: string;
  try {
    const bytes = source === "-" ? await buffer(process.stdin) : await readFile(source);
    script = bytes.toString("utf8");
  } catch (error) {
    process.stderr.write(`cannot read ${source}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = UNREADABLE;
    return;
  }
  const answered = refereeText(script);
  if (!answered.ok) process.exitCode = REFUSED;
  process.stdout.write(`${JSON.stringify(answered)}\n`);
}
