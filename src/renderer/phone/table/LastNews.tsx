import type { Player } from "../../../shared/games/diced-tomatoes/state";
import type { LogEntry } from "../../../shared/protocol/messages";
import { eventWords } from "../../i18n/event-words";
import { useWords } from "../../i18n/use-words";
import styles from "./LastNews.module.css";

/** Lines that fit below the basket of an upright phone. */
const LINES = 4;

/** What happened last, the newest first, for who has not looked up at the table. The live region says the same. */
export function LastNews(props: {
  players: readonly Pick<Player, "name">[];
  log: readonly LogEntry[];
  /** The roll whose values must not be told yet. */
  hiddenRoll: string | null;
}) {
  const words = useWords(props.players);
  const lines = props.log
    .flatMap(({ seq, events }) => events.map((event, index) => ({ key: `${seq}-${index}`, event })))
    .filter(
      ({ event }) => event.type !== "turn-ended" && event.type !== "turn-started" && event.type !== "game-started",
    )
    .filter(({ event }) => props.hiddenRoll === null || !("rollId" in event) || event.rollId !== props.hiddenRoll)
    .slice(-LINES)
    .reverse();
  if (lines.length === 0) return null;
  return (
    <ol className={styles.news} aria-hidden="true">
      {lines.map(({ key, event }) => (
        <li key={key}>{eventWords(event, words)}</li>
      ))}
    </ol>
  );
}
