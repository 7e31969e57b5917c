import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { Player } from "../../../shared/games/diced-tomatoes/state";
import type { LogEntry, TableEvent } from "../../../shared/protocol/messages";
import { eventWords } from "../../i18n/event-words";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { groupByTurn } from "../model/log-groups";
import { standingSteps } from "../model/standing-steps";
import { SeatMark } from "../turn/SeatMark";
import styles from "./EventLog.module.css";
import { GoBack } from "./GoBack";

/** What happened, in words, the newest turn first; within a turn in the order it happened. */
export function EventLog(props: {
  players: readonly Pick<Player, "name">[];
  log: readonly LogEntry[];
  /** The roll still in the air, whose values must not be told. */
  hiddenRoll: string | null;
  /** Goes back to a step; null where this screen may not. */
  onGoBack: ((to: number) => void) | null;
}) {
  const words = useWords(props.players);
  const { t, name } = words;
  const groups = groupByTurn(props.log).reverse();
  const standing = standingSteps(props.log);
  // Where the table stands already there is nothing to go back to.
  const returns = new Set(standing.slice(0, -1));
  const { onGoBack } = props;
  if (groups.length === 0) return <p className={styles.empty}>{t("log.empty")}</p>;
  return (
    <ol className={styles.log}>
      {groups.map(({ turn, start, events }, index) => (
        <li key={turn ? `${turn.turn}-${groups.length - index}` : "set-up"}>
          <h3 className={styles.turn}>
            {turn && <SeatMark seat={turn.seat} size={22} />}
            {turn ? name(turn.seat) : t("log.set-up")}
            {turn && <span>{t("turn.round", { round: turn.round, turn: turn.turn })}</span>}
            {turn && start !== null && onGoBack && returns.has(start) && (
              <GoBack
                of={`${name(turn.seat)}${t("common.dot")}${t("turn.round", { round: turn.round, turn: turn.turn })}`}
                onGoBack={() => onGoBack(start)}
              />
            )}
          </h3>
          <ul className={styles.lines}>
            {events
              .filter(({ event }) => event.type !== "turn-ended")
              .map(({ key, event }) => (
                <li key={key} className={styles.line} data-kind={event.type}>
                  {isHidden(event, props.hiddenRoll) ? (
                    t("turn.rolling")
                  ) : (
                    <>
                      {event.type === "dice-rolled" && event.dice.length > 0 && (
                        <span className={styles.dice}>
                          {event.dice.map(({ die, value }) => (
                            <DieFace key={die} colour={dieColour(die)} value={value} size={20} />
                          ))}
                        </span>
                      )}
                      {eventWords(event, words)}
                    </>
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const isHidden = (event: Event | TableEvent, roll: string | null): boolean =>
  roll !== null && "rollId" in event && event.rollId === roll;
