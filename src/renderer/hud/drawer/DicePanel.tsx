import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Diagnostics } from "../../../shared/protocol/messages";
import styles from "./DicePanel.module.css";

/** How the dice that screens showed compare with the values the engine drew. */
export function DicePanel({ diagnostics, onAsk }: { diagnostics: Diagnostics | null; onAsk(): void }) {
  const { t } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the panel opens.
  useEffect(onAsk, []);
  if (!diagnostics) return <p role="status">{t("dice.asking")}</p>;
  const { rolls, settled, mismatched, lastMismatch } = diagnostics;
  return (
    <div className={styles.panel}>
      <p>{t("dice.what")}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>{t("dice.rolls")}</dt>
          <dd>{rolls}</dd>
        </div>
        <div>
          <dt>{t("dice.settled")}</dt>
          <dd>{settled}</dd>
        </div>
        <div data-bad={mismatched > 0 || undefined}>
          <dt>{t("dice.mismatched")}</dt>
          <dd data-testid="mismatches">{mismatched}</dd>
        </div>
      </dl>
      <p className={styles.verdict} data-bad={mismatched > 0 || undefined}>
        {lastMismatch ? t("dice.last", { ...lastMismatch }) : t("dice.fine")}
      </p>
    </div>
  );
}
