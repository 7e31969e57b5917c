import { cellsOf } from "../../../shared/games/forage/forest";
import { cellAt } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import { forestBounds } from "../model/aim";

/** The forest for those who do not see it: every cell, row by row, counted from its top left corner. */
export function ForestInWords({ forest, words }: { forest: Forest; words: ForageWords }) {
  const { t } = words;
  const { left, top } = forestBounds(forest);
  const cells = cellsOf(forest)
    .map(([key, cell]) => ({ key, cell, ...cellAt(key) }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
  return (
    <section className="visually-hidden" aria-label={t("forage.board.title")}>
      <p>
        {t("forage.board.cells", { count: cells.length })} {t("forage.board.keys")}
      </p>
      <ul>
        {cells.map(({ key, cell, x, y }) => {
          const lies = cell.die ? [words.die(cell.die)] : forest.token === key ? [t("forage.token")] : [];
          return (
            <li key={key}>
              {t("forage.cell", {
                column: x - left + 1,
                row: y - top + 1,
                what: words.list([words.area(cell.types), ...lies]),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
