import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { Sheet } from "../hud/ui/Sheet";
import styles from "./PhonesSheet.module.css";

/** Asks before something is done that cannot be taken back, and says what stays. */
export function Question(props: {
  title: string;
  words: string;
  yes: string;
  danger?: boolean;
  isOpen: boolean;
  onClose(): void;
  onYes(): void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet asks title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <p>{props.words}</p>
      <div className={styles.answers}>
        <Action onPress={props.onClose}>{t("common.cancel")}</Action>
        <Action
          look={props.danger ? "danger" : "primary"}
          onPress={() => {
            props.onClose();
            props.onYes();
          }}
        >
          {props.yes}
        </Action>
      </div>
    </Sheet>
  );
}
