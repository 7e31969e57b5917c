import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { id, playerName, seat } from "../../shared/protocol/basics";
import { codeSchema, guestColour, joiningSchema } from "../../shared/protocol/company";
import { replaceFile } from "./replace-file";

const keptGuest = z.strictObject({
  guest: id,
  name: playerName,
  colour: guestColour,
  /** SHA-256 of the guest's token, base64url: what is read from the disk opens no seat. */
  token: z.string().regex(/^[\w-]{43}$/),
  state: z.enum(["asking", "in"]),
  helped: z.boolean(),
  /** Where the guest sits or sat, newest last. */
  seats: z.array(z.strictObject({ table: id, seat })).max(16),
});

const keptSchema = z.strictObject({
  version: z.literal(1),
  /** Null while the door to the LAN is closed. */
  code: codeSchema.nullable(),
  /** The port that the LAN was served on last. */
  port: z.int().min(1).max(65535).nullable(),
  joining: joiningSchema,
  guests: z.array(keptGuest).max(64),
});

export type KeptGuest = z.infer<typeof keptGuest>;
export type KeptCompany = z.infer<typeof keptSchema>;

const NOBODY: KeptCompany = {
  version: 1,
  code: null,
  port: null,
  joining: { approve: false, seatsOpen: true },
  guests: [],
};

/** company.json in the data folder: who joined over the LAN, so that they find their seats again after a restart. */
export class CompanyFile {
  private readonly path: string;

  /** @param folder null keeps nothing (a test, a host for an hour). */
  constructor(
    private readonly folder: string | null,
    private readonly warn: (message: string) => void,
  ) {
    this.path = join(folder ?? "", "company.json");
  }

  /** What was kept; nobody where there is nothing, or nothing that can be read. */
  read(): KeptCompany {
    if (this.folder === null) return NOBODY;
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") this.warn(`${this.path} cannot be read (${error})`);
      return NOBODY;
    }
    try {
      const kept = keptSchema.parse(JSON.parse(text));
      chmodSync(this.path, 0o600);
      return kept;
    } catch {
      this.warn(`${this.path} is not as it was written; guests have to join again`);
      return NOBODY;
    }
  }

  /** Written whole or not at all. Where that fails, `warn` is told and guests are known as long as this process lives. */
  write(company: KeptCompany): void {
    if (this.folder === null) return;
    try {
      replaceFile(this.path, `${JSON.stringify(company)}\n`, 0o600);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.warn(`${this.path} cannot be written (${problem}); guests have to join again after a restart`);
    }
  }
}
