import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { ConnectingPage } from "../door/ConnectingPage";
import type { Door } from "../door/door";
import type { PhoneSession } from "../phone-session";
import { addForage } from "../words";
import { ForageHand } from "./ForageHand";

/** A Forage table in a guest's hand; fetched, words and all, when one is first laid. */
export default function ForagePhone(props: { door: Door; session: PhoneSession; onJoin(): void }) {
  const { i18n } = useTranslation();
  const line = useStore(props.session.store, (state) => state.line);
  const table = useStore(props.session.store, (state) => state.forage);
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void addForage(i18n).then(() => {
      if (wanted) setSpoken(i18n.language);
    });
    return () => {
      wanted = false;
    };
  }, [i18n]);
  if (spoken !== i18n.language) return <ConnectingPage line={line} />;
  // Whoever sits down somewhere else at a table holds another hand there.
  return table && <ForageHand key={`${table.tableId} ${table.mySeats.join()}`} {...props} table={table} line={line} />;
}
