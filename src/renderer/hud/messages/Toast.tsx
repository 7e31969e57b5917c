import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Refusal } from "../../../shared/games/game";
import type { ProtocolRefusal } from "../../../shared/protocol/messages";
import type { ShownRefusal } from "../hud-props";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./Toast.module.css";

/** How long a refusal stays if nobody closes it, in milliseconds. */
const STAY = 9000;

/** A refusal in friendly words, with the way to its rule. The live region says the same. */
export function Toast(props: {
  shown: ShownRefusal;
  words: { refusal(refusal: Refusal | ProtocolRefusal): string };
  onClose(): void;
  onRule(rule: string): void;
}) {
  const { shown, words, onClose, onRule } = props;
  const { t } = useTranslation();
  const { rule } = shown.refusal;
  useEffect(() => {
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className={styles.toast} key={shown.key}>
      <p className={styles.words}>{words.refusal(shown.refusal)}</p>
      {rule && (
        <Action look="quiet" className={styles.rule} onPress={() => onRule(rule)}>
          {t("refusal.see-rule", { rule })}
        </Action>
      )}
      <Action look="icon" label={t("common.close")} onPress={onClose}>
        <Icon name="close" size={18} />
      </Action>
    </div>
  );
}
