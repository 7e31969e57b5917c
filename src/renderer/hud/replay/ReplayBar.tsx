import { Group, ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { TableEvent } from "../../../shared/protocol/messages";
import type { DicedTape } from "../../app/replay/diced-tape";
import { SPEEDS, type Speed, type Transport } from "../../app/replay/transport";
import type { TableScreen } from "../../app/turn";
import { eventWords } from "../../i18n/event-words";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { diceInAir } from "../turn/BottomBar";
import { Action } from "../ui/Action";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./ReplayBar.module.css";
import type { ReplayControls } from "./replay-keys";
import { Scrubber } from "./Scrubber";
import { TurnChoice } from "./TurnChoice";

/** In place of a turn's controls where a table plays back: what is in hand and happens, and the way through it. */
export function ReplayBar(props: {
  screen: TableScreen;
  tape: DicedTape;
  transport: Transport;
  /** The event shown last; null where a moment was jumped to. */
  latest: Event | null;
  controls: ReplayControls;
  onClose(): void;
}) {
  const { screen, tape, transport, controls } = props;
  const { shown } = screen;
  const { t } = useWords(shown.players);
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
      <Scrubber state={shown} tape={tape} transport={transport} onSeek={controls.seek} />
      <Moment
        screen={screen}
        frame={tape.frames[transport.at]?.events ?? []}
        latest={props.latest}
        onSkip={controls.skip}
      />
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
        <TurnChoice state={shown} tape={tape} at={transport.at} onChoose={controls.seek} />
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

/** The dice in hand and what happened last, in words. */
function Moment(props: {
  screen: TableScreen;
  frame: readonly (Event | TableEvent)[];
  latest: Event | null;
  onSkip(): void;
}) {
  const { screen, frame, latest } = props;
  const { shown, rolling } = screen;
  const words = useWords(shown.players);
  const { t } = words;
  const event = latest ?? frame.at(-1);
  const inAir = diceInAir(screen, latest);
  return (
    <div className={styles.moment}>
      {shown.hand.length > 0 && (
        <ul className={styles.hand} aria-label={t("hand.title")}>
          {shown.hand.map(({ die, value }) => {
            const rolls = inAir.has(die);
            return (
              <li key={die} data-die={die}>
                <DieFace colour={dieColour(die)} value={rolls ? null : value} size={36} rolling={rolls} />
                <span className="visually-hidden">{words.die(die, rolls ? null : value)}</span>
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.caption}>{rolling ? t("turn.rolling") : event && eventWords(event, words)}</p>
      {rolling && (
        <Action look="quiet" hint={t("turn.skip-hint")} onPress={props.onSkip}>
          <Icon name="skip" size={18} />
          {t("turn.skip")}
        </Action>
      )}
    </div>
  );
}
