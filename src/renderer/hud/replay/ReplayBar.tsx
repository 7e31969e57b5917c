import type { ReactNode } from "react";
import { Group, ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { ReplayControls } from "../../app/replay/playback";
import { SPEEDS, type Speed, type Transport } from "../../app/replay/transport";
import { Action } from "../ui/Action";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./ReplayBar.module.css";
import type { ReplayLine } from "./replay-line";
import { Scrubber } from "./Scrubber";
import { TurnChoice } from "./TurnChoice";

/** In place of a turn's controls where a table plays back: what is in hand and happens, and the way through it. */
export function ReplayBar(props: {
  line: ReplayLine;
  transport: Transport;
  /** What is in hand and what happened last. */
  moment: ReactNode;
  controls: ReplayControls;
  onClose(): void;
}) {
  const { line, transport, controls } = props;
  const { t } = useTranslation();
  const button = (icon: IconName, key: string, shortcut: string, onPress: () => void, reason: string | null) => (
    <Action
      look={icon === "play" || icon === "pause" ? "primary" : "plain"}
      className={styles.button}
      label={t(`replay.${key}`)}
      hint={t(`replay.${key}`)}
      shortcut={shortcut}
      reason={reason}
      onPress={onPress}
    >
      <Icon name={icon} />
    </Action>
  );
  const first = transport.at === 0 ? t("replay.at-start") : null;
  const end = transport.at === transport.last ? t("replay.at-end") : null;
  return (
    <section className={styles.bar} aria-label={t("replay.title")}>
      <Scrubber line={line} transport={transport} onSeek={controls.seek} />
      <div className={styles.moment}>{props.moment}</div>
      <Group className={styles.buttons ?? ""} aria-label={t("replay.controls")}>
        {button("turnBack", "previous-turn", "Shift+←", controls.previousTurn, first)}
        {button("stepBack", "step-back", "←", controls.stepBack, first)}
        {transport.playing
          ? button("pause", "pause", t("key.space"), controls.toggle, null)
          : button("play", end ? "play-again" : "play", t("key.space"), controls.toggle, null)}
        {button("stepOn", "step-on", "→", controls.stepOn, end)}
        {button("turnOn", "next-turn", "Shift+→", controls.nextTurn, end)}
      </Group>
      <div className={styles.rest}>
        <TurnChoice turns={line.turns} at={transport.at} onChoose={controls.seek} />
        <ToggleButtonGroup
          className={styles.speeds ?? ""}
          aria-label={t("replay.speed")}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(transport.speed)]}
          onSelectionChange={(keys) => controls.setSpeed(Number([...keys][0]) as Speed)}
        >
          {SPEEDS.map((speed) => (
            <ToggleButton key={speed} id={String(speed)} className={styles.speed ?? ""}>
              {t("replay.times", { speed })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Action look="quiet" label={t("replay.close")} shortcut="Esc" hint={t("replay.close")} onPress={props.onClose}>
          <Icon name="close" />
        </Action>
      </div>
    </section>
  );
}
