import { targetOf } from "../../../shared/games/forage/scoring";
import { isRace, PILE_CARDS, playerAt, type State } from "../../../shared/games/forage/state";
import { totalText } from "../../forage/model/score-lines";
import { SeatMark } from "../../hud/turn/SeatMark";
import type { ForageWords } from "../../i18n/forage-words";
import { COLOURS, seatColours } from "../../theme/colours";
import styles from "../table/TurnPlate.module.css";

/** Whose forest is in front, and how far it has come; one's own in full colour. */
export function ForagePlate(props: { state: State; seat: number; own: number | null; words: ForageWords }) {
  const { state, seat, words } = props;
  const { t } = words;
  const player = playerAt(state, seat);
  const race = isRace(state);
  const target = targetOf(state);
  const total = totalText(player.score.total);
  const mine = seat === props.own;
  const { ground, ink } = race ? seatColours(seat) : { ground: COLOURS.leaf, ink: "#fff6e2" };
  return (
    <div className={styles.plate} data-mine={mine || undefined} style={mine ? { background: ground, color: ink } : {}}>
      {race && <SeatMark seat={seat} size={34} />}
      <div className={styles.words}>
        <p className={styles.who}>
          {race
            ? t("forage.top.race", { name: words.name(seat) })
            : t(state.mode === "recipes" ? "forage.top.challenge" : "forage.top.solo")}
        </p>
        <p className={styles.round}>
          <strong>{target === null ? total : t("forage.score.of", { total, target })}</strong>
          <span>
            {player.finished ? t("forage.top.done") : t("forage.top.cards", { count: PILE_CARDS - 1 - player.placed })}
          </span>
        </p>
      </div>
    </div>
  );
}
