import { useTranslation } from "react-i18next";
import { dieColour } from "../../../shared/dice/kinds";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { FULL_VINE, type Player, type State, type Vine } from "../../../shared/games/diced-tomatoes/state";
import { vineValue } from "../../../shared/games/diced-tomatoes/vines";
import { seatNames } from "../../hud/model/names";
import { slotsOf } from "../../hud/model/slots";
import { Karma } from "../parts/Karma";
import { OverlayDie } from "../parts/OverlayDie";
import { Points } from "../parts/Points";
import { SeatNumber, seatStyle } from "../parts/SeatNumber";
import { Tomato } from "../parts/Tomato";

/** Every player's vines, track and karma, one slip of paper below the other. */
export function DicedBoard({ state }: { state: State }) {
  const { t } = useTranslation();
  const names = seatNames(state.players);
  return (
    <section className="ht-board" data-players={state.players.length}>
      <header className="ht-board-head">
        <h1>{state.finalRound ? t("turn.final") : t("turn.fresh", { round: Math.max(1, state.round) })}</h1>
      </header>
      {state.players.map((player, seat) => (
        <DicedPlayer
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={seat}
          state={state}
          player={player}
          seat={seat}
          name={names[seat] ?? ""}
        />
      ))}
    </section>
  );
}

/** One player's slip; also the mat of the flat table. */
export function DicedPlayer(props: { state: State; player: Player; seat: number; name: string }) {
  const { state, player, seat, name } = props;
  const { t } = useTranslation();
  const winner = state.result && "winners" in state.result && state.result.winners.includes(seat);
  return (
    <article
      className="ht-player"
      style={seatStyle(seat)}
      data-seat={seat + 1}
      data-active={state.activeSeat === seat || undefined}
      data-winner={winner || undefined}
    >
      <header className="ht-player-head">
        <SeatNumber seat={seat} />
        <h2 className="ht-name">{name}</h2>
        {winner && <span className="ht-winner">{t("overlay.winner")}</span>}
        <Karma karma={player.karma} />
        <Points total={scoreOf(state, seat).total} />
      </header>
      <ol className="ht-vines">
        {player.vines.map((vine, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number.
          <VineOnBoard key={index} vine={vine} />
        ))}
      </ol>
      <ol className="ht-track" aria-label={t("score.slots")}>
        {slotsOf(player).map(({ number, slot }) => (
          <li key={number} className="ht-slot" data-filled={slot !== null || undefined}>
            {slot ? (
              <>
                <OverlayDie kind={dieColour(slot.die)} value={slot.value} />
                <b>{slot.score}</b>
                {slot.bonus > 0 && <small>+{slot.bonus}</small>}
              </>
            ) : (
              number
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}

function VineOnBoard({ vine }: { vine: Vine | null }) {
  return (
    <li className="ht-vine" data-empty={vine === null || undefined}>
      <Tomato />
      {vine && (
        <span className="ht-seed">
          <OverlayDie kind={dieColour(vine.seed.die)} value={vine.seed.value} />
        </span>
      )}
      {vine && <span className="ht-value">{vineValue(vine)}</span>}
      <span className="ht-stem">
        {Array.from({ length: FULL_VINE - 1 }, (_, at) => {
          const die = vine?.dice[at];
          return die ? (
            <OverlayDie key={die.die} kind={dieColour(die.die)} value={die.value} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
            <i key={at} className="ht-gap" />
          );
        })}
      </span>
    </li>
  );
}
