import { useTranslation } from "react-i18next";
import type { FreeSeat } from "../../company/people";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import styles from "./SeatSheet.module.css";

/** The free seats of the open table. */
export function SeatSheet(props: {
  isOpen: boolean;
  seats: readonly FreeSeat[];
  onClose(): void;
  onTake(seat: number): void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("phone.seat.title")} isOpen={props.isOpen} onClose={props.onClose}>
      {props.seats.length === 0 && <p>{t("phone.seat.none")}</p>}
      <ul className={styles.seats}>
        {props.seats.map(({ seat, player }) => (
          <li key={seat}>
            <Action className={styles.seat} onPress={() => props.onTake(seat)}>
              <SeatMark seat={seat} size={30} />
              {player}
            </Action>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
