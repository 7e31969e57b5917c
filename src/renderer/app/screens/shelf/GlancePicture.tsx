import type { ReactNode } from "react";
import { dieColour } from "../../../../shared/dice/kinds";
import type { State } from "../../../../shared/games/diced-tomatoes/state";
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
      {table.state === null ? <EmptyMats seats={table.players.length} /> : <Mats state={table.state} />}
    </svg>
  );
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
