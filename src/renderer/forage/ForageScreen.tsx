import { useMemo } from "react";
import { useStore } from "zustand";
import type { Session } from "../app/session";
import { ForageTable } from "./hud/ForageTable";
import type { ForageActions } from "./hud/forage-props";

/** The open Forage table: what the session knows of it, and what can be asked of the host. */
export function ForageScreen({ session, onNewSetup }: { session: Session; onNewSetup(): void }) {
  const table = useStore(session.store, ({ forage }) => forage);
  const line = useStore(session.store, (state) => state.line);
  const refusal = useStore(session.store, (state) => state.refusal);
  const actions = useMemo<ForageActions>(
    () => ({
      send: session.host.send,
      undo: session.host.undo,
      again: (players, mode) =>
        session.host.openTable({ game: "forage", setup: { players, mode, deck: null, deal: null } }),
      leave: session.host.closeTable,
      newSetup: onNewSetup,
    }),
    [session, onNewSetup],
  );
  if (!table) return null;
  return (
    <ForageTable
      table={table}
      actions={actions}
      picture={null}
      sceneState="fine"
      line={line}
      refusal={refusal}
      onRefusalRead={session.readRefusal}
    />
  );
}
