import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../host/replace-file";

const machineSchema = z.strictObject({
  version: z.literal(1),
  /** The display that was presented on last. */
  display: z.int().nullable(),
});

/** machine.json in the data folder: what is true of this machine's screens and of no table. */
export class MachineFile {
  private readonly path: string;
  private facts: z.infer<typeof machineSchema> = { version: 1, display: null };

  /** Reads the file. `warn` is told where it is of no use; presenting then begins as if for the first time. */
  constructor(
    folder: string,
    private readonly warn: (message: string) => void,
  ) {
    this.path = join(folder, "machine.json");
    try {
      this.facts = machineSchema.parse(JSON.parse(readFileSync(this.path, "utf8")));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") warn(`${this.path} cannot be read; it is begun anew`);
    }
  }

  get display(): number | null {
    return this.facts.display;
  }

  set display(display: number | null) {
    if (display === this.facts.display) return;
    this.facts = { ...this.facts, display };
    try {
      replaceFile(this.path, `${JSON.stringify(this.facts)}\n`);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.warn(`${this.path} cannot be written (${problem}); the display is not remembered`);
    }
  }
}
