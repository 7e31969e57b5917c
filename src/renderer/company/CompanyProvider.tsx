import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Session, SessionState } from "../app/session";
import { seatNames } from "../hud/model/names";
import { useVisit } from "../nearby/nearby-store";
import { VisitWays } from "../nearby/VisitWays";
import { CompanyLive } from "./CompanyLive";
import { CompanyContext } from "./company-context";
import { GuestSheet } from "./GuestSheet";
import { PhonesSheet } from "./PhonesSheet";
import { isOwnScreen } from "./people";

/** Lets all of the page know who is at the table, and lays the sheet about them over it. */
export function CompanyProvider({ session, children }: { session: Session; children: ReactNode }) {
  const company = useStore(session.store, (state) => state.company);
  const why = useStore(session.store, (state) => state.why);
  const refusal = useStore(session.store, (state) => state.refusal);
  const names = useStore(session.store, namesAt);
  const [isOpen, setOpen] = useState(false);
  const showPeople = useCallback(() => {
    session.readRefusal();
    setOpen(true);
  }, [session]);
  const { people } = session;
  const Elsewhere = useVisit() ? VisitWays : null;
  const value = useMemo(
    () => ({ company, players: names === "" ? [] : names.split("\n"), actions: people, why, Elsewhere, showPeople }),
    [company, names, people, why, Elsewhere, showPeople],
  );
  const Sheet = isOwnScreen(company) ? PhonesSheet : GuestSheet;
  return (
    <CompanyContext value={value}>
      {children}
      <Sheet
        refusal={refusal}
        isOpen={isOpen}
        onClose={() => {
          session.readRefusal();
          setOpen(false);
        }}
      />
      <CompanyLive />
    </CompanyContext>
  );
}

/** Names at the open table as they are shown, a name to a line: a text, so that the same names are the same value. */
function namesAt({ table, forage, waiting }: SessionState): string {
  const players = (table ?? forage)?.state.players ?? waiting?.players.map((name) => ({ name })) ?? [];
  return seatNames(players).join("\n");
}
