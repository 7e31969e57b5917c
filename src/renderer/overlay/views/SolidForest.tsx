import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cardsLeft, isRace, playerAt } from "../../../shared/games/forage/state";
import type { TableView } from "../../../shared/protocol/messages";
import { forestShotOf, viewOfShot } from "../../app/present/forest-director";
import { useForestDirector } from "../../app/present/use-forest-director";
import type { BoardSurface } from "../../forage/board/surface";
import { ForestCanvas } from "../../forage/lazy-forest";
import { forestBounds } from "../../forage/model/aim";
import { withSupply } from "../../forage/scene/layout";
import { seatNames } from "../../hud/model/names";
import type { ViewProps } from "../Overlay";
import { SeatNumber, seatStyle } from "../parts/SeatNumber";

/** Nearer than at the table, where a card is held beside the forest. */
const CLOSE = 1.3;

/** The forest that grew last, in three dimensions; in a race with the name of whose it is. */
export function SolidForest(props: ViewProps & { table: TableView<"forage"> }) {
  const { table, shown, picture, reduced } = props;
  const { state } = table;
  const { t } = useTranslation();
  const surface = useRef<BoardSurface | null>(null);
  const shot = forestShotOf("table", useForestDirector(table), state);
  const player = playerAt(state, shot.seat);
  // Another forest than before is not grown out of the last one: it lies there at once.
  const before = useRef(shot.seat);
  const turned = before.current !== shot.seat;
  useEffect(() => {
    before.current = shot.seat;
  });
  return (
    <div className="ht-table-picture">
      <Suspense fallback={null}>
        <ForestCanvas
          deck={state.deck}
          forest={player.forest}
          pile={cardsLeft(player)}
          held={null}
          pace={reduced || turned ? Number.POSITIVE_INFINITY : 1}
          view={{ ...viewOfShot(shot, withSupply(forestBounds(player.forest))), zoom: CLOSE }}
          surface={surface}
          quality={picture.quality}
          theme={shown.theme}
          diceSet={shown.diceSet}
          reducedMotion={reduced}
          frameRate={picture.frameRate}
          label={t("forage.board.title")}
          onContext={picture.onContext}
          onMoving={picture.onMoving}
        />
      </Suspense>
      {isRace(state) && (
        <p className="ht-forest-of" style={seatStyle(shot.seat)}>
          <SeatNumber seat={shot.seat} />
          <span className="ht-name">{seatNames(state.players)[shot.seat]}</span>
        </p>
      )}
    </div>
  );
}
