import { blockingDice } from "../../../shared/games/diced-tomatoes/placing";
import type { TableScreen } from "../../app/turn";
import { outlookOf } from "../../hud/model/outlook";
import { OutlookLines } from "../../hud/turn/Counsel";
import { useWords } from "../../i18n/use-words";
import styles from "./PhoneHand.module.css";

/** With no die in the fingers: what is still to be placed, or what the end of the turn will bring. */
export function TurnAdvice({ screen }: { screen: TableScreen }) {
  const { shown, legal } = screen;
  const { t } = useWords(shown.players);
  const outlook = outlookOf(shown, legal);
  if (outlook) return <OutlookLines state={shown} outlook={outlook} />;
  const { length } = blockingDice(shown);
  return length > 0 ? <p className={styles.said}>{t("phone.turn.still", { count: length })}</p> : null;
}
