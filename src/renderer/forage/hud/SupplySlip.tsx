import { DICE_OF_COLOUR, type Forest } from "../../../shared/games/forage/state";
import { WOODLANDS } from "../../../shared/games/forage/woodland";
import type { ForageWords } from "../../i18n/forage-words";
import { ForageDie } from "../board/ForageDie";
import { MouseToken } from "../board/MouseToken";
import styles from "./Slips.module.css";

/** The fifteen dice that are not in the forest, and the wooden mouse. */
export function SupplySlip({ forest, words }: { forest: Forest; words: ForageWords }) {
  const { t, type } = words;
  const free = forest.token === "supply";
  return (
    <section className={styles.slip} aria-label={t("forage.supply.title")}>
      <h3>{t("forage.supply.title")}</h3>
      <ul className={styles.supply}>
        {WOODLANDS.map((colour) => (
          <li key={colour}>
            <span aria-hidden="true">
              {Array.from({ length: DICE_OF_COLOUR }, (_, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are alike
                  key={index}
                  className={styles.die}
                  data-gone={index >= forest.supply[colour] || undefined}
                >
                  <ForageDie colour={colour} face={1} />
                </span>
              ))}
            </span>
            <span className="visually-hidden">
              {t("forage.supply.left", { count: forest.supply[colour], type: type(colour) })}
            </span>
          </li>
        ))}
        <li className={styles.token} data-gone={!free || undefined}>
          <span className={styles.mouse} aria-hidden="true">
            <MouseToken />
          </span>
          <span>{t(free ? "forage.supply.token" : "forage.supply.token-used")}</span>
        </li>
      </ul>
    </section>
  );
}
