import { useState } from "react";
import { recipePoints } from "../../../shared/games/forage/recipe-points";
import { recipeOf } from "../../../shared/games/forage/recipes";
import { playerAt, type State } from "../../../shared/games/forage/state";
import type { TableFile } from "../../../shared/table/file";
import { useOwnScreen } from "../../company/company-context";
import styles from "../../hud/end/EndPanel.module.css";
import { ranking } from "../../hud/model/ranking";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import type { ForageWords } from "../../i18n/forage-words";
import { dayWords } from "../daily/DayChoice";
import type { DayResult } from "../daily/use-day-score";
import { scoreLines, scoreLineText, totalText } from "../model/score-lines";
import type { BestSearch } from "../solver/use-best";
import { BestHarvest } from "./BestHarvest";
import tally from "./ForageEnd.module.css";

/** The end of the game beside the forest: who won, every harvest line by line as it adds up, and another game. */
export function ForageEnd(props: {
  state: State;
  target: number | null;
  words: ForageWords;
  /** The ways on from here; null where a table plays back. */
  next: { onAgain(): void; onNewSetup(): void } | null;
  /** Where the game was the deal of a day. */
  day?: DayResult | null;
  /** The search for the best harvest of a pile for one; null where there is none to be played back here. */
  best?: { search: BestSearch; onReplay(own: TableFile, best: TableFile): void } | null;
}) {
  const { state, target, words, next } = props;
  const own = useOwnScreen();
  const { t, name, list } = words;
  const [folded, setFolded] = useState(false);
  const { result } = state;
  if (!result) return null;
  const race = "winners" in result;
  const ranks = ranking(state.players.map(({ score }) => score.total));
  return (
    <section
      className={styles.panel}
      data-end-panel
      data-folded={folded || undefined}
      aria-label={t("forage.end.title")}
    >
      <header className={styles.head}>
        <h2 className={styles.over}>{t("forage.end.title")}</h2>
        <p className={styles.winner} data-testid="result">
          {race
            ? t("forage.end.race", { count: result.winners.length, names: list(result.winners.map(name)) })
            : t(result.won ? "forage.end.won" : "forage.end.lost")}
        </p>
        {!race && target !== null && (
          <p>
            {result.won
              ? t("forage.end.reached", { total: totalText(result.total), target })
              : t("forage.end.missed", { total: totalText(result.total), target, count: target - result.total })}
          </p>
        )}
        {props.day && <DayLine day={props.day} words={words} />}
      </header>
      {!folded && (
        <ol className={styles.ranks}>
          {ranks.map(({ seat, total, place }) => (
            <li key={seat} className={styles.rank} data-first={place === 1 || undefined}>
              <h3 className={styles.rankHead}>
                {race && <span className={styles.place}>{t("end-screen.place", { count: place, ordinal: true })}</span>}
                {race && <SeatMark seat={seat} size={26} />}
                <span className={styles.name}>{name(seat)}</span>
                <span className={styles.total}>{totalText(total)}</span>
              </h3>
              <Tally state={state} seat={seat} words={words} />
            </li>
          ))}
        </ol>
      )}
      {!folded && !race && props.best && (
        <BestHarvest
          search={props.best.search}
          own={result.total}
          words={words}
          onReplay={() => {
            const { state: found } = props.best?.search ?? {};
            if (found?.is === "found") props.best?.onReplay(found.own, found.best);
          }}
        />
      )}
      <footer className={styles.foot}>
        {!own && <p>{t("company.guest.next")}</p>}
        {next && (
          <>
            <Action look="primary" onPress={next.onAgain}>
              {t("forage.end.again")}
            </Action>
            <Action onPress={next.onNewSetup}>{t("forage.end.new")}</Action>
          </>
        )}
        <Action look="quiet" onPress={() => setFolded(!folded)}>
          {t(folded ? "forage.end.show" : "forage.end.hide")}
        </Action>
      </footer>
    </section>
  );
}

function DayLine({ day: { day, before, best }, words }: { day: DayResult; words: ForageWords }) {
  const { t, language } = words;
  const record = before === null ? "first" : best > before ? "better" : "kept";
  return (
    <p className={tally.day} data-testid="day-result">
      {t(`forage.daily.${record}`, { day: dayWords(day, language), total: totalText(best) })}
    </p>
  );
}

/** Line after line with the sum so far: dice, what they lose, and each recipe on its own (FG-C3). */
function Tally({ state, seat, words }: { state: State; seat: number; words: ForageWords }) {
  const { t, language } = words;
  const { score, forest } = playerAt(state, seat);
  const recipes = state.recipes.map((id) => {
    const recipe = recipeOf(id);
    return { label: recipe.name[language], points: recipePoints(recipe.rule, forest), line: "recipes" as const };
  });
  const lines = [
    ...scoreLines(false).map((line) => ({ label: t(`forage.score.${line}`), points: score[line], line })),
    ...recipes,
  ];
  let sum = 0;
  return (
    <ol className={tally.tally}>
      {lines.map(({ label, points, line }, step) => {
        sum += points;
        return (
          <li key={label} style={{ animationDelay: `${step * 420}ms` }}>
            <span>{label}</span>
            <span className={tally.points}>{scoreLineText(line, points)}</span>
            <span className={tally.sum}>{totalText(sum)}</span>
          </li>
        );
      })}
    </ol>
  );
}
