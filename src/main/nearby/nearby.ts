import type { GuestPass } from "../../shared/line/socket-line";
import {
  type KeptPlace,
  type NearbyAsk,
  type NearbyReply,
  type NearbyState,
  type NearbyTable,
  readAddress,
  type Visit,
  type VisitFault,
} from "../../shared/protocol/nearby";
import type { Connection } from "../host/connection";
import { FarTable, type WindowSession } from "./far-table";
import type { Finder } from "./finder";
import type { PlacesFile } from "./places-file";

/** Addresses of a table that are tried before it counts as not to be reached. */
const MOST_TRIED = 3;

export interface NearbyParts {
  finder: Pick<Finder, "tables" | "fault" | "look" | "rest">;
  places: PlacesFile;
  /** Called when anything of the state has changed. */
  onChange(): void;
  /** The window is going to another table, or coming back. */
  onMove(): void;
}

/** Where a table can be reached and what may open it. */
interface Aim {
  name: string;
  origins: readonly string[];
  code: string | null;
}

interface Stay {
  far: FarTable;
  origin: string;
  name: string;
  /** Opens the table once more where no place is kept. */
  code: string | null;
  watching: boolean;
}

/** Which table the window is at: this program's own, or one elsewhere that it was told to go to. */
export class Nearby {
  private looking = false;
  private stay: Stay | null = null;
  private going = false;

  constructor(private readonly parts: NearbyParts) {}

  get state(): NearbyState {
    const { finder, places } = this.parts;
    return {
      looking: this.looking,
      fault: finder.fault,
      tables: finder.tables,
      places: places.list,
      visit: this.stay && visitOf(this.stay),
    };
  }

  async ask(ask: NearbyAsk): Promise<NearbyReply> {
    const fault = await this.act(ask);
    return { state: this.state, fault };
  }

  /** The window's line to a table elsewhere; null while it is at this program's own. */
  connect(window: Connection): WindowSession | null {
    return this.stay?.far.connect(window) ?? null;
  }

  /** Whether the table elsewhere is still there: this machine may have slept. */
  check(): void {
    this.stay?.far.check();
  }

  close(): void {
    this.parts.finder.rest();
    this.stay?.far.close();
    this.stay = null;
  }

  private async act(ask: NearbyAsk): Promise<VisitFault | null> {
    switch (ask.type) {
      case "state":
        return null;
      case "look":
        this.look(true);
        return null;
      case "rest":
        this.look(false);
        return null;
      case "watch":
        if (this.stay) this.stay = { ...this.stay, watching: ask.watching };
        this.parts.onChange();
        return null;
      case "home":
        this.goHome();
        return null;
      case "again":
        return this.goAgain();
      case "visit": {
        const aim = this.aimOf(ask.table, ask.code);
        return typeof aim === "string" ? aim : this.go(aim);
      }
    }
  }

  private look(looking: boolean): void {
    const { finder, onChange } = this.parts;
    this.looking = looking;
    if (looking) finder.look();
    else finder.rest();
    onChange();
  }

  private aimOf(table: Extract<NearbyAsk, { type: "visit" }>["table"], code: string | null): Aim | VisitFault {
    const { finder, places } = this.parts;
    if ("id" in table) {
      const found = finder.tables.find(({ id }) => id === table.id);
      return found ? { name: found.name, origins: found.urls, code } : "gone";
    }
    if ("origin" in table) {
      const place = places.list.find(({ origin }) => origin === table.origin);
      return place ? { name: place.name, origins: [place.origin], code } : "gone";
    }
    const typed = readAddress(table.address);
    if (!typed) return "not-an-address";
    const { origin } = typed;
    return { name: nameAt(origin, finder.tables, places.list), origins: [origin], code: code ?? typed.code };
  }

  /** Goes to the first of a table's addresses that answers. The window stays where it is until one has let it in. */
  private async go({ name, origins, code }: Aim): Promise<VisitFault | null> {
    if (this.going) return "busy";
    this.going = true;
    try {
      let fault: VisitFault = "unreachable";
      for (const origin of origins.slice(0, MOST_TRIED)) {
        const come = await this.tryAt(origin, name, code);
        if (come === null) return null;
        fault = come;
        // Who is there and says no says so at every address.
        if (fault !== "unreachable") break;
      }
      return fault;
    } finally {
      this.going = false;
    }
  }

  /** With the place that is kept there before the code: it leads back to the same seat. */
  private async tryAt(origin: string, name: string, code: string | null): Promise<VisitFault | null> {
    const token = this.parts.places.tokenAt(origin);
    const passes: GuestPass[] = [...(token === null ? [] : [{ guest: token }]), ...(code === null ? [] : [{ code }])];
    let fault: VisitFault = "code-missing";
    for (const pass of passes) {
      const found = await this.knock({ origin, name, code, pass });
      if (found === null) return null;
      fault = found;
      if (fault !== "guest-token") break;
    }
    return fault;
  }

  private async knock(to: { origin: string; name: string; code: string | null; pass: GuestPass }) {
    const { origin, name, code, pass } = to;
    const { places, onChange, onMove } = this.parts;
    const far: FarTable = new FarTable({
      origin,
      pass,
      onLine: () => {
        if (this.stay?.far === far) onChange();
      },
      onPlace: (token) => {
        if (token === null) places.drop(origin);
        else places.keep({ origin, name, token });
        onChange();
      },
    });
    const answer = await far.answered();
    if (answer === "open") {
      this.stay?.far.close();
      const watching = this.stay?.origin === origin && this.stay.watching;
      this.stay = { far, origin, name, code, watching };
      this.look(false);
      onMove();
      return null;
    }
    const { why } = far;
    far.close();
    if (answer === "refused") return isVisitFault(why) ? why : "unreachable";
    return answer === "outdated" ? "other-version" : "unreachable";
  }

  private goHome(): void {
    const { onChange, onMove } = this.parts;
    this.stay?.far.close();
    this.stay = null;
    onMove();
    onChange();
  }

  private async goAgain(): Promise<VisitFault | null> {
    const { stay } = this;
    if (!stay) return "gone";
    return this.go({ name: stay.name, origins: [stay.origin], code: stay.code });
  }
}

const visitOf = ({ far, origin, name, watching }: Stay): Visit => ({
  origin,
  name,
  line: far.line,
  why: far.why,
  watching,
});

const isVisitFault = (why: FarTable["why"]): why is Extract<VisitFault, NonNullable<FarTable["why"]>> =>
  why === "guest-token" ||
  why === "wrong-code" ||
  why === "too-many-tries" ||
  why === "too-many-lines" ||
  why === "host-token";

/** What a table at an address is called, where it was found or is known; else the address is its name. */
function nameAt(origin: string, tables: readonly NearbyTable[], places: readonly KeptPlace[]): string {
  const found = tables.find(({ urls }) => urls.includes(origin)) ?? places.find((place) => place.origin === origin);
  return found?.name ?? origin.replace("http://", "");
}
