import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { AskingPage } from "./door/AskingPage";
import { ConnectingPage } from "./door/ConnectingPage";
import type { Door } from "./door/door";
import { EndedPage, OutdatedPage } from "./door/EndedPage";
import { JoinPage } from "./door/JoinPage";
import { LobbyPage } from "./door/LobbyPage";
import type { PhoneSession } from "./phone-session";
import { placeOf } from "./place";
import { DicedPhone } from "./table/DicedPhone";

const ForagePhone = lazy(() => import("./forage/ForagePhone"));

/** What somebody sees whose line reaches a table. */
export function AtTable({ door, session }: { door: Door; session: PhoneSession }) {
  const state = useStore(session.store);
  const [watching, setWatching] = useState(false);
  const { theme } = state;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const onWatch = useCallback(() => setWatching(true), []);
  const onJoin = useCallback(() => setWatching(false), []);
  const place = placeOf(state, watching);
  switch (place.at) {
    case "connecting":
      return <ConnectingPage line={state.line} />;
    case "outdated":
      return <OutdatedPage />;
    case "ended":
      return <EndedPage reason={place.reason} onAgain={door.again} />;
    case "joining":
      return <JoinPage door={door} state={state} onWatch={onWatch} />;
    case "asking":
      return <AskingPage name={place.name} line={state.line} onCancel={door.leave} />;
    case "lobby":
      return <LobbyPage door={door} session={session} state={state} onJoin={onJoin} />;
    case "diced-tomatoes":
      return <DicedPhone door={door} session={session} onJoin={onJoin} />;
    case "forage":
      return (
        <Suspense fallback={<ConnectingPage line={state.line} />}>
          <ForagePhone door={door} session={session} onJoin={onJoin} />
        </Suspense>
      );
  }
}
