import { Switch } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { bestOn, type DayScore } from "../../../shared/games/forage/day-scores";
import type { Mode } from "../../../shared/games/forage/state";
import styles from "./DayChoice.module.css";

/** Whether the deal of the day is played: the same pile for everyone; `reason` says why it cannot be. */
export function DayChoice(props: {
  day: string;
  mode: Mode;
  chosen: boolean;
  reason: string | null;
  scores: readonly DayScore[];
  onChoose(chosen: boolean): void;
}) {
  const { t, i18n } = useTranslation();
  const { day, mode, chosen, reason } = props;
  const best = bestOn(props.scores, day, mode);
  return (
    <div className={styles.day}>
      <Switch
        className={styles.switch ?? ""}
        isSelected={chosen && reason === null}
        isDisabled={reason !== null}
        onChange={props.onChoose}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{t("forage.daily.title", { day: dayWords(day, i18n.language) })}</strong>
          <span>{reason ?? t("forage.daily.words")}</span>
          {best !== null && <span>{t("forage.daily.best", { total: best })}</span>}
        </span>
      </Switch>
    </div>
  );
}

/** A day in words, without its year. */
export function dayWords(day: string, language: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(year, month - 1, date));
}
