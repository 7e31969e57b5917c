import { Suspense, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { isTableDeck } from "../../shared/games/forage/table-deck";
import { firstTier } from "../app/frame-judge";
import { probeShading } from "../app/gpu-probe";
import type { Session } from "../app/session";
import { useReducedMotion } from "../app/use-reduced-motion";
import { useSceneState } from "../app/use-scene-state";
import { useDeviceSettings } from "../hud/settings/device-store";
import { FlatForest, type ForestPictureProps } from "./board/FlatForest";
import { ForageTable } from "./hud/ForageTable";
import type { ForageActions } from "./hud/forage-props";
import { ForestCanvas } from "./lazy-forest";

/** The open Forage table: the 3D forest, or the flat one in its place, inside its HUD. */
export function ForageScreen({ session, onNewSetup }: { session: Session; onNewSetup(): void }) {
  const table = useStore(session.store, ({ forage }) => forage);
  const line = useStore(session.store, (state) => state.line);
  const refusal = useStore(session.store, (state) => state.refusal);
  const { t } = useTranslation();
  const { settings } = useDeviceSettings();
  const reducedMotion = useReducedMotion(settings.motion);
  const { scene, flat, onContext } = useSceneState();
  const { diceSet, quality: wanted } = settings;
  const quality = useMemo(() => (wanted === "auto" ? firstTier(probeShading()) : wanted), [wanted]);
  const actions = useMemo<ForageActions>(
    () => ({
      send: session.host.send,
      undo: session.host.undo,
      again() {
        const state = session.store.getState().forage?.state;
        if (!state) return;
        const players = state.players.map(({ name }) => name);
        const deck = isTableDeck(state.deck) ? null : state.deck;
        session.host.openTable({ game: "forage", setup: { players, mode: state.mode, deck, deal: null } });
      },
      leave: session.host.closeTable,
      end: session.keeping.endTable,
      newSetup: onNewSetup,
    }),
    [session, onNewSetup],
  );
  const picture = useCallback(
    (props: ForestPictureProps) => (
      <Suspense fallback={<FlatForest {...props} />}>
        <ForestCanvas
          {...props}
          quality={quality}
          diceSet={diceSet}
          reducedMotion={reducedMotion}
          label={t("forage.board.title")}
          onContext={onContext}
        />
      </Suspense>
    ),
    [quality, diceSet, reducedMotion, t, onContext],
  );
  if (!table) return null;
  return (
    <ForageTable
      table={table}
      actions={actions}
      picture={flat ? null : picture}
      sceneState={scene}
      line={line}
      closed={table.ended ? "ended" : table.fault}
      refusal={refusal}
      onRefusalRead={session.readRefusal}
    />
  );
}
