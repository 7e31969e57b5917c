import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { GameId } from "../../shared/games/registry";
import type { TableView } from "../../shared/protocol/messages";
import { CompanyProvider } from "../company/CompanyProvider";
import { isOwnScreen } from "../company/people";
import { ForageScreen } from "../forage/ForageScreen";
import { prefetchForest } from "../forage/lazy-forest";
import { ForageReplayScreen } from "../forage/replay/ForageReplayScreen";
import { ForageSetupScreen } from "../forage/setup/ForageSetupScreen";
import { Connecting } from "../hud/messages/Connecting";
import { ErrorBoundary } from "../hud/messages/ErrorPage";
import { LineBanner } from "../hud/messages/LineBanner";
import { useDeviceSettings } from "../hud/settings/device-store";
import { useFlatWanted } from "../hud/settings/use-flat-wanted";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { GuestScreens } from "./GuestScreens";
import { prefetchScene } from "./lazy-scene";
import { Presenter } from "./Presenter";
import { FaultSheet } from "./replay/FaultSheet";
import { FileDrop } from "./replay/FileDrop";
import type { ForageTape } from "./replay/forage-tape";
import { ReplayScreen } from "./replay/ReplayScreen";
import type { AnyTape } from "./replay/replay-door";
import { GameChoice } from "./screens/GameChoice";
import { SetupScreen } from "./screens/SetupScreen";
import { StartScreen } from "./screens/StartScreen";
import { WordsScreen } from "./screens/WordsScreen";
import type { Session } from "./session";
import { TableScreenView } from "./TableScreenView";
import { useReducedMotion } from "./use-reduced-motion";
import { useThemeOf } from "./use-theme-of";

type Route = "start" | "setup" | "table";

/** Which screen is on: the front door, the set-up, or the host's table. */
export function App({ session }: { session: Session }) {
  const { language, motion } = useDeviceSettings(({ settings }) => settings);
  const reduced = useReducedMotion(motion);
  // Guests on a laptop see this page too; the look is not theirs to choose.
  useThemeOf(
    session,
    useStore(session.store, ({ stage }) => stage !== null),
  );
  useEffect(() => {
    document.documentElement.dataset.motion = reduced ? "reduced" : "full";
  }, [reduced]);
  return (
    <LanguageProvider language={language}>
      <ErrorBoundary>
        <Front session={session} />
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** A replay lies over whatever else is on, and goes back to it. */
function Front({ session }: { session: Session }) {
  const { store, openFile, close, readFault } = session.replays;
  const { tape, beside, fault, openings } = useStore(store);
  return (
    <>
      {tape ? (
        <AnyReplay key={openings} tape={tape} beside={beside} onClose={close} />
      ) : (
        <CompanyProvider session={session}>
          <AnyScreens session={session} />
        </CompanyProvider>
      )}
      <Presenter session={session} />
      <FileDrop onFile={openFile} />
      <FaultSheet fault={fault} onClose={readFault} />
    </>
  );
}

function AnyReplay({ tape, beside, onClose }: { tape: AnyTape; beside: ForageTape | null; onClose(): void }) {
  return tape.game === "forage" ? (
    <ForageReplayScreen tape={tape} beside={beside} onClose={onClose} />
  ) : (
    <ReplayScreen tape={tape} onClose={onClose} />
  );
}

/** The table's own screens can do all there is; a guest's shows the table that the host has laid. */
function AnyScreens({ session }: { session: Session }) {
  const { store } = session;
  const line = useStore(store, (state) => state.line);
  const known = useStore(store, (state) => state.known);
  const company = useStore(store, (state) => state.company);
  if (!known || !company) return <Connecting line={line} />;
  return isOwnScreen(company) ? <Screens session={session} /> : <GuestScreens session={session} company={company} />;
}

function Screens({ session }: { session: Session }) {
  const { store, actions } = session;
  const line = useStore(store, (state) => state.line);
  const known = useStore(store, (state) => state.known);
  const settings = useStore(store, (state) => state.settings);
  const forageKept = useStore(store, (state) => state.forageKept);
  const opening = useStore(store, (state) => state.opening);
  const refusal = useStore(store, (state) => state.refusal);
  const waiting = useStore(store, (state) => state.waiting);
  const tableId = useStore(store, ({ table, forage }) => (table ?? forage)?.tableId ?? null);
  const playing = useStore(store, ({ table, forage }) => (table ?? forage)?.game ?? null);
  const names = useStore(store, ({ table, forage }) => namesAt(table ?? forage));
  const [route, setRoute] = useState<Route>("start");
  const [game, setGame] = useState<GameId>("diced-tomatoes");
  const flat = useFlatWanted();
  useEffect(() => {
    if (route !== "setup" || flat) return;
    if (game === "forage") prefetchForest();
    else prefetchScene();
  }, [route, flat, game]);

  // A table that has just been laid is what everybody came for; one that was left leads back to the front door.
  useEffect(() => {
    if (!known) return;
    if (tableId !== null) setRoute("table");
    else if (!opening) setRoute((last) => (last === "table" ? "start" : last));
  }, [known, tableId, opening]);

  const newSetup = useCallback(() => {
    if (playing) setGame(playing);
    setRoute("setup");
  }, [playing]);

  if (route === "table" && tableId !== null) {
    const Table = playing === "forage" ? ForageScreen : TableScreenView;
    return <Table key={tableId} session={session} onNewSetup={newSetup} />;
  }
  if (waiting) {
    return (
      <>
        <LineBanner line={line} />
        <WordsScreen key={waiting.tableId} table={waiting} keeping={session.keeping} refusal={refusal} />
      </>
    );
  }
  const setup = {
    games: <GameChoice game={game} onChoose={setGame} />,
    busy: opening,
    refusal,
    onBack: () => {
      session.readRefusal();
      setRoute(tableId === null ? "start" : "table");
    },
  };
  return (
    <>
      <LineBanner line={line} />
      {route === "setup" && game === "forage" && (
        <ForageSetupScreen
          lastSetup={settings?.lastSetups.forage ?? null}
          kept={forageKept}
          onKeepDeck={session.forageKeeping.keepDeck}
          onOpen={(wanted) => session.host.openTable({ game: "forage", setup: wanted })}
          {...setup}
        />
      )}
      {route === "setup" && game === "diced-tomatoes" && (
        <SetupScreen
          lastSetup={settings?.lastSetups["diced-tomatoes"] ?? null}
          onOpen={({ players, options }, wait) => actions.openTable(players, options, wait)}
          {...setup}
        />
      )}
      {route !== "setup" && (
        <StartScreen
          openTable={names?.split("\n") ?? null}
          onContinue={() => setRoute("table")}
          onSetTable={() => setRoute("setup")}
          onReplayFile={session.replays.openFile}
          shelf={session.shelf}
          onReplay={session.replays.openTable}
        />
      )}
    </>
  );
}

/** Who sits at a table, a name to a line; null where there is none. A text, so that the same names are the same value. */
const namesAt = (table: TableView | null): string | null =>
  table?.state.players.map(({ name }: { name: string }) => name).join("\n") ?? null;
