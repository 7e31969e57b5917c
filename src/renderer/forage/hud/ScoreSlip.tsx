import type { Score } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import { scoreLines, scoreLineText, totalText } from "../model/score-lines";
import styles from "./Slips.module.css";

/** The harvest line by line (FG-C1, FG-C3), and how far it is to the target where there is one. */
export function ScoreSlip(props: {
  score: Score;
  /** The score after the held card, where one is held over a legal place. */
  next: Score | null;
  target: number | null;
  recipes: boolean;
  words: ForageWords;
}) {
  const { score, next, target, words } = props;
  const { t } = words;
  return (
    <section className={styles.slip} aria-label={t("forage.score.title")} data-testid="score-slip">
      <h3>{t("forage.score.title")}</h3>
      <dl className={styles.lines}>
        {scoreLines(props.recipes).map((line) => (
          <div key={line}>
            <dt>{t(`forage.score.${line}`)}</dt>
            <dd>
              {scoreLineText(line, score[line])}
              {next && next[line] !== score[line] && <ins>{scoreLineText(line, next[line])}</ins>}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t("forage.score.total")}</dt>
          <dd>
            <output data-testid="total">{totalText(score.total)}</output>
            {next && next.total !== score.total && <ins>{totalText(next.total)}</ins>}
          </dd>
        </div>
      </dl>
      {target !== null && (
        <>
          <div className={styles.bar} aria-hidden="true">
            {next && <i style={{ width: `${share(next.total, target)}%` }} />}
            <b style={{ width: `${share(score.total, target)}%` }} />
          </div>
          <p className={styles.note}>
            {score.total >= target
              ? t("forage.score.reached", { target })
              : `${t("forage.score.target", { target })}${t("common.dot")}${t("forage.score.missing", { count: target - score.total })}`}
          </p>
        </>
      )}
    </section>
  );
}

const share = (total: number, target: number): number =>
  Math.max(0, Math.min(100, (100 * total) / Math.max(1, target)));
