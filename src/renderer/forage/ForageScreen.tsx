import { useMemo } from "react";
import { useStore } from "zustand";
import { sameAgain } from "../app/again";
import type { Session } from "../app/session";
import { useOwnScreen } from "../company/company-context";
import { ForageTable } from "./hud/ForageTable";
import type { ForageActions, ForageLogEntry } from "./hud/forage-props";
import { useForageSound } from "./use-forage-sound";
import { useForestPicture } from "./use-forest-picture";

const NO_STEPS: readonly ForageLogEntry[] = [];

/** The open Forage table: the 3D forest, or the flat one in its place, inside its HUD. */
export function ForageScreen({ session, onNewSetup }: { session: Session; onNewSetup(): void }) {
  const table = useStore(session.store, ({ forage }) => forage);
  const line = useStore(session.store, (state) => state.line);
  const refusal = useStore(session.store, (state) => state.refusal);
  const kept = useStore(session.store, ({ forageKept }) => forageKept);
  const own = useOwnScreen();
  useForageSound(table?.tableId ?? null, table?.log ?? NO_STEPS);
  const { picture, scene } = useForestPicture();
  const actions = useMemo<ForageActions>(
    () => ({
      send: session.host.send,
      undo: session.host.undo,
      again() {
        const { forage } = session.store.getState();
        if (forage) session.host.openTable(sameAgain(forage));
      },
      async fetch() {
        const open = session.store.getState().forage?.tableId;
        return open === undefined ? null : session.shelf.fetch(open);
      },
      replay: own ? session.replays.openBeside : null,
      leave: session.host.closeTable,
      end: session.keeping.endTable,
      newSetup: onNewSetup,
    }),
    [session, own, onNewSetup],
  );
  if (!table) return null;
  return (
    <ForageTable
      table={table}
      actions={actions}
      days={{ scores: kept?.days ?? null, keep: session.forageKeeping.keepDay }}
      picture={picture}
      sceneState={scene}
      line={line}
      closed={table.ended ? "ended" : table.fault}
      refusal={refusal}
      onRefusalRead={session.readRefusal}
    />
  );
}
