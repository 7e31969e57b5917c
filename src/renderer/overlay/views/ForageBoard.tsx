import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { targetOf } from "../../../shared/games/forage/scoring";
import type { Player, State } from "../../../shared/games/forage/state";
import { FlatForest } from "../../forage/board/FlatForest";
import type { BoardSurface } from "../../forage/board/surface";
import type { View } from "../../forage/model/view";
import { seatNames } from "../../hud/model/names";
import { Points } from "../parts/Points";
import { SeatNumber, seatStyle } from "../parts/SeatNumber";

/** Every forager's forest and harvest, one slip of paper below the other. */
export function ForageBoard({ state }: { state: State }) {
  const { t } = useTranslation();
  const names = seatNames(state.players);
  const target = targetOf(state);
  return (
    <section className="ht-board" data-players={state.players.length}>
      <header className="ht-board-head">
        <h1>{t("forage.name")}</h1>
        {target !== null && <span className="ht-target">{t("forage.score.target", { target })}</span>}
      </header>
      {state.players.map((player, seat) => (
        <ForagePlayer
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

/** Nearer than at the table, where a card is held beside the forest. */
const CLOSE: View = { zoom: 1.3, x: 0, y: 0 };

/** One forager's slip; also the place of a forest on the flat table. */
export function ForagePlayer(props: { state: State; player: Player; seat: number; name: string }) {
  const { state, player, seat, name } = props;
  const { t } = useTranslation();
  const surface = useRef<BoardSurface | null>(null);
  const { result } = state;
  const winner = result && ("winners" in result ? result.winners.includes(seat) : result.won);
  return (
    <article
      className="ht-player"
      style={seatStyle(seat)}
      data-seat={seat + 1}
      data-finished={player.finished || undefined}
      data-winner={winner || undefined}
    >
      <header className="ht-player-head">
        <SeatNumber seat={seat} />
        <h2 className="ht-name">{name}</h2>
        {winner && <span className="ht-winner">{t("overlay.winner")}</span>}
        <span className="ht-placed">
          {player.finished ? t("forage.race.done") : t("forage.race.placed", { count: player.placed })}
        </span>
        <Points total={player.score.total} />
      </header>
      <div className="ht-forest" role="img" aria-label={t("forage.race.forest-of", { name })}>
        <FlatForest deck={state.deck} forest={player.forest} held={null} pace={1} view={CLOSE} surface={surface} />
      </div>
    </article>
  );
}
