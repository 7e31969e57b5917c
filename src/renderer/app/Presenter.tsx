import { useEffect } from "react";
import { useStore } from "zustand";
import { PresenterSheet } from "../hud/present/PresenterSheet";
import { usePresenter } from "../hud/present/presenter-store";
import { sameAgain } from "./again";
import type { Session, SessionState, WantedTable } from "./session";

/** The presenter's sheet over whatever screen the table's own page is at. */
export function Presenter({ session }: { session: Session }) {
  const { store, presenting, host } = session;
  const stage = useStore(store, (state) => state.stage);
  const hasCode = useStore(store, ({ company }) => company?.lan?.state === "open");
  const table = useStore(store, ({ table, forage }) => table ?? forage);
  const settings = useStore(store, (state) => state.settings);
  const overlays = useStore(store, (state) => state.overlays);
  const available = stage !== null;
  useEffect(() => usePresenter.setState({ available }), [available]);
  if (!stage) return null;
  const wanted = table && sameAgain(table);
  return (
    <PresenterSheet
      stage={stage}
      hasCode={hasCode}
      nextMatch={nextMatch(table, wanted ?? lastLaid(settings), host.openTable)}
      onStage={presenting.setStage}
      onAir={overlays && { overlays, actions: presenting.onAir, source: presenting.source }}
    />
  );
}

type OpenTable = SessionState["table"] | SessionState["forage"];

/** A game that is not over is not cleared away by one press. */
function nextMatch(table: OpenTable, wanted: WantedTable | null, lay: (wanted: WantedTable) => void) {
  if (table && table.state.phase !== "finished" && !table.ended) return { not: "playing" } as const;
  return wanted ? { lay: () => lay(wanted) } : ({ not: "no-table" } as const);
}

/** The table of the game that was laid last, where none is open. */
function lastLaid(settings: SessionState["settings"]): WantedTable | null {
  const diced = settings?.lastSetups["diced-tomatoes"];
  const forage = settings?.lastSetups.forage;
  if (diced) return { game: "diced-tomatoes", setup: diced };
  return forage ? { game: "forage", setup: forage } : null;
}
