import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { LogEntry } from "../../../shared/protocol/messages";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import { SeatMark } from "./SeatMark";
import styles from "./StartingRoll.module.css";

type Rolled = Extract<Event, { type: "starting-rolled" }>;

/** The slip of the starting roll (DT-S4): who rolled what, who is last and who begins. */
export function StartingRoll({ state, log, onClose }: { state: State; log: readonly LogEntry[]; onClose(): void }) {
  const { t, name } = useWords(state.players);
  const rolled = log.flatMap(({ events }) =>
    events.filter((event): event is Rolled => event.type === "starting-rolled"),
  );
  if (rolled.length === 0) return null;
  return (
    <section className={styles.slip} aria-label={t("start-roll.title")}>
      <header className={styles.head}>
        <h2>{t("start-roll.title")}</h2>
        <Action look="icon" label={t("common.close")} onPress={onClose}>
          <Icon name="close" size={18} />
        </Action>
      </header>
      {rolled.map(({ rollId, rolls }, round) => (
        <ul
          key={rollId}
          className={styles.rolls}
          aria-label={round === 0 ? t("start-roll.first") : t("start-roll.again")}
        >
          {rolls.map(({ seat, die, value }) => (
            <li key={seat} className={styles.roll}>
              <DieFace colour={dieColour(die)} value={value} size={30} />
              <SeatMark seat={seat} size={20} />
              <span>{name(seat)}</span>
              <span className="visually-hidden">{value}</span>
            </li>
          ))}
        </ul>
      ))}
      {state.lastSeat !== null && (
        <p className={styles.result}>
          {t("start-roll.result", {
            last: name(state.lastSeat),
            first: name((state.lastSeat + 1) % state.players.length),
          })}
        </p>
      )}
    </section>
  );
}
