import { Action } from "../../hud/ui/Action";
import type { ForageWords } from "../../i18n/forage-words";
import { totalText } from "../model/score-lines";
import type { BestSearch } from "../solver/use-best";
import styles from "./ForageEnd.module.css";

/** After the game: the best harvest that is found for the very same pile, and a look at how it grows. */
export function BestHarvest(props: {
  search: BestSearch;
  /** What the player harvested. */
  own: number;
  words: ForageWords;
  onReplay(): void;
}) {
  const { own, words } = props;
  const { t } = words;
  const { state, look, giveUp } = props.search;
  return (
    <section className={styles.best} aria-label={t("forage.best.title")}>
      {state.is === "none" && (
        <Action look="plain" hint={t("forage.best.hint")} onPress={look}>
          {t("forage.best.look")}
        </Action>
      )}
      {state.is === "looking" && (
        <>
          <progress className={styles.progress} max={1} value={state.done} aria-label={t("forage.best.looking")} />
          <p>
            {state.total === null
              ? t("forage.best.looking")
              : t("forage.best.so-far", { total: totalText(state.total) })}
          </p>
          <Action look="quiet" onPress={giveUp}>
            {t("forage.best.stop")}
          </Action>
        </>
      )}
      {state.is === "failed" && <p role="alert">{t("forage.best.failed")}</p>}
      {state.is === "found" && (
        <>
          <p role="status" data-testid="best-harvest">
            {state.total > own
              ? t("forage.best.found", { total: totalText(state.total), count: state.total - own })
              : t("forage.best.yours", { total: totalText(own) })}
          </p>
          <Action look="plain" onPress={props.onReplay}>
            {t("forage.best.replay")}
          </Action>
        </>
      )}
    </section>
  );
}
