import { createHash, randomBytes, randomInt } from "node:crypto";
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  type Guest,
  type GuestColour,
  type Joining,
  sameName,
} from "../../shared/protocol/company";
import type { CompanyFile, KeptCompany, KeptGuest } from "./company-file";
import { type Refused, refuse } from "./refuse";

/** More people than this do not fit around one table, those included who look on under a name. */
const MOST_GUESTS = 32;

/** Seats remembered for a guest, so that a table taken up again finds everybody where they sat. */
const MOST_SEATS = 8;

/** The open table, as far as seats go. */
export interface Seating {
  id: string;
  players: readonly string[];
  /** Seats that only the host gives to a guest: played at the table's own screens, or bound. */
  held: ReadonlySet<number>;
  /** Seats that no guest leaves for another without the host. */
  bound: ReadonlySet<number>;
}

/** A table that was laid before. */
export type FormerSeating = Pick<Seating, "id" | "players">;

export interface Newcomer {
  name: string;
  colour: GuestColour;
  seat: number | null;
}

/** The guests of a host: who they are, where they sit, and what they may do by themselves. */
export class Company {
  private kept: KeptCompany;
  /** Whether changes are being made that are written down together. */
  private gathering = false;

  constructor(private readonly file: CompanyFile) {
    this.kept = file.read();
  }

  /** The code to join by; null while the door to the LAN is closed. */
  get code(): string | null {
    return this.kept.code;
  }

  /** The port that the LAN was served on last. */
  get port(): number | null {
    return this.kept.port;
  }

  set port(port: number | null) {
    if (port !== this.kept.port) this.keep({ port });
  }

  get joining(): Joining {
    return this.kept.joining;
  }

  set joining(joining: Joining) {
    this.keep({ joining });
  }

