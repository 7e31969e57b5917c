import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { type Card, cardOf } from "../../../shared/games/forage/cards";
import { cellsOf } from "../../../shared/games/forage/forest";
import { cardSize, cellAt, type Position } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import { Picture } from "../cards/Picture";
import { faceDrawing } from "../cards/pictures";
import { forestBounds } from "../model/aim";
import { framing, type Size, type View } from "../model/view";
import styles from "./FlatForest.module.css";
import { ForageDie } from "./ForageDie";
import type { HeldCard } from "./held";
import { MouseToken } from "./MouseToken";
import { OutlookMark } from "./OutlookMark";
import type { BoardSurface } from "./surface";

export interface ForestPictureProps {
  deck: readonly Card[];
  forest: Forest;
  held: HeldCard | null;
  view: View;
  surface: RefObject<BoardSurface | null>;
}

/** The forest from straight above: every card in its layer, dice and token on top, the held card over all. */
export function FlatForest({ deck, forest, held, view, surface }: ForestPictureProps) {
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
  const left = (column: number) => size.width / 2 + (column - x) * cell;
  const top = (row: number) => size.height / 2 + (row - y) * cell;
  const spot = (column: number, row: number) => ({ left: left(column), top: top(row), width: cell, height: cell });
  const covered = new Set(held?.rehearsal.legal ? held.rehearsal.chosen.cells.map((each) => each.cell) : []);
  return (
    <div ref={box} className={styles.picture} aria-hidden="true">
      {size.width > 0 && (
        <>
          {forest.placements.map((placement) => (
            <FlatCard
              key={placement.card}
              card={cardOf(deck, placement.card)}
              position={placement}
              left={left(placement.x)}
              top={top(placement.y)}
              cell={cell}
            />
          ))}
          {held && (
            <div className={styles.held} data-legal={held.rehearsal.legal}>
              <FlatCard
                card={cardOf(deck, held.aim.card)}
                position={held.aim}
                left={left(held.aim.x)}
                top={top(held.aim.y)}
                cell={cell}
              />
            </div>
          )}
          {cellsOf(forest).map(([key, { die }]) => {
            const { x: column, y: row } = cellAt(key);
            if (die === null && forest.token !== key) return null;
            return (
              <div
                key={`${key} ${die?.colour} ${die?.face}`}
                className={styles.die}
                data-under={covered.has(key) || undefined}
                style={spot(column, row)}
              >
                {die ? <ForageDie {...die} /> : <MouseToken />}
              </div>
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
        </>
      )}
    </div>
  );
}

function FlatCard(props: { card: Card; position: Position; left: number; top: number; cell: number }) {
  const { card, position, left, top, cell } = props;
  const { width, height } = cardSize(position.rotation);
  return (
    <div className={styles.place} style={{ left, top, width: width * cell, height: height * cell }}>
      <Picture
        drawing={faceDrawing(card)}
        className={styles.card}
        style={{ width: 2 * cell, height: 3 * cell, rotate: `${position.rotation}deg` }}
      />
    </div>
  );
}

function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
