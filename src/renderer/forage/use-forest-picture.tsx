import { type ReactNode, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { DiceSetId } from "../../shared/dice/set-ids";
import { useMeasuredQuality } from "../app/use-measured-quality";
import { useReducedMotion } from "../app/use-reduced-motion";
import { type SceneState, useSceneState } from "../app/use-scene-state";
import { useDeviceSettings } from "../hud/settings/device-store";
import { useTableTheme } from "../theme/table-theme";
import { FlatForest, type ForestPictureProps } from "./board/FlatForest";
import { ForestCanvas } from "./lazy-forest";

/**
 * The forest in three dimensions as this device draws it; `picture` is null where the flat one stands in.
 * `dice` are shown instead of the device's own.
 */
export function useForestPicture(dice?: DiceSetId): {
  picture: ((props: ForestPictureProps) => ReactNode) | null;
  scene: SceneState["scene"];
} {
  const { t } = useTranslation();
  const { settings } = useDeviceSettings();
  const reducedMotion = useReducedMotion(settings.motion);
  const { scene, flat, onContext } = useSceneState();
  const theme = useTableTheme(({ theme }) => theme);
  const diceSet = dice ?? settings.diceSet;
  const { quality, onMoving } = useMeasuredQuality(settings.quality);
  const picture = useCallback(
    (props: ForestPictureProps) => (
      <Suspense fallback={<FlatForest {...props} />}>
        <ForestCanvas
          {...props}
          quality={quality}
          diceSet={diceSet}
          theme={theme}
          reducedMotion={reducedMotion}
          label={t("forage.board.title")}
          onContext={onContext}
          onMoving={onMoving}
        />
      </Suspense>
    ),
    [quality, diceSet, theme, reducedMotion, t, onContext, onMoving],
  );
  return { picture: flat ? null : picture, scene };
}
