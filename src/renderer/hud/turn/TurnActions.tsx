import { blockingDice, rolledValue } from "../../../shared/games/diced-tomatoes/placing";
import type { TableActions, TableScreen } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import type { Words } from "../../i18n/words";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./TurnActions.module.css";

/** Why the turn cannot end now, with the die and the place that hold it up (DT-T4); null where it can. */
export function endTurnReason(screen: TableScreen, blocked: string | null, words: Words): string | null {
  if (blocked) return blocked;
  if (screen.legal.some(({ type }) => type === "endTurn")) return null;
  if (screen.shown.phase === "pick") return words.t("end.roll-first");
  const [first] = blockingDice(screen.shown);
  const [place] = first?.places ?? [];
  if (!first || !place) return words.t("turn.wait");
  return words.t("end.can-place", {
    die: words.die(first.die, rolledValue(screen.shown, first.die)),
    vine: words.vine(place.seat, place.vine),
  });
}

/** Undo and the end of the turn. */
export function TurnActions(props: { screen: TableScreen; actions: TableActions; blocked: string | null }) {
  const { screen, actions, blocked } = props;
  const words = useWords(screen.shown.players);
  const { t } = words;
  const reason = endTurnReason(screen, blocked, words);
  const undoReason = blocked ?? (screen.canUndo ? null : t("undo.nothing"));
  return (
    <div className={styles.actions}>
      <Action
        look={reason ? "plain" : "primary"}
        className={styles.end}
        reason={reason}
        shortcut="E"
        hint={t("end.hint")}
        onPress={actions.endTurn}
      >
        {t("end.turn")}
      </Action>
      <p className={styles.reason}>{reason}</p>
      <Action
        look="quiet"
        className={styles.undo}
        reason={undoReason}
        shortcut="U"
        hint={t("undo.hint")}
        onPress={actions.undo}
      >
        <Icon name="undo" size={20} />
        {t("undo.title")}
      </Action>
    </div>
  );
}
