import type { ReactNode } from "react";
import type { Fingers } from "../../app/diced-fingers";
import type { TableScreen } from "../../app/turn";
import { BasketPicker } from "../../hud/hand/BasketPicker";
import styles from "./PhoneHand.module.css";
import { RollTray } from "./RollTray";

/** Before the roll: dice from the basket, and the tray they are thrown into. */
export function PickHand(props: {
  screen: TableScreen;
  fingers: Fingers;
  blocked: string | null;
  beside: ReactNode;
  undo: ReactNode;
}) {
  const { screen, fingers, blocked } = props;
  return (
    <BasketPicker
      state={screen.shown}
      picked={screen.aim.picked}
      actions={fingers}
      blocked={blocked}
      go={(reason) => (
        <div className={styles.row}>
          {props.beside}
          {props.undo}
          <RollTray state={screen.shown} picked={screen.aim.picked} reason={reason} onRoll={fingers.roll} />
        </div>
      )}
    />
  );
}
