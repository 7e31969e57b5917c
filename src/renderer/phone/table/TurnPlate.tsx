import type { State } from "../../../shared/games/diced-tomatoes/state";
import { SeatMark } from "../../hud/turn/SeatMark";
import { useWords } from "../../i18n/use-words";
import { seatColours } from "../../theme/colours";
import styles from "./TurnPlate.module.css";

/** Whose turn it is; one's own in full colour. */
export function TurnPlate({ state, own }: { state: State; own: number | null }) {
  const { t, name } = useWords(state.players);
  const seat = state.activeSeat;
  const mine = seat !== null && seat === own;
  const { ground, ink } = seatColours(seat ?? 0);
  const round = state.turn > 0 ? t("turn.round", { round: state.round, turn: state.turn }) : null;
  return (
    <div
      // Another plate rather than a repainted one: the turn comes in with it.
      key={mine ? "mine" : "other"}
      className={styles.plate}
      data-mine={mine || undefined}
      style={mine ? { background: ground, color: ink } : {}}
    >
      {seat !== null && <SeatMark seat={seat} size={34} />}
      <div className={styles.words}>
        <p className={styles.who}>
          {seat === null
            ? t(state.phase === "finished" ? "turn.over" : "start-roll.title")
            : mine
              ? t("phone.turn.yours")
              : t("turn.whose", { name: name(seat) })}
        </p>
        <p className={styles.round}>
          {state.finalRound && state.phase !== "finished" && <strong>{t("turn.final")}</strong>}
          {round && <span>{round}</span>}
        </p>
      </div>
    </div>
  );
}