  /** A new code; the one before opens nothing any more. */
  renewCode(): void {
    const letter = () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)];
    this.keep({ code: Array.from({ length: CODE_LENGTH }, letter).join("") });
  }

  dropCode(): void {
    this.keep({ code: null });
  }

  /** The guest whose token this is; null for nobody's. */
  holderOf(token: string): string | null {
    // Found by its hash, whose comparison tells nothing of the token.
    const hash = hashOf(token);
    return this.kept.guests.find((guest) => guest.token === hash)?.guest ?? null;
  }

  /** Takes a newcomer in, asking or at once; the token is told this once. */
  join({ name, colour, seat }: Newcomer, table: Seating | null): { guest: string; token: string } | Refused {
    const { guests, joining } = this.kept;
    if (guests.length >= MOST_GUESTS) return refuse("cannot-join", "company-full", { most: MOST_GUESTS });
    if (guests.some((other) => sameName(other.name, name))) return refuse("cannot-join", "name-taken", { name });
    const refused = seat === null ? null : this.seatFault(seat, table);
    if (refused) return refused;
    const [guest, token] = [randomBytes(9).toString("base64url"), randomBytes(16).toString("base64url")];
    const state = joining.approve ? "asking" : "in";
    const newcomer: KeptGuest = { guest, name, colour, token: hashOf(token), state, helped: false, seats: [] };
    this.together(() => {
      this.keep({ guests: [...guests, newcomer] });
      if (table && seat !== null) this.seat(guest, seat, table);
      else if (table && joining.seatsOpen) this.seatByName([newcomer], table);
    });
    return { guest, token };
  }

  /** A guest takes a seat without the host's help. */
  take(guest: string, seat: number, table: Seating | null): Refused | null {
    const refused = this.seatFault(seat, table, guest);
    if (refused || !table) return refused;
    const own = this.seatOf(guest, table.id);
    if (own !== null && own !== seat && table.bound.has(own)) return refuse("not-allowed", "seat-bound", { seat: own });
    return this.seat(guest, seat, table);
  }

  /** Puts a guest into a seat, whoever sat there before, or out of every seat. */
  seat(guest: string, seat: number | null, table: Seating): Refused | null {
    const wanted = this.find(guest);
    if (!wanted) return noSuchGuest(guest);
    if (seat !== null && seat >= table.players.length) return refuse("no-guest", "no-such-seat", { seat });
    const elsewhere = ({ seats }: KeptGuest) => seats.filter((kept) => kept.table !== table.id);
    this.change((other) => {
      if (other.guest === guest) {
        const seats = seat === null ? elsewhere(other) : [...elsewhere(other), { table: table.id, seat }];
        return { ...other, helped: false, seats: seats.slice(-MOST_SEATS) };
      }
      return seat !== null && seatAt(other, table.id) === seat ? { ...other, seats: elsewhere(other) } : other;
    });
    return null;
  }

  admit(guest: string): Refused | null {
    return this.changeOne(guest, (other) => ({ ...other, state: "in" }));
  }

  help(guest: string, helped: boolean): Refused | null {
    return this.changeOne(guest, (other) => ({ ...other, helped }));
  }

  /** Forgets a guest; the token opens nothing any more. */
  remove(guest: string): Refused | null {
    if (!this.find(guest)) return noSuchGuest(guest);
    this.keep({ guests: this.kept.guests.filter((other) => other.guest !== guest) });
    return null;
  }

  /**
   * A table has been laid: a seat under a guest's name is that guest's. Who sat under another name at the table
   * before finds that name's seat again.
   */
  seatAll(table: Seating, before: FormerSeating | null): void {
    this.together(() => {
      this.seatByName(this.kept.guests, table);
      if (before) this.seatAsBefore(table, before);
    });
  }

  private seatAsBefore(table: Seating, before: FormerSeating): void {
    for (const guest of this.kept.guests) {
      const last = seatAt(guest, before.id);
      const name = last === null ? undefined : before.players[last];
      if (name === undefined || this.seatOf(guest.guest, table.id) !== null) continue;
      const seat = table.players.findIndex((player) => sameName(player, name));
      if (seat >= 0 && !this.taken(table.id).has(seat)) this.seat(guest.guest, seat, table);
    }
  }

  /** The seat that a guest plays at a table; null for those who look on, and until the host has said yes. */
  seatOf(guest: string, table: string): number | null {
    const found = this.find(guest);
    return found?.state === "in" ? seatAt(found, table) : null;
  }

  has(guest: string): boolean {
    return this.find(guest) !== undefined;
  }

  isIn(guest: string): boolean {
    return this.find(guest)?.state === "in";
  }

  /** Seats of a table that the table's own screens do not play. */
  away(table: string): ReadonlySet<number> {
    const away = this.kept.guests.filter(({ state, helped }) => state === "in" && !helped);
    return new Set(away.flatMap((guest) => seatAt(guest, table) ?? []));
  }

  /** Everybody, with the seats of the open table. */
  list(table: string | null, isHere: (guest: string) => boolean): Guest[] {
    return this.kept.guests.map(({ guest, name, colour, state, helped, seats }) => ({
      guest,
      name,
      colour,
      seat: seats.find((kept) => kept.table === table)?.seat ?? null,
      state,
      here: isHere(guest),
      helped,
    }));
  }

  private seatByName(guests: readonly KeptGuest[], table: Seating): void {
    for (const { guest, name } of guests) {
      const seat = table.players.findIndex((player) => sameName(player, name));
      if (seat >= 0 && !table.held.has(seat) && !this.taken(table.id).has(seat)) this.seat(guest, seat, table);
    }
  }

  /** Why a guest may not take this seat; null where nothing speaks against it. */
  private seatFault(seat: number, table: Seating | null, guest?: string): Refused | null {
    if (!table || seat >= table.players.length) return refuse("no-guest", "no-such-seat", { seat });
    if (!this.kept.joining.seatsOpen) return refuse("not-allowed", "seats-closed");
    const holder = this.kept.guests.find((other) => seatAt(other, table.id) === seat);
    if (holder) return holder.guest === guest ? null : refuse("cannot-join", "seat-taken", { seat });
    return table.held.has(seat) ? refuse("not-allowed", "seat-in-play", { seat }) : null;
  }

  private taken(table: string): Set<number> {
    return new Set(this.kept.guests.flatMap((guest) => seatAt(guest, table) ?? []));
  }

  private find(guest: string): KeptGuest | undefined {
    return this.kept.guests.find((other) => other.guest === guest);
  }

  private changeOne(guest: string, change: (kept: KeptGuest) => KeptGuest): Refused | null {
    if (!this.find(guest)) return noSuchGuest(guest);
    this.change((other) => (other.guest === guest ? change(other) : other));
    return null;
  }

  private change(change: (kept: KeptGuest) => KeptGuest): void {
    this.keep({ guests: this.kept.guests.map(change) });
  }

  private keep(part: Partial<KeptCompany>): void {
    this.kept = { ...this.kept, ...part };
    if (!this.gathering) this.file.write(this.kept);
  }

  /** Makes changes that are written down once: every writing waits for the disk. */
  private together(changes: () => void): void {
    const before = this.kept;
    this.gathering = true;
    try {
      changes();
    } finally {
      this.gathering = false;
    }
    if (this.kept !== before) this.file.write(this.kept);
  }
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

const seatAt = ({ seats }: KeptGuest, table: string): number | null =>
  seats.find((kept) => kept.table === table)?.seat ?? null;

const noSuchGuest = (guest: string): Refused => refuse("no-guest", "no-such-guest", { guest });
