import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import styles from "./EventLog.module.css";

/** Goes back to the start of a turn, once everybody around the table has agreed. `of` names the turn. */
export function GoBack({ of, onGoBack }: { of: string; onGoBack(): void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Action look="icon" label={t("go-back.open", { of })} hint={t("go-back.hint")} onPress={() => setAsking(true)}>
        <Icon name="undo" size={18} />
      </Action>
      <Sheet asks title={t("go-back.title")} isOpen={asking} onClose={() => setAsking(false)}>
        <p>{t("go-back.words", { of })}</p>
        <div className={styles.answers}>
          <Action onPress={() => setAsking(false)}>{t("common.cancel")}</Action>
          <Action
            look="primary"
            onPress={() => {
              setAsking(false);
              onGoBack();
            }}
          >
            {t("go-back.agree")}
          </Action>
        </div>
      </Sheet>
    </>
  );
}
