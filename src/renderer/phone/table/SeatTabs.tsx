import { Button } from "react-aria-components";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { SeatMark } from "../../hud/turn/SeatMark";
import { useWords } from "../../i18n/use-words";
import styles from "./SeatTabs.module.css";

/** Everybody at the table in one row: a tap shows that mat. A number says how many places on it the aim has. */
export function SeatTabs(props: {
  state: State;
  own: number | null;
  shown: number;
  targets: readonly Target[];
  onShow(seat: number): void;
}) {
  const { state, own, shown, targets } = props;
  const { t, name } = useWords(state.players);
  if (state.players.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t("phone.mats.title")}>
      {state.players.map((_, seat) => {
        const places = targets.filter((target) => target.seat === seat).length;
        const points = t("flat.points", { count: scoreOf(state, seat).total });
        const label = [
          t("phone.mats.of", { name: name(seat), points }),
          seat === own ? t("phone.mats.own") : null,
          seat === state.activeSeat ? t("flat.turn") : null,
          places > 0 ? t("phone.mats.places", { count: places }) : null,
        ];
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            className={styles.tab ?? ""}
            aria-pressed={seat === shown}
            aria-label={label.filter((part) => part !== null).join(t("common.dot"))}
            data-active={seat === state.activeSeat || undefined}
            onPress={() => props.onShow(seat)}
          >
            <SeatMark seat={seat} size={22} />
            <span className={styles.name}>{name(seat)}</span>
            <span className={styles.points}>{scoreOf(state, seat).total}</span>
            {places > 0 && <span className={styles.places}>{places}</span>}
          </Button>
        );
      })}
    </nav>
  );
}
