import { Button } from "react-aria-components";
import type { State } from "../../../shared/games/forage/state";
import { totalText } from "../../forage/model/score-lines";
import { SeatMark } from "../../hud/turn/SeatMark";
import type { ForageWords } from "../../i18n/forage-words";
import tabs from "../table/SeatTabs.module.css";
import styles from "./ForageHand.module.css";

/** Everybody who forages in one row, with score and cards laid: a tap shows that forest. */
export function ForagerTabs(props: {
  state: State;
  own: number | null;
  shown: number;
  words: ForageWords;
  onShow(seat: number): void;
}) {
  const { words } = props;
  const { t } = words;
  return (
    <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t("forage.race.title")}>
      {props.state.players.map((player, seat) => {
        const total = totalText(player.score.total);
        const label = [
          t("phone.mats.of", { name: words.name(seat), points: total }),
          seat === props.own ? t("phone.people.you") : null,
          player.finished ? t("forage.race.done") : t("forage.race.placed", { count: player.placed }),
        ];
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            className={tabs.tab ?? ""}
            aria-pressed={seat === props.shown}
            aria-label={label.filter((part) => part !== null).join(t("common.dot"))}
            onPress={() => props.onShow(seat)}
          >
            <SeatMark seat={seat} size={22} />
            <span className={tabs.name}>{words.name(seat)}</span>
            <span className={tabs.points}>{total}</span>
          </Button>
        );
      })}
    </nav>
  );
}
