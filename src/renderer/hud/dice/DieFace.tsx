import type { DieColour, DieValue } from "../../../shared/dice/kinds";
import { rem } from "../ui/rem";
import styles from "./DieFace.module.css";

/** Where the pips of each value lie on a 3 × 3 grid, row by row from the top left. */
const PIPS: Readonly<Record<DieValue, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A pip's shape tells the colour of the die too: round on red, square on black, a star on gold. */
const PIP_SHAPE: Readonly<Record<DieColour, string>> = {
  red: "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0Z",
  black: "M-3.7-3.7h7.4v7.4h-7.4Z",
  gold: "M0-5.4 1.5-1.9 5.2-1.7 2.4.9 3.2 4.5 0 2.6-3.2 4.5-2.4.9-5.2-1.7-1.5-1.9Z",
};

export interface DieFaceProps {
  colour: DieColour;
  /** Null: not rolled yet, a blank face with a turning arrow. */
  value: DieValue | null;
  size?: number;
  /** Still in the air. */
  rolling?: boolean;
}

/** A drawn die. Decoration only: whoever shows it names it. */
export function DieFace({ colour, value, size = 48, rolling = false }: DieFaceProps) {
  return (
    <svg
      className={`${styles.die} ${styles[colour]} ${rolling ? styles.rolling : ""}`}
      viewBox="0 0 48 48"
      style={{ width: rem(size), height: rem(size) }}
      aria-hidden="true"
    >
      <rect className={styles.edge} x="2" y="3" width="44" height="44" rx="10" />
      <rect className={styles.body} x="2" y="1.5" width="44" height="43" rx="10" />
      <rect className={styles.face} x="5.5" y="4.5" width="37" height="36.5" rx="8.5" />
      {value === null ? (
        <path className={styles.turn} d="M32 20a9.5 9.5 0 1 0 1 6.5M33 13v7.5h-7.5" />
      ) : (
        PIPS[value].map((cell) => (
          <path
            key={cell}
            className={styles.pip}
            d={PIP_SHAPE[colour]}
            transform={`translate(${13 + (cell % 3) * 11} ${12 + Math.floor(cell / 3) * 10.75})`}
          />
        ))
      )}
    </svg>
  );
}
