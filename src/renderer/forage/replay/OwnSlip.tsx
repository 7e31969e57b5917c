import { useRef } from "react";
import { playerAt } from "../../../shared/games/forage/state";
import type { ForageFrame, ForageTape } from "../../app/replay/forage-tape";
import type { ForageWords } from "../../i18n/forage-words";
import { FlatForest } from "../board/FlatForest";
import type { BoardSurface } from "../board/surface";
import slips from "../hud/Slips.module.css";
import { totalText } from "../model/score-lines";
import { WHOLE } from "../model/view";

/** The player's own forest after as many cards as the replay beside it has laid. */
export function OwnSlip(props: { tape: ForageTape; placed: number; pace: number; words: ForageWords }) {
  const { tape, placed, words } = props;
  const { t } = words;
  const surface = useRef<BoardSurface | null>(null);
  const { state } = frameAfter(tape, placed);
  const player = playerAt(state, 0);
  return (
    <section className={slips.slip} aria-label={t("forage.best.own")} data-testid="own-way">
      <h3>{t("forage.best.own")}</h3>
      <ul className={slips.others}>
        <li className={slips.other}>
          <strong>{t("forage.race.placed", { count: player.placed })}</strong>
          <output>{totalText(player.score.total)}</output>
          <div className={slips.mini} role="img" aria-label={t("forage.best.own-forest")}>
            <FlatForest
              deck={state.deck}
              forest={player.forest}
              held={null}
              pace={props.pace}
              view={WHOLE}
              surface={surface}
            />
          </div>
        </li>
      </ul>
    </section>
  );
}

/** The last frame with at most so many cards laid: moves that were taken back are seen as they ended. */
function frameAfter({ frames }: ForageTape, placed: number): ForageFrame {
  const within = frames.filter(({ state }) => playerAt(state, 0).placed <= placed);
  return (within.at(-1) ?? frames[0]) as ForageFrame;
}
