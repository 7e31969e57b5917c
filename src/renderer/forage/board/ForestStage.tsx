import { type ReactNode, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../../shared/games/forage/cards";
import { type CellKey, cellKey, coveredCells } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import { cellUnder, forestBounds } from "../model/aim";
import { panned, type View, WHOLE, zoomed } from "../model/view";
import { FlatForest, type ForestPictureProps } from "./FlatForest";
import styles from "./ForestStage.module.css";
import type { HeldCard } from "./held";
import type { BoardSurface } from "./surface";
import { useBoardPointer } from "./use-board-pointer";

export interface ForestStageProps {
  deck: readonly Card[];
  forest: Forest;
  /** Cards still to draw. */
  pile: number;
  held: HeldCard | null;
  /** How many times faster than at the table things come and grow; Infinity: they are there at once. */
  pace: number;
  surface: RefObject<BoardSurface | null>;
  view: View;
  onView(view: View): void;
  onHold(x: number, y: number): void;
  onTurn(clockwise: boolean): void;
  onLay(): void;
  /** The forest in three dimensions; null for the flat one. */
  picture: ((props: ForestPictureProps) => ReactNode) | null;
}

/** The forest as it is played on: whatever draws it, with what pointer, wheel and fingers do to it. */
export function ForestStage(props: ForestStageProps) {
  const { forest, held, surface, view, onView } = props;
  const { t } = useTranslation();
  const bounds = forestBounds(forest);
  const latest = useRef(view);
  latest.current = view;
  const look = (next: View) => {
    latest.current = next;
    onView(next);
  };
  const { box, handlers } = useBoardPointer(surface, {
    holding: held !== null,
    overHeld(x, y) {
      const under: CellKey = cellKey(Math.floor(x), Math.floor(y));
      return held !== null && coveredCells(held.aim).some(({ cell }) => cell === under);
    },
    hold(x, y) {
      if (!held) return;
      const at = cellUnder(held.aim, x, y);
      if (at.x !== held.aim.x || at.y !== held.aim.y) props.onHold(at.x, at.y);
    },
    turn: props.onTurn,
    lay: props.onLay,
    pan: (dx, dy) => look(panned(latest.current, dx, dy, bounds)),
    zoom: (factor) => look(zoomed(latest.current, factor)),
  });
  const picture = { deck: props.deck, forest, pile: props.pile, held, pace: props.pace, view, surface };
  return (
    <div className={styles.stage}>
      <div
        ref={box}
        className={styles.board}
        data-holding={held ? `${held.aim.card} ${held.aim.x},${held.aim.y} ${held.aim.rotation}` : undefined}
        {...handlers}
      >
        {props.picture ? props.picture(picture) : <FlatForest {...picture} />}
      </div>
      <fieldset className={styles.zoom} aria-label={t("forage.view.title")}>
        <Action look="icon" label={t("forage.view.nearer")} shortcut="+" onPress={() => look(zoomed(view, 1.25))}>
          <Icon name="plus" />
        </Action>
        <Action look="icon" label={t("forage.view.farther")} shortcut="−" onPress={() => look(zoomed(view, 0.8))}>
          <Icon name="minus" />
        </Action>
        <Action look="icon" label={t("forage.view.whole")} shortcut="0" onPress={() => look(WHOLE)}>
          <Icon name="fit" />
        </Action>
      </fieldset>
    </div>
  );
}
