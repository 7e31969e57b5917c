import { isRace, type State } from "../../../shared/games/forage/state";
import { useGuestAt } from "../../company/company-context";
import { PhoneMark } from "../../company/PhoneMark";
import { TableSlips } from "../../company/TableSlips";
import { SeatMark } from "../../hud/turn/SeatMark";
import watch from "../../hud/turn/WatchBar.module.css";
import { Action } from "../../hud/ui/Action";
import type { ForageWords } from "../../i18n/forage-words";
import styles from "./WatchBar.module.css";

/** The lower edge where no seat is played at this screen: who forages where, and whose forest to look at. */
export function WatchBar(props: {
  state: State;
  seat: number;
  /** The seats that the others wait for. */
  slow: readonly number[];
  words: ForageWords;
  onLookAt(seat: number): void;
}) {
  const { state, seat, words } = props;
  const { t, name } = words;
  const guest = useGuestAt(seat);
  const race = isRace(state);
  return (
    <section className={styles.bar} aria-label={t("forage.top.race", { name: name(seat) })} data-watching>
      <div className={styles.words}>
        <p className={watch.where}>
          {race
            ? t("company.turn.elsewhere")
            : t(guest ? "company.turn.by-phone" : "company.turn.at-table", { name: name(seat) })}
          {!race && <PhoneMark seat={seat} size={26} />}
        </p>
        <p className={watch.note}>{t(race ? "company.turn.watch-race" : "company.turn.watch")}</p>
        {race && (
          <div className={styles.seats}>
            {state.players.map((_, other) => (
              <Action
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                key={other}
                pressed={other === seat}
                label={t("company.turn.look-at", { name: name(other) })}
                onPress={() => props.onLookAt(other)}
              >
                <SeatMark seat={other} size={24} />
                {name(other)}
                <PhoneMark seat={other} size={20} />
              </Action>
            ))}
          </div>
        )}
      </div>
      <TableSlips inBar seats={props.slow} race={race} />
    </section>
  );
}
