import { useTranslation } from "react-i18next";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { SLOTS, type State } from "../../../shared/games/diced-tomatoes/state";
import { targetOf } from "../../../shared/games/forage/scoring";
import type { State as ForageState } from "../../../shared/games/forage/state";
import { seatNames } from "../../hud/model/names";
import type { ViewProps } from "../Overlay";
import { Karma } from "../parts/Karma";
import { Points } from "../parts/Points";
import { SeatNumber, seatStyle } from "../parts/SeatNumber";
import { Tomato } from "../parts/Tomato";

/** The lower third: names, points and whose turn it is. */
export function ScoreView({ shown }: ViewProps) {
  if (shown.presentation) return <DicedScore state={shown.presentation.shown} />;
  return shown.forage ? <ForageScore state={shown.forage.state} /> : null;
}

function DicedScore({ state }: { state: State }) {
  const { t } = useTranslation();
  const names = seatNames(state.players);
  const { result } = state;
  return (
    <section className="ht-score">
      <p className="ht-ribbon">
        {state.finalRound ? t("turn.final") : t("turn.fresh", { round: Math.max(1, state.round) })}
      </p>
      <ol className="ht-plates">
        {state.players.map((player, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            className="ht-plate"
            style={seatStyle(seat)}
            data-seat={seat + 1}
            data-active={state.activeSeat === seat || undefined}
            data-winner={(result && "winners" in result && result.winners.includes(seat)) || undefined}
          >
            <SeatNumber seat={seat} />
            <span className="ht-who">
              <span className="ht-name">{names[seat]}</span>
              <span className="ht-tomatoes">
                {Array.from({ length: SLOTS }, (_, slot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
                  <Tomato key={slot} full={slot < player.track.length} />
                ))}
                <Karma karma={player.karma} />
              </span>
            </span>
            <Points total={scoreOf(state, seat).total} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ForageScore({ state }: { state: ForageState }) {
  const { t } = useTranslation();
  const names = seatNames(state.players);
  const { result } = state;
  const target = targetOf(state);
  return (
    <section className="ht-score">
      {target !== null && <p className="ht-ribbon">{t("forage.score.target", { target })}</p>}
      <ol className="ht-plates">
        {state.players.map((player, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            className="ht-plate"
            style={seatStyle(seat)}
            data-seat={seat + 1}
            data-winner={(result && ("winners" in result ? result.winners.includes(seat) : result.won)) || undefined}
          >
            <SeatNumber seat={seat} />
            <span className="ht-who">
              <span className="ht-name">{names[seat]}</span>
              <span className="ht-placed">
                {player.finished ? t("forage.race.done") : t("forage.race.placed", { count: player.placed })}
              </span>
            </span>
            <Points total={player.score.total} />
          </li>
        ))}
      </ol>
    </section>
  );
}
