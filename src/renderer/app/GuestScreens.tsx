import { useEffect } from "react";
import { useStore } from "zustand";
import type { Company } from "../../shared/protocol/company";
import { Lobby } from "../company/Lobby";
import { myself } from "../company/people";
import { ForageScreen } from "../forage/ForageScreen";
import { LineBanner } from "../hud/messages/LineBanner";
import { useVisit } from "../nearby/nearby-store";
import { VisitorJoin } from "../nearby/VisitorJoin";
import { WordsScreen } from "./screens/WordsScreen";
import type { Session } from "./session";
import { TableScreenView } from "./TableScreenView";

/** What a guest sees on a laptop: the table as soon as one is laid, and a place to wait until then. */
export function GuestScreens({ session, company }: { session: Session; company: Company }) {
  const { store } = session;
  const line = useStore(store, (state) => state.line);
  const refusal = useStore(store, (state) => state.refusal);
  const waiting = useStore(store, (state) => state.waiting);
  const tableId = useStore(store, ({ table, forage }) => (table ?? forage)?.tableId ?? null);
  const playsForage = useStore(store, ({ forage }) => forage !== null);
  const me = myself(company);
  // Who has come by the code alone says a name first.
  const nameless = me === null && line === "open";
  const visit = useVisit();
  const away = visit !== null;
  useEffect(() => {
    if (nameless && !away) location.replace("./join");
  }, [nameless, away]);
  if (visit && me === null && !visit.watching) {
    return (
      <>
        <LineBanner line={line} />
        <VisitorJoin company={company} refusal={refusal} />
      </>
    );
  }
  if (tableId !== null) {
    const Table = playsForage ? ForageScreen : TableScreenView;
    return <Table key={tableId} session={session} onNewSetup={NOTHING} />;
  }
  return (
    <>
      <LineBanner line={line} />
      {waiting ? (
        <WordsScreen key={waiting.tableId} table={waiting} keeping={session.keeping} refusal={refusal} />
      ) : (
        (me ?? visit) && <Lobby me={me} company={company} />
      )}
    </>
  );
}

/** A guest lays no tables, and is shown no way to. */
const NOTHING = (): void => undefined;
