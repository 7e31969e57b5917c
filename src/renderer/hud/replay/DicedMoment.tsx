import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { TableEvent } from "../../../shared/protocol/messages";
import type { TableScreen } from "../../app/turn";
import { eventWords } from "../../i18n/event-words";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { diceInAir } from "../turn/dice-in-air";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./ReplayBar.module.css";

/** The dice in hand and what happened last, in words. */
export function DicedMoment(props: {
  screen: TableScreen;
  /** What the frame tells. */
  frame: readonly (Event | TableEvent)[];
  /** The event shown last; null where a moment was jumped to. */
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
    <>
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
    </>
  );
}
