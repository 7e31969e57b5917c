import type { ReactNode } from "react";
import { dieColour } from "../../../../shared/dice/kinds";
import type { State } from "../../../../shared/games/diced-tomatoes/state";
import type { State as Forage } from "../../../../shared/games/forage/state";
import type { TableList } from "../../../../shared/protocol/tables";
import { seatColours } from "../../../theme/colours";
import styles from "./GlancePicture.module.css";

type Unfinished = TableList["unfinished"][number];

/** The table as it was left, seen from far above. */
export function GlancePicture({ table }: { table: Unfinished }) {
  return (
    <svg viewBox="0 0 120 80" className={styles.picture} aria-hidden="true">
      <rect width="120" height="80" className={styles.wood} />
      <path d="M0 27h120M0 54h120" className={styles.gap} />
      {<Lying table={table} />}
    </svg>
  );
}

function Lying({ table }: { table: Unfinished }) {
  if (table.state === null) return <EmptyMats seats={table.players.length} />;
  if (table.game === "forage") return <Forests state={table.state} />;
  return <Mats state={table.state} />;
}

/** Forests side by side, each cell in the colours of its woodland. */
function Forests({ state }: { state: Forage }) {
  const seats = state.players.length;
  return state.players.map(({ forest }, seat) => {
    const cells = Object.entries(forest.cells).map(([key, { types }]) => {
      const [x = 0, y = 0] = key.split(",").map(Number);
      return { key, x, y, types };
    });
    const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1];
    const columns = Math.min(3, seats);
    const rows = Math.ceil(seats / columns);
    const size = Math.min(104 / columns / (right - left), 68 / rows / (bottom - top), 12);
    const middle = {
      x: (120 / columns) * ((seat % columns) + 0.5),
      y: (80 / rows) * (Math.floor(seat / columns) + 0.5),
    };
    const corner = { x: middle.x - ((right - left) * size) / 2, y: middle.y - ((bottom - top) * size) / 2 };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a forest is its seat.
      <g key={seat} transform={`translate(${corner.x} ${corner.y}) scale(${size})`}>
        {cells.map(({ key, x, y, types }) => (
          <g key={key} transform={`translate(${x - left} ${y - top})`}>
            <rect width="0.94" height="0.94" rx="0.1" className={styles.area} data-woodland={types[0]} />
            {types[1] && <path d="M0.94 0V0.94H0Z" className={styles.area} data-woodland={types[1]} />}
          </g>
        ))}
      </g>
    );
  });
}

/** Two rows of up to three mats, as they lie on the table. */
function placeOf(seat: number, seats: number): { x: number; y: number } {
  const columns = seats > 4 ? 3 : Math.min(2, seats);
  const rows = Math.ceil(seats / columns);
  const x = 60 + ((seat % columns) - (columns - 1) / 2) * 38;
  const y = 40 + (Math.floor(seat / columns) - (rows - 1) / 2) * 36;
  return { x, y };
}

function Mat({ seat, seats, children }: { seat: number; seats: number; children?: ReactNode }) {
  const { x, y } = placeOf(seat, seats);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-17" y="-15" width="34" height="30" rx="3" className={styles.mat} />
      <rect x="-17" y="-15" width="34" height="3" rx="1.5" fill={seatColours(seat).ground} />
      {children}
    </g>
  );
}

function EmptyMats({ seats }: { seats: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a mat is its seat.
  return Array.from({ length: seats }, (_, seat) => <Mat key={seat} seat={seat} seats={seats} />);
}

function Mats({ state }: { state: State }) {
  return state.players.map(({ vines, track }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mat is its seat.
    <Mat key={seat} seat={seat} seats={state.players.length}>
      {vines.map((vine, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number.
        <g key={index} transform={`translate(${(index - 1) * 11} -2)`}>
          <circle r="4.6" className={styles.tomato} />
          {(vine ? [vine.seed, ...vine.dice] : []).map(({ die }, place) => (
            <rect
              key={die}
              x={-2.2 + (place % 2) * 2.4 - (place > 0 ? 1 : 0)}
              y={-2.2 + Math.floor(place / 2) * 2.6}
              width="3.6"
              height="3.6"
              rx="0.9"
              className={styles.die}
              data-colour={dieColour(die)}
            />
          ))}
        </g>
      ))}
      {Array.from({ length: 6 }, (_, slot) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
          key={slot}
          x={-15 + slot * 5.1}
          y="7"
          width="4.3"
          height="4.3"
          rx="0.9"
          className={styles.slot}
          data-full={slot < track.length || undefined}
        />
      ))}
    </Mat>
  ));
}
