import { type CSSProperties, type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { type Card, cardOf } from "../../../shared/games/forage/cards";
import { cellsOf } from "../../../shared/games/forage/forest";
import { cardSize, cellAt, type Position } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import { Picture } from "../cards/Picture";
import { faceDrawing } from "../cards/pictures";
import { forestBounds } from "../model/aim";
import { framing, type View } from "../model/view";
import styles from "./FlatForest.module.css";
import { ForageDie } from "./ForageDie";
import type { HeldCard } from "./held";
import { MouseToken } from "./MouseToken";
import { OutlookMark } from "./OutlookMark";
import type { BoardSurface } from "./surface";
import { useSize } from "./use-size";

/** The edge of a cell on the ground, before the whole is sized to the picture, in pixels. */
const UNIT = 100;

export interface ForestPictureProps {
  deck: readonly Card[];
  forest: Forest;
  /** Cards still to draw. */
  pile: number;
  held: HeldCard | null;
  /** How many times faster than at the table things come and grow; Infinity: they are there at once. */
  pace: number;
  view: View;
  surface: RefObject<BoardSurface | null>;
}

/** The forest from straight above: every card in its layer, dice and token on top, the held card over all. */
export function FlatForest(props: Omit<ForestPictureProps, "pile">) {
  const { deck, forest, held, pace, view, surface } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { x, y, cell } = framing(forestBounds(forest), size, view);
  useImperativeHandle(surface, () => ({
    toForest(clientX, clientY) {
      const rect = box.current?.getBoundingClientRect();
      if (!rect) return null;
      return {
        x: x + (clientX - rect.left - rect.width / 2) / cell,
        y: y + (clientY - rect.top - rect.height / 2) / cell,
      };
    },
    cellSize: () => cell,
  }));
  const spot = (column: number, row: number) => ({ left: column * UNIT, top: row * UNIT });
  const scale = cell / UNIT;
  const covered = new Set(held?.rehearsal.legal ? held.rehearsal.chosen.cells.map((each) => each.cell) : []);
  return (
    <div ref={box} className={styles.picture} aria-hidden="true">
      {size.width > 0 && (
        <div
          className={styles.ground}
          style={{
            transform: `translate(${size.width / 2 - x * cell}px, ${size.height / 2 - y * cell}px) scale(${scale})`,
          }}
        >
          {forest.placements.map((placement) => (
            <FlatCard key={placement.card} card={cardOf(deck, placement.card)} position={placement} pace={pace} />
          ))}
          {held && (
            <div className={styles.held} data-legal={held.rehearsal.legal}>
              <FlatCard card={cardOf(deck, held.aim.card)} position={held.aim} pace={pace} />
            </div>
          )}
          {cellsOf(forest).map(([key, { die }]) => {
            const { x: column, y: row } = cellAt(key);
            if (die === null && forest.token !== key) return null;
            return (
              <Coming
                key={`${key} ${die?.colour} ${die?.face}`}
                className={styles.die}
                under={covered.has(key)}
                style={spot(column, row)}
                pace={pace}
              >
                {die ? <ForageDie {...die} /> : <MouseToken />}
              </Coming>
            );
          })}
          {held &&
            (held.rehearsal.legal ? held.rehearsal.chosen.cells : held.rehearsal.cells).map((outlook) => {
              const { x: column, y: row } = cellAt(outlook.cell);
              return (
                <div key={outlook.cell} className={styles.outlook} style={spot(column, row)}>
                  <OutlookMark outlook={outlook} />
                </div>
              );
            })}
        </div>
      )}
    </div>
  );
}

function FlatCard({ card, position, pace }: { card: Card; position: Position; pace: number }) {
  const { x, y, rotation } = position;
  const { width, height } = cardSize(rotation);
  return (
    <Coming
      className={styles.place}
      style={{ left: x * UNIT, top: y * UNIT, width: width * UNIT, height: height * UNIT }}
      pace={pace}
    >
      <Picture drawing={faceDrawing(card)} className={styles.card} style={{ rotate: `${rotation}deg` }} />
    </Coming>
  );
}

/** A thing of the forest that moves to its place as it comes, unless it was to be there at once. */
function Coming(props: {
  className: string | undefined;
  style: CSSProperties;
  under?: boolean;
  pace: number;
  children: ReactNode;
}) {
  // How it came stays: an animation that is allowed only later would begin then.
  const [pace] = useState(props.pace);
  return (
    <div
      className={props.className}
      data-under={props.under || undefined}
      data-at-once={pace === Number.POSITIVE_INFINITY || undefined}
      style={{ ...props.style, "--pace": pace === Number.POSITIVE_INFINITY ? 1 : pace } as CSSProperties}
    >
      {props.children}
    </div>
  );
}
