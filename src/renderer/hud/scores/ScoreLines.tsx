import { SHARDS_PER_KARMA, earnsShards } from "../../../shared/games/diced-tomatoes/karma";
import { isSingle, SLOTS, type State } from "../../../shared/games/diced-tomatoes/state";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { useWords } from "../../i18n/use-words";
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
        {Array.from({ length: SLOTS }, (_, index) => {
          const slot = player.track[index];
          const bonus = slot && slot.bonus > 0 ? slot.bonus : 0;
          const matches = single && slot?.score === index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
            <li key={index} className={styles.slot} data-filled={slot !== undefined || undefined} data-star={bonus > 0 || matches || undefined}>
              <span className="visually-hidden">
                {slot
                  ? t("score.slot-filled", { slot: index + 1, points: t("count.points", { count: slot.score }) })
                  : t("score.slot-empty", { slot: index + 1 })}
                {bonus > 0 && ` ${t("score.slot-bonus", { count: bonus })}`}
              </span>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
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
