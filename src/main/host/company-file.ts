import { z } from "zod";
import { id, playerName, seat } from "../../shared/protocol/basics";
import { codeSchema, guestColour, joiningSchema } from "../../shared/protocol/company";
import { KeptFile } from "./kept-file";

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
  private readonly file: KeptFile<KeptCompany>;

  /** @param folder null keeps nothing (a test, a host for an hour). */
  constructor(folder: string | null, warn: (message: string) => void) {
    this.file = new KeptFile({
      folder,
      name: "company.json",
      schema: keptSchema,
      warn,
      broken: "guests have to join again",
      unwritten: "guests have to join again after a restart",
    });
  }

  /** What was kept; nobody where there is nothing, or nothing that can be read. */
  read(): KeptCompany {
    return this.file.read() ?? NOBODY;
  }

  write(company: KeptCompany): void {
    this.file.write(company);
  }
}
