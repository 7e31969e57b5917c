import { useState } from "react";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { isSingle, type State } from "../../../shared/games/diced-tomatoes/state";
import { useOwnScreen } from "../../company/company-context";
import { useWords } from "../../i18n/use-words";
import { ranking } from "../model/ranking";
import { ScoreLines } from "../scores/ScoreLines";
import { SeatMark } from "../turn/SeatMark";
import { Action } from "../ui/Action";
import styles from "./EndPanel.module.css";

/** The end of the game beside the table, which stays in view: ranking, full breakdown, and another game. */
export function EndPanel(props: {
  state: State;
  /** The ways to another game; null where this one is only watched. */
  next: { onAgain(): void; onNewSetup(): void } | null;
}) {
  const { state, next } = props;
  const own = useOwnScreen();
  const { t, name, list } = useWords(state.players);
  const [folded, setFolded] = useState(false);
  const result = state.result;
  if (!result) return null;
  const ranks = ranking(state.players.map((_, seat) => scoreOf(state, seat).total));
  const title =
    "won" in result
      ? t(result.won ? "end-screen.single-won" : "end-screen.single-lost")
      : t("end-screen.winner", { count: result.winners.length, names: list(result.winners.map(name)) });
  return (
    <section
      className={styles.panel}
      data-end-panel
      data-folded={folded || undefined}
      aria-label={t("end-screen.title")}
    >
      <header className={styles.head}>
        <h2 className={styles.over}>{t("end-screen.title")}</h2>
        <p className={styles.winner}>{title}</p>
        {"won" in result && <p>{t("end-screen.matches", { count: result.matches })}</p>}
        {ranks.length > 1 && (
          <ol className={styles.summary} aria-hidden="true">
            {ranks.map(({ seat, total, place }) => (
              <li key={seat} data-first={place === 1 || undefined}>
                <SeatMark seat={seat} size={30} />
                <span>{total}</span>
              </li>
            ))}
          </ol>
        )}
      </header>
      {!folded && (
        <ol className={styles.ranks}>
          {ranks.map(({ seat, total, place }) => (
            <li key={seat} className={styles.rank} data-first={place === 1 || undefined}>
              <h3 className={styles.rankHead}>
                {!isSingle(state) && (
                  <span className={styles.place}>{t("end-screen.place", { count: place, ordinal: true })}</span>
                )}
                <SeatMark seat={seat} size={26} />
                <span className={styles.name}>{name(seat)}</span>
                <span className={styles.total}>{total}</span>
              </h3>
              <ScoreLines state={state} seat={seat} />
            </li>
          ))}
        </ol>
      )}
      <footer className={styles.foot}>
        {!own && <p>{t("company.guest.next")}</p>}
        {next && (
          <>
            <Action look="primary" onPress={next.onAgain}>
              {t("end-screen.again")}
            </Action>
            <Action onPress={next.onNewSetup}>{t("end-screen.new")}</Action>
          </>
        )}
        <Action look="quiet" onPress={() => setFolded(!folded)}>
          {t(folded ? "end-screen.show" : "end-screen.hide")}
        </Action>
      </footer>
    </section>
  );
}
