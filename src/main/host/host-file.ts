import { randomBytes } from "node:crypto";
import { z } from "zod";
import { KeptFile } from "./kept-file";

const hostSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/),
  port: z.int().min(1).max(65535).nullable(),
});

/** What a page that was open needs to find its host again after a restart. */
type HostFacts = z.infer<typeof hostSchema>;

/** host.json in the data folder: the host's token and its last port, for this account's eyes alone. */
export class HostFile {
  private readonly file: KeptFile<HostFacts>;
  private facts: HostFacts;

  /** Reads the file, or makes a new token. `warn` is told where it cannot be kept; it then ends with the process. */
  constructor(folder: string, warn: (message: string) => void) {
    this.file = new KeptFile({
      folder,
      name: "host.json",
      schema: hostSchema,
      warn,
      broken: "pages that were open need the new address",
      unwritten: "pages will not find this host again after a restart",
    });
    const found = this.file.read();
    this.facts = found ?? { token: randomBytes(32).toString("base64url"), port: null };
    if (!found) this.file.write(this.facts);
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
    this.file.write(this.facts);
  }
}
