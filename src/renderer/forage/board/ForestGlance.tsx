import { cellsOf } from "../../../shared/games/forage/forest";
import { cellAt } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import { forestBounds } from "../model/aim";
import styles from "./ForestGlance.module.css";

/** A forest from far above, as parts of an SVG around `x`, `y`: its areas and dice in 120 × 80 or a share of it. */
export function ForestGlance(props: { forest: Forest; x: number; y: number; width: number; height: number }) {
  const { forest, x, y, width, height } = props;
  const { left, right, top, bottom } = forestBounds(forest);
  const cell = Math.min(width / (right - left + 1), height / (bottom - top + 1), 11);
  const startX = x - ((right - left + 1) * cell) / 2;
  const startY = y - ((bottom - top + 1) * cell) / 2;
  return cellsOf(forest).map(([key, { types, die }]) => {
    const at = cellAt(key);
    const place = `translate(${startX + (at.x - left) * cell} ${startY + (at.y - top) * cell}) scale(${cell})`;
    const [above, below] = types;
    return (
      <g key={key} transform={place}>
        <rect width="1" height="1" className={styles[above as string]} />
        {below && <path d="M1 0V1H0Z" className={styles[below]} />}
        <rect x=".03" y=".03" width=".94" height=".94" className={styles.rim} />
        {die && (
          <rect x=".27" y=".27" width=".46" height=".46" rx=".1" className={styles.die} data-colour={die.colour} />
        )}
      </g>
    );
  });
}
