import { useTranslation } from "react-i18next";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import type { TutorialStep } from "../model/tutorial";
import styles from "./Tutorial.module.css";

/** A slip with the next thing to try, beside the forest and never over it. */
export function Tutorial({ step, onClose }: { step: TutorialStep; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.slip} aria-label={t("forage.tutorial.title")} data-testid="tutorial" data-step={step}>
      <Icon name="leaf" />
      <p role="status">{t(`forage.tutorial.steps.${step}`)}</p>
      <Action look={step === "free" ? "primary" : "quiet"} onPress={onClose}>
        {t(step === "free" ? "forage.tutorial.done" : "forage.tutorial.skip")}
      </Action>
    </aside>
  );
}
