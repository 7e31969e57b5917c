import { type ReactNode, useState } from "react";
import type { CompanyActions } from "../../../src/renderer/company/company-actions";
import { CompanyContext } from "../../../src/renderer/company/company-context";
import { GuestSheet } from "../../../src/renderer/company/GuestSheet";
import { PhonesSheet } from "../../../src/renderer/company/PhonesSheet";
import { isOwnScreen } from "../../../src/renderer/company/people";
import {
  type Company,
  type DoorFault,
  type EndReason,
  GUEST_COLOURS,
  type Lan,
} from "../../../src/shared/protocol/company";

const query = new URLSearchParams(location.search);

function lanOf(state: string): Lan {
  if (state === "closed" || state === "opening") return { state };
  if (state !== "open") return { state: "failed", reason: state as "no-address" };
  return {
    state,
    port: 4545,
    code: "K7MPX4",
    addresses: [
      { url: "http://192.168.178.24:4545/", adapter: "wlan0", kind: "lan" },
      { url: "http://10.8.0.3:4545/", adapter: "tun0", kind: "virtual" },
      { url: "http://[2001:db8:7:1::24]:4545/", adapter: "wlan0", kind: "lan" },
    ].slice(0, Number(query.get("addresses") ?? 3)) as never,
  };
}

/**
 * People at the table as the address has them: `lan=closed|opening|open|no-address|…`, `guests=` how many have joined,
 * `asking=` how many ask, `away=` and `helped=` seats that are, `as=` the seat of the guest whose page this is.
 */
function companyOf(names: readonly string[]): Company {
  const has = (name: string, seat: number) => (query.get(name) ?? "").split(",").includes(String(seat));
  const as = query.get("as");
  const [guests, asking] = ["guests", "asking"].map((name) => Number(query.get(name) ?? 0)) as [number, number];
  return {
    type: "company",
    lan: as === null ? lanOf(query.get("lan") ?? "closed") : null,
    joining: { approve: asking > 0, seatsOpen: !query.has("seats-closed") },
    held: [],
    guests: Array.from({ length: guests + asking }, (_, at) => ({
      guest: `guest-${at}`,
      name: names[at] ?? `Guest ${at}`,
      colour: GUEST_COLOURS[at % GUEST_COLOURS.length] as "leaf",
      seat: at < guests && !query.has("no-seats") ? at : null,
      state: at < guests ? "in" : "asking",
      here: !has("away", at),
      helped: has("helped", at),
    })),
    me: as === null ? null : `guest-${as}`,
  };
}

/** Puts made-up people at whatever is shown below. */
export function MadeUpCompany({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [company, setCompany] = useState(() => companyOf(names));
  const [isOpen, setOpen] = useState(query.has("sheet"));
  const lan = (next: Lan) => setCompany((last) => ({ ...last, lan: next }));
  const change = (guest: string, part: Partial<Company["guests"][number]>) =>
    setCompany((last) => ({
      ...last,
      guests: last.guests.map((other) => (other.guest === guest ? { ...other, ...part } : other)),
    }));
  const actions: CompanyActions = {
    openLan: () => lan(lanOf("open")),
    closeLan: () => lan({ state: "closed" }),
    newCode: () => lan({ ...(lanOf("open") as Extract<Lan, { state: "open" }>), code: "W3DTAC" }),
    setJoining: (joining) => setCompany((last) => ({ ...last, joining })),
    admit: (guest) => change(guest, { state: "in" }),
    remove: (guest) =>
      setCompany((last) => ({ ...last, guests: last.guests.filter((other) => other.guest !== guest) })),
    seat: (guest, seat) => change(guest, { seat }),
    help: (guest, helped) => change(guest, { helped }),
    join: async () => true,
    take: (seat) => change(company.me ?? "", { seat }),
    leave: async () => false,
  };
  const Sheet = isOwnScreen(company) ? PhonesSheet : GuestSheet;
  const players = query.get("screen") === "start" ? [] : names.slice(0, Number(query.get("players") ?? 4));
  const why = query.get("why") as DoorFault | EndReason | null;
  if (!query.has("lan") && !query.has("as") && why === null) return children;
  return (
    <CompanyContext value={{ company, players, actions, why, Elsewhere: null, showPeople: () => setOpen(true) }}>
      {children}
      <Sheet refusal={null} isOpen={isOpen} onClose={() => setOpen(false)} />
    </CompanyContext>
  );
}
