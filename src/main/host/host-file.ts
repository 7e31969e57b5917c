import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "./replace-file";

const hostSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/),
  port: z.int().min(1).max(65535).nullable(),
});

/** What a page that was open needs to find its host again after a restart. */
type HostFacts = z.infer<typeof hostSchema>;

/** host.json in the data folder: the host's token and its last port, for this account's eyes alone. */
export class HostFile {
  private readonly path: string;
  private facts: HostFacts;

  /** Reads the file, or makes a new token. `warn` is told where it cannot be kept; it then ends with the process. */
  constructor(
    folder: string,
    private readonly warn: (message: string) => void,
  ) {
    this.path = join(folder, "host.json");
    const found = this.read();
    this.facts = found ?? { token: randomBytes(32).toString("base64url"), port: null };
    if (!found) this.write();
  }

  get token(): string {
    return this.facts.token;
  }

  /** The port that the host listened on last. */
  get port(): number | null {
    return this.facts.port;
  }

  set port(port: number | null) {
    if (port === this.facts.port) return;
    this.facts = { ...this.facts, port };
    this.write();
  }

  private read(): HostFacts | null {
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") this.warn(`${this.path} cannot be read (${error})`);
      return null;
    }
    try {
      const facts = hostSchema.parse(JSON.parse(text));
      chmodSync(this.path, 0o600);
      return facts;
    } catch {
      this.warn(`${this.path} is not as it was written; pages that were open need the new address`);
      return null;
    }
  }

  private write(): void {
    try {
      replaceFile(this.path, `${JSON.stringify(this.facts)}\n`, 0o600);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.warn(`${this.path} cannot be written (${problem}); pages will not find this host again after a restart`);
    }
  }
}
