import { useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { DieValue } from "../../shared/dice/kinds";
import { useOwnScreen } from "../company/company-context";
import { TableHud } from "../hud/TableHud";
import { checkDice } from "./check-dice";
import { legalOn } from "./legal-on";
import type { Session } from "./session";
import { shownLog } from "./shown-log";
import { TableStage } from "./TableStage";
import { targetsOf } from "./targets";
import type { TableScreen } from "./turn";
import { useScene } from "./use-scene";
import { useTableSound } from "./use-table-sound";

interface Props {
  session: Session;
  onNewSetup(): void;
}

/** The open table: the 3D scene, or the flat table in its place, inside the HUD. */
export function TableScreenView({ session, onNewSetup }: Props) {
  const { store, actions } = session;
  const state = useStore(store);
  const { line, table, presentation, aim, camera, skips } = state;

  const own = useOwnScreen();

  const scene = useScene(session.show);
  useEffect(() => session.onScreen(), [session]);
  const sound = useTableSound(store, scene.playsThrows && !scene.reducedMotion);
  const onSettled = useCallback(
    (rollId: string, faces: Record<string, DieValue>) => session.settled(rollId, faces),
    [session],
  );

  const legal = useMemo(() => legalOn({ line, table, presentation }), [line, table, presentation]);
  const screen = useMemo<TableScreen | null>(
    () =>
      table &&
      presentation && {
        tableId: table.tableId,
        shown: presentation.shown,
        aim,
        legal,
        targets: targetsOf(legal, aim),
        rolling: presentation.rolling,
        canUndo:
          table.canUndo &&
          !presentation.rolling &&
          line === "open" &&
          presentation.shown.activeSeat !== null &&
          table.mySeats.includes(presentation.shown.activeSeat),
      },
    [line, table, presentation, aim, legal],
  );
  const log = useMemo(
    () => shownLog(table?.log ?? [], presentation?.waiting ?? 0),
    [table?.log, presentation?.waiting],
  );
  if (!table || !presentation || !screen) return null;

  return (
    <TableHud
      screen={screen}
      actions={actions}
      stage={
        scene.flat ? null : (
          <TableStage
            screen={screen}
            actions={actions}
            thrown={presentation.thrown}
            skips={skips}
            camera={camera}
            scene={scene}
            onSettled={onSettled}
            onKnocks={sound.knock}
          />
        )
      }
      sceneState={scene.scene}
      mySeats={table.mySeats}
      log={log}
      latest={presentation.latest && { event: presentation.latest, step: presentation.step }}
      line={line}
      closed={table.ended ? "ended" : table.fault}
      fair={table.fair}
      onCheckDice={
        own
          ? async () => {
              const file = await session.shelf.fetch(table.tableId);
              return file && checkDice(file.text);
            }
          : null
      }
      onGoBack={session.keeping.goBack}
      onEndTable={session.keeping.endTable}
      refusal={state.refusal}
      onRefusalRead={session.readRefusal}
      sound={sound}
      diagnostics={state.diagnostics}
      onAskDiagnostics={session.askDiagnostics}
      onNewSetup={onNewSetup}
    />
  );
}
