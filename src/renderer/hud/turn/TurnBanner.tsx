import { useEffect, useState } from "react";
import { dieColour } from "../../../shared/dice/kinds";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { seatColours } from "../../theme/colours";
import { DieFace } from "../dice/DieFace";
import { SeatMark } from "./SeatMark";
import styles from "./TurnBanner.module.css";

/** How long the banner stays, in milliseconds; the top bar says the same for as long as the turn lasts. */
const STAY = 3200;

/** The hand-over at one screen: who goes on, and with which dice. It asks for nothing and covers nothing for long. */
export function TurnBanner({ state }: { state: State }) {
  const { t, name } = useWords(state.players);
  const [hiddenTurn, setHiddenTurn] = useState(0);
  const { turn, activeSeat, phase } = state;
  useEffect(() => {
    const timer = setTimeout(() => setHiddenTurn(turn), STAY);
    return () => clearTimeout(timer);
  }, [turn]);
  if (activeSeat === null || turn === 0 || hiddenTurn === turn || phase !== "pick") return null;
  return (
    <div
      className={styles.banner}
      key={turn}
      style={{ borderColor: seatColours(activeSeat).ground }}
      aria-hidden="true"
    >
      <SeatMark seat={activeSeat} size={64} />
      <div>
        <p className={styles.who}>{t("turn.yours", { name: name(activeSeat) })}</p>
        <p className={styles.with}>
          {state.hand.length > 0
            ? t("turn.passed-to-you", { count: state.hand.length })
            : t("turn.fresh", { round: state.round })}
        </p>
      </div>
      {state.hand.map(({ die }) => (
        <DieFace key={die} colour={dieColour(die)} value={null} size={44} />
      ))}
    </div>
  );
}
