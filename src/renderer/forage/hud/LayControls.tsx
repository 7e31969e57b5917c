import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import type { ForageWords } from "../../i18n/forage-words";
import type { Fingers } from "../model/use-aim";
import styles from "./LayControls.module.css";

/** What keys and gestures do to the held card, as buttons: move, turn, lay, put back, undo. */
export function LayControls(props: {
  fingers: Fingers;
  canUndo: boolean;
  words: ForageWords;
  onLay(): void;
  onUndo(): void;
}) {
  const { fingers, words } = props;
  const { t } = words;
  const holding = fingers.held !== null;
  const idle = holding ? null : t("forage.hand.choose");
  const refusal = fingers.held?.rehearsal.legal === false ? fingers.held.rehearsal.refusal : null;
  return (
    <div className={styles.controls}>
      <fieldset className={styles.moves} aria-label={t("forage.hand.move")}>
        {(
          [
            ["left", "back", -1, 0, "←"],
            ["up", "up", 0, -1, "↑"],
            ["down", "down", 0, 1, "↓"],
            ["right", "forth", 1, 0, "→"],
          ] as const
        ).map(([way, icon, dx, dy, key]) => (
          <Action
            key={way}
            look="icon"
            label={t(`forage.hand.${way}`)}
            shortcut={key}
            reason={idle}
            onPress={() => fingers.move(dx, dy)}
          >
            <Icon name={icon} size={20} />
          </Action>
        ))}
        <Action shortcut="R" reason={idle} onPress={() => fingers.turn(true)}>
          <Icon name="turn" size={20} />
          {t("forage.hand.turn")}
        </Action>
      </fieldset>
      <Action
        look="primary"
        className={styles.lay}
        shortcut="Enter"
        reason={idle ?? (refusal && words.refusal(refusal))}
        onPress={props.onLay}
      >
        {t("forage.hand.lay")}
      </Action>
      <div className={styles.backs}>
        {holding && (
          <Action look="quiet" shortcut="Esc" onPress={() => fingers.take(null)}>
            {t("forage.hand.put-back")}
          </Action>
        )}
        <Action
          look="quiet"
          shortcut="U"
          reason={props.canUndo ? null : t("forage.hand.no-undo")}
          onPress={props.onUndo}
        >
          <Icon name="undo" size={20} />
          {t("forage.hand.undo")}
        </Action>
      </div>
    </div>
  );
}
