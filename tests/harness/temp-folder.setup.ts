import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the whole run one folder for temporary files, browsers' profiles included, and takes it away at the end. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "harvest-tests-"));
  for (const name of ["TMPDIR", "TMP", "TEMP"]) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
