import { useEffect } from "react";
import { useStore } from "zustand";
import type { Company } from "../../shared/protocol/company";
import { Lobby } from "../company/Lobby";
import { myself } from "../company/people";
import { ForageScreen } from "../forage/ForageScreen";
import { LineBanner } from "../hud/messages/LineBanner";
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
  useEffect(() => {
    if (nameless) location.replace("./join");
  }, [nameless]);
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
        me && <Lobby me={me} company={company} />
      )}
    </>
  );
}

/** A guest lays no tables, and is shown no way to. */
const NOTHING = (): void => undefined;
