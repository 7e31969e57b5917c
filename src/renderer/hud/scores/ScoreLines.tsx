import { earnsShards, SHARDS_PER_KARMA } from "../../../shared/games/diced-tomatoes/karma";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { isSingle, type State } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { slotsOf } from "../model/slots";
import styles from "./ScoreLines.module.css";

/** One player's score track and what each line of the score comes from. */
export function ScoreLines({ state, seat }: { state: State; seat: number }) {
  const { t } = useWords(state.players);
  const player = state.players[seat];
  if (!player) return null;
  const score = scoreOf(state, seat);
  const single = isSingle(state);
  const vinesKey = state.options.killerTomatoes ? "score.vines-killer" : "score.vines";
  const lines: [string, number][] = single
    ? [[t("score.matches"), score.total]]
    : [
        [t("score.track", { count: player.track.length }), score.track],
        ...(state.options.killerTomatoes ? ([[t("score.bonus"), score.bonus]] as [string, number][]) : []),
        [t("score.first-sixth"), score.firstSixth],
        [t("score.karma", { count: player.karma }), score.karma],
        [t(vinesKey), score.vines],
      ];
  return (
    <>
      <ol className={styles.track} aria-label={t("score.slots")}>
        {slotsOf(player).map(({ number, slot }) => {
          const bonus = slot && slot.bonus > 0 ? slot.bonus : 0;
          const matches = single && slot?.score === number;
          return (
            <li
              key={number}
              className={styles.slot}
              data-filled={slot !== null || undefined}
              data-star={bonus > 0 || matches || undefined}
            >
              <span className="visually-hidden">
                {slot
                  ? t("score.slot-filled", { slot: number, points: t("count.points", { count: slot.score }) })
                  : t("score.slot-empty", { slot: number })}
                {bonus > 0 && ` ${t("score.slot-bonus", { count: bonus })}`}
              </span>
              <span aria-hidden="true" className={styles.number}>
                {number}
              </span>
              <span aria-hidden="true" className={styles.score}>
                {slot ? slot.score : ""}
              </span>
              <span aria-hidden="true" className={styles.bonus}>
                {bonus > 0 ? `+${bonus}` : matches ? "✓" : ""}
              </span>
            </li>
          );
        })}
      </ol>
      <dl className={styles.lines}>
        {lines.map(([label, points]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{points}</dd>
          </div>
        ))}
        {earnsShards(state.options) && (
          <div className={styles.aside}>
            <dt>{t("score.shards", { count: player.shards, of: SHARDS_PER_KARMA })}</dt>
          </div>
        )}
      </dl>
    </>
  );
}
