import {
  type Company as CompanyNews,
  companyRequests,
  type EndReason,
  type Guest,
  type Lan,
} from "../../shared/protocol/company";
import type { Reply } from "../../shared/protocol/messages";
import type { Company, Seating } from "./company";
import type { LanDoor } from "./lan-door";
import type { Line } from "./line";
import { refuse } from "./refuse";
import { inGroup, type RequestOf } from "./request-group";

/** What is asked about the people at the table. */
export type CompanyRequest = RequestOf<typeof companyRequests>;

export const isCompanyRequest = inGroup(companyRequests);

export interface ReceptionParts {
  company: Company;
  door: LanDoor;
  /** Every line there is, greeted or not. */
  lines: ReadonlySet<Line>;
  /** Whether presentation screens show the code. */
  showsCode(): boolean;
  /** The open table. */
  seating(): Seating | null;
  /** Called where somebody's seats, or what somebody may see, can have changed. */
  onSeats(): void;
  done(): Reply;
}

/** Lets guests in, seats them, sees them out, and tells everybody who is there. */
export class Reception {
  constructor(private readonly parts: ReceptionParts) {
    parts.door.onChange(() => this.tellAll());
  }

  /** Does what is asked; the answer to `join` holds the guest's token. */
  act(line: Line, request: CompanyRequest): Reply {
    const reply = this.actOn(line, request);
    if (reply.ok) {
      this.parts.onSeats();
      this.tellAll();
    }
    return reply;
  }

  /** A guest came back by a token, or is answered once more that it has joined: the line is that guest's from now on. */
  bind(line: Line, guest: string): void {
    for (const other of this.parts.lines) {
      if (other !== line && other.guest === guest) this.end(other, "taken-over");
    }
    line.guest = guest;
  }

  /** Whether a line may see the table: those who only look on may, unless each guest needs the host's yes. */
  sees({ connection, guest }: Line): boolean {
    const { company } = this.parts;
    // Who is shown to an audience elsewhere is the host's own doing.
    if (connection.role !== "guest") return true;
    return guest === null ? !company.joining.approve : company.isIn(guest);
  }

  /** An audience elsewhere learns nothing of who is here. */
  tell(line: Line, everybody = this.everybody()): void {
    if (line.connection.role !== "stream") line.connection.push(this.news(line, everybody));
  }

  tellAll(): void {
    const everybody = this.everybody();
    for (const line of this.parts.lines) if (line.greeted) this.tell(line, everybody);
  }

  private actOn(line: Line, request: CompanyRequest): Reply {
    const { company, done } = this.parts;
    const seating = this.parts.seating();
    switch (request.type) {
      case "join": {
        if (line.guest !== null) return refuse("cannot-join", "already-joined");
        const joined = company.join(request, seating);
        if ("refusal" in joined) return joined;
        this.bind(line, joined.guest);
        return { ok: true, joined };
      }
      case "take-seat":
        if (line.guest === null || !company.isIn(line.guest)) return refuse("no-guest", "not-joined");
        return company.take(line.guest, request.seat, seating) ?? done();
      case "leave": {
        if (line.guest === null) return refuse("no-guest", "not-joined");
        const refused = company.remove(line.guest);
        line.guest = null;
        return refused ?? done();
      }
      case "open-lan":
        return this.openDoor();
      case "close-lan":
        return this.closeDoor();
      case "new-code":
        if (company.code === null) return refuse("not-allowed", "lan-closed");
        company.renewCode();
        return done();
      case "set-joining":
        company.joining = request.joining;
        return done();
      case "admit":
        return company.admit(request.guest) ?? done();
      case "remove":
        return this.remove(request.guest);
      case "seat-guest":
        if (!seating) return refuse("no-table", "no-table-open");
        return company.seat(request.guest, request.seat, seating) ?? done();
      case "help":
        return company.help(request.guest, request.helped) ?? done();
    }
  }

  /** Opens the way in; it may take a moment, and is told when it is done. */
  openDoor(): Reply {
    const { company, door, done } = this.parts;
    if (company.code === null) company.renewCode();
    door.open();
    return done();
  }

  closeDoor(): Reply {
    const { company, door, lines, done } = this.parts;
    company.dropCode();
    for (const line of lines) if (line.connection.role === "guest") this.end(line, "lan-closed");
    door.close();
    return done();
  }

  private remove(guest: string): Reply {
    const { company, lines, done } = this.parts;
    const reason = company.isIn(guest) ? "removed" : "declined";
    const refused = company.remove(guest);
    if (refused) return refused;
    for (const line of lines) if (line.guest === guest) this.end(line, reason);
    return done();
  }

  private end(line: Line, reason: EndReason): void {
    line.connection.push({ type: "ended", reason });
    line.ended = true;
    line.greeted = false;
    line.guest = null;
    line.connection.end();
  }

  /** The guests as the table's own screens know them. */
  private everybody(): readonly Guest[] {
    const { company, lines, seating } = this.parts;
    const here = new Set([...lines].filter(({ greeted }) => greeted).map(({ guest }) => guest));
    return company.list(seating()?.id ?? null, (guest) => here.has(guest));
  }

  private news(line: Line, everybody: readonly Guest[]): CompanyNews {
    const { company } = this.parts;
    const { role } = line.connection;
    const own = role === "local";
    return {
      type: "company",
      lan: own || (role === "presentation" && this.parts.showsCode()) ? this.lan() : null,
      joining: company.joining,
      held: [...(this.parts.seating()?.held ?? [])].sort((one, other) => one - other),
      // Who is still asking is the host's business, and the guest's own.
      guests: own ? [...everybody] : everybody.filter(({ state, guest }) => state === "in" || guest === line.guest),
      me: line.guest,
    };
  }

  private lan(): Lan {
    const { company, door } = this.parts;
    if (door.state.state !== "open") return door.state;
    return company.code === null ? { state: "closed" } : { ...door.state, code: company.code };
  }
}
