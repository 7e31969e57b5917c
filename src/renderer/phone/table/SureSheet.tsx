import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import styles from "./SureSheet.module.css";

/** Asks before something is given up for good. */
export function SureSheet(props: {
  isOpen: boolean;
  title: string;
  words: string;
  /** What the button says that does it. */
  yes: string;
  no: string;
  onClose(): void;
  onYes(): void;
}) {
  return (
    <Sheet asks title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <p>{props.words}</p>
      <div className={styles.answers}>
        <Action look="danger" onPress={props.onYes}>
          {props.yes}
        </Action>
        <Action look="primary" onPress={props.onClose}>
          {props.no}
        </Action>
      </div>
    </Sheet>
  );
}
