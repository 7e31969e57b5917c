import { useTranslation } from "react-i18next";
import { CAMERAS, type PresentationCamera, type Stage } from "../../../shared/protocol/presentation";
import type { Overlays } from "../../../shared/protocol/stream";
import type { OverlaySource } from "../../overlay/show";
import { Choice } from "../settings/Choice";
import { DiceSetChoice } from "../settings/DiceSetChoice";
import { useDeviceSettings } from "../settings/device-store";
import { ThemeChoice } from "../settings/ThemeChoice";
import { Action } from "../ui/Action";
import { Sheet } from "../ui/Sheet";
import { OnAir, type OnAirActions } from "./OnAir";
import styles from "./PresenterSheet.module.css";
import { usePresenter } from "./presenter-store";
import { ScreenControls } from "./ScreenControls";

interface Props {
  stage: { shows: Stage; screens: number };
  /** Whether there is a code to be shown: the table is open to the network. */
  hasCode: boolean;
  /** Lays the same table once more; null with the reason why it cannot be now. */
  nextMatch: { lay(): void } | { not: "playing" | "no-table" };
  onStage(part: Partial<Stage>): void;
  /** Null until the host has told of its overlays. */
  onAir: { overlays: Overlays; actions: OnAirActions; source: OverlaySource } | null;
}

/** What the presenter has in hand while the others look at the big screen. */
export function PresenterSheet({ stage, hasCode, nextMatch, onStage, onAir }: Props) {
  const { t } = useTranslation();
  const { open } = usePresenter();
  const close = () => usePresenter.setState({ open: false });
  const streamer = useDeviceSettings(({ settings }) => settings.streamer === "on");
  const { shows, screens } = stage;
  return (
    <Sheet wide title={t("stage.presenter.title")} isOpen={open} onClose={close}>
      <div className={styles.sheet}>
        <ScreenControls screens={screens} />
        <Choice
          label={t("stage.presenter.camera")}
          note={t("stage.presenter.camera-note")}
          value={shows.camera}
          choices={CAMERAS.map((camera) => [camera, t(`stage.camera.${camera}`)] as const)}
          onChange={(camera) => onStage({ camera: camera as PresentationCamera })}
        />
        <div className={styles.ways}>
          <Action pressed={shows.board} onPress={() => onStage({ board: !shows.board })}>
            {t("stage.presenter.board")}
          </Action>
          <Action pressed={shows.pause} onPress={() => onStage({ pause: !shows.pause })}>
            {t("stage.presenter.pause")}
          </Action>
          <Action
            pressed={shows.showCode}
            hint={streamer ? t("stage.presenter.covered") : undefined}
            reason={hasCode || shows.showCode ? null : t("stage.presenter.no-code")}
            onPress={() => onStage({ showCode: !shows.showCode })}
          >
            {t("stage.presenter.code")}
          </Action>
          <Action
            reason={"not" in nextMatch ? t(`stage.presenter.${nextMatch.not}`) : null}
            onPress={() => {
              if ("lay" in nextMatch) nextMatch.lay();
            }}
          >
            {t("stage.presenter.next")}
          </Action>
        </div>
        <DiceSetChoice value={shows.diceSet} onChange={(diceSet) => onStage({ diceSet })} />
        <ThemeChoice />
        {onAir && <OnAir {...onAir} diceSet={shows.diceSet} />}
      </div>
    </Sheet>
  );
}
