import styles from "../../hud/log/EventLog.module.css";
import type { ForageWords } from "../../i18n/forage-words";
import type { ForageLogEntry } from "./forage-props";

/** What happened, in words, the newest step first; within a step in the order it happened. */
export function ForageLog({ log, words }: { log: readonly ForageLogEntry[]; words: ForageWords }) {
  const steps = log.toReversed();
  if (steps.length === 0) return <p className={styles.empty}>{words.t("log.empty")}</p>;
  return (
    <ol className={styles.log}>
      {steps.map(({ seq, events }) => (
        <li key={seq}>
          <ul className={styles.lines}>
            {events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
              <li key={index} className={styles.line} data-kind={event.type}>
                {words.event(event)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
