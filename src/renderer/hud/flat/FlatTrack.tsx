import { dieColour } from "../../../shared/dice/kinds";
import type { Player } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { slotsOf } from "../model/slots";
import styles from "./FlatTrack.module.css";

/** Six slots, filled 1 to 6 (DT-H1): the seed die that lies there, and what it scored. */
export function FlatTrack({ player }: { player: Player }) {
  const { t } = useWords([player]);
  return (
    <ol className={styles.track} aria-label={t("score.slots")}>
      {slotsOf(player).map(({ number, slot }) => {
        return (
          <li key={number} className={styles.slot} data-star={(slot && slot.bonus > 0) || undefined}>
            <span className="visually-hidden">
              {slot
                ? t("score.slot-filled", { slot: number, points: t("count.points", { count: slot.score }) })
                : t("score.slot-empty", { slot: number })}
              {slot && slot.bonus > 0 && ` ${t("score.slot-bonus", { count: slot.bonus })}`}
            </span>
            {slot ? (
              <>
                <DieFace colour={dieColour(slot.die)} value={slot.value} size={26} />
                <span className={styles.score} aria-hidden="true">
                  {slot.score}
                  {slot.bonus > 0 && <small>+{slot.bonus}</small>}
                </span>
              </>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
