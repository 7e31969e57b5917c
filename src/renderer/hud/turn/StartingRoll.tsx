import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { LogEntry } from "../../../shared/protocol/messages";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { SeatMark } from "./SeatMark";
import styles from "./StartingRoll.module.css";

type Rolled = Extract<Event, { type: "starting-rolled" }>;

/** The starting roll (DT-S4): who rolled what, who is last and who begins. */
export function StartingRoll(props: {
  state: State;
  log: readonly LogEntry[];
  /** The roll whose dice are in the air: its values stay hidden. */
  hiddenRoll: string | null;
}) {
  const { state } = props;
  const { t, name } = useWords(state.players);
  const rolled = startingRolls(props.log);
  return (
    <section className={styles.starting} aria-label={t("start-roll.title")}>
      <header className={styles.head}>
        <h2>{t("start-roll.title")}</h2>
        {state.lastSeat !== null && (
          <p className={styles.result}>
            {t("start-roll.result", {
              last: name(state.lastSeat),
              first: name((state.lastSeat + 1) % state.players.length),
            })}
          </p>
        )}
      </header>
      <div className={styles.rounds}>
        {rolled.map(({ rollId, rolls }, round) => (
          <ul
            key={rollId}
            className={styles.rolls}
            aria-label={round === 0 ? t("start-roll.first") : t("start-roll.again")}
          >
            {rolls.map(({ seat, die, value }) => {
              const hidden = rollId === props.hiddenRoll;
              return (
                <li key={seat} className={styles.roll}>
                  <DieFace colour={dieColour(die)} value={hidden ? null : value} size={32} rolling={hidden} />
                  <SeatMark seat={seat} size={22} />
                  <span className={styles.name}>{name(seat)}</span>
                  {!hidden && <span className="visually-hidden">{value}</span>}
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** The rolls for the first turn, ties rolled again; none where the table's beginning is no longer in the log. */
export function startingRolls(log: readonly LogEntry[]): Rolled[] {
  return log.flatMap(({ events }) => events.filter((event): event is Rolled => event.type === "starting-rolled"));
}
