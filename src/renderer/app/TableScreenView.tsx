import { Suspense, useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { DieValue } from "../../shared/dice/kinds";
import { useDeviceSettings } from "../hud/settings/device-store";
import { TableHud } from "../hud/TableHud";
import { checkDice } from "./check-dice";
import { TableCanvas } from "./lazy-scene";
import { legalOn, type Session } from "./session";
import { shownLog } from "./shown-log";
import { targetsOf } from "./targets";
import type { TableScreen } from "./turn";
import { useMeasuredQuality } from "./use-measured-quality";
import { useReducedMotion } from "./use-reduced-motion";
import { useSceneState } from "./use-scene-state";
import { useTableSound } from "./use-table-sound";

interface Props {
  session: Session;
  onNewSetup(): void;
}

/** The open table: the 3D scene, or the flat table in its place, inside the HUD. */
export function TableScreenView({ session, onNewSetup }: Props) {
  const { store, actions } = session;
  const state = useStore(store);
  const { t } = useTranslation();
  const { settings } = useDeviceSettings();
  const reducedMotion = useReducedMotion(settings.motion);
  const { scene, flat, drawn, onContext } = useSceneState();
  const { line, table, presentation, aim, camera, skips } = state;

  const playsThrows = !flat && scene === "fine";
  const sceneIsThere = playsThrows && drawn;
  const sound = useTableSound(session, playsThrows && !reducedMotion);
  useEffect(
    () => session.show({ playsThrows, sceneIsThere, instant: reducedMotion }),
    [session, playsThrows, sceneIsThere, reducedMotion],
  );
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
        canUndo: table.canUndo && !presentation.rolling && line === "open",
      },
    [line, table, presentation, aim, legal],
  );
  const quality = useMeasuredQuality(settings.quality, presentation?.rolling ?? false);
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
        flat ? null : (
          <Suspense fallback={null}>
            <TableCanvas
              screen={screen}
              actions={actions}
              thrown={presentation.thrown}
              onSettled={onSettled}
              onKnocks={sound.knock}
              skip={skips}
              camera={camera.view}
              cameraMove={camera.move}
              reducedMotion={reducedMotion}
              pace={settings.pace}
              closeUps={settings.closeUp === "on"}
              quality={quality}
              diceSet={settings.diceSet}
              physics={quality !== "low"}
              label={t("table.picture")}
              onContext={onContext}
            />
          </Suspense>
        )
      }
      sceneState={scene}
      mySeats={table.mySeats}
      log={log}
      latest={presentation.latest && { event: presentation.latest, step: presentation.step }}
      line={line}
      closed={table.ended ? "ended" : table.fault}
      fair={table.fair}
      onCheckDice={async () => {
        const file = await session.shelf.fetch(table.tableId);
        return file && checkDice(file.text);
      }}
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
