import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { DieValue } from "../../shared/dice/kinds";
import type { DiceSetId } from "../../shared/dice/set-ids";
import type { Contact } from "../dice/contacts";
import { useDeviceSettings } from "../hud/settings/device-store";
import { useTableTheme } from "../theme/table-theme";
import { TableCanvas } from "./lazy-scene";
import type { TableThrow } from "./presenter";
import type { CameraView, TableActions, TableScreen } from "./turn";
import { useMeasuredQuality } from "./use-measured-quality";
import type { SceneOnScreen } from "./use-scene";

/** The 3D table as this device is to draw it. */
export function TableStage(props: {
  screen: TableScreen;
  actions: TableActions;
  thrown: TableThrow | null;
  skips: number;
  camera: { view: CameraView; move: number };
  scene: SceneOnScreen;
  /** The dice to show instead of those of this device. */
  diceSet?: DiceSetId;
  /** How many times faster than at the table its throws are shown. */
  speed?: number;
  onSettled(rollId: string, faces: Record<string, DieValue>): void;
  onKnocks(knocks: readonly Contact[]): void;
}) {
  const { screen, scene, camera } = props;
  const { t } = useTranslation();
  const { settings } = useDeviceSettings();
  const theme = useTableTheme(({ theme }) => theme);
  const { quality, onMoving } = useMeasuredQuality(settings.quality);
  useEffect(() => onMoving(screen.rolling), [onMoving, screen.rolling]);
  return (
    <Suspense fallback={null}>
      <TableCanvas
        screen={screen}
        actions={props.actions}
        thrown={props.thrown}
        onSettled={props.onSettled}
        onKnocks={props.onKnocks}
        skip={props.skips}
        camera={camera.view}
        cameraMove={camera.move}
        reducedMotion={scene.reducedMotion}
        quality={quality}
        theme={theme}
        diceSet={props.diceSet ?? settings.diceSet}
        physics={quality !== "low"}
        pace={settings.pace}
        speed={props.speed ?? 1}
        closeUps={settings.closeUp === "on"}
        label={t("table.picture")}
        onContext={scene.onContext}
      />
    </Suspense>
  );
}
