import { z } from "zod";
import { guestToken } from "../../shared/protocol/company";
import { type KeptPlace, MOST_PLACES, originSchema } from "../../shared/protocol/nearby";
import { KeptFile } from "../host/kept-file";

const placeSchema = z.strictObject({ origin: originSchema, name: z.string().min(1).max(64), token: guestToken });
type Place = z.infer<typeof placeSchema>;

const keptSchema = z.strictObject({ version: z.literal(1), places: z.array(placeSchema).max(MOST_PLACES) });

/**
 * places.json in the data folder: the guest's tokens by which this machine comes back to tables elsewhere, for this
 * account's eyes alone. A token is shown only where it came from: whoever claims to be that table at another address
 * is not given it.
 */
export class PlacesFile {
  private readonly file: KeptFile<z.infer<typeof keptSchema>>;
  private places: Place[];

  constructor(folder: string | null, warn: (message: string) => void) {
    this.file = new KeptFile({
      folder,
      name: "places.json",
      schema: keptSchema,
      warn,
      broken: "tables elsewhere ask for their code again",
      unwritten: "tables elsewhere will ask for their code again after a restart",
    });
    this.places = this.file.read()?.places ?? [];
  }

  /** Without the tokens, the newest first. */
  get list(): KeptPlace[] {
    return this.places.map(({ origin, name }) => ({ origin, name }));
  }

  tokenAt(origin: string): string | null {
    return this.places.find((place) => place.origin === origin)?.token ?? null;
  }

  keep(place: Place): void {
    this.write([place, ...this.places.filter(({ origin }) => origin !== place.origin)].slice(0, MOST_PLACES));
  }

  drop(origin: string): void {
    if (this.tokenAt(origin) !== null) this.write(this.places.filter((place) => place.origin !== origin));
  }

  private write(places: Place[]): void {
    this.places = places;
    this.file.write({ version: 1, places });
  }
}
