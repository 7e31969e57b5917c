import type { State } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { ofColour, SHOWN_COLOURS } from "../model/dice";
import styles from "./FlatBasket.module.css";

/** The shared basket: how many dice of each colour lie in it. */
export function FlatBasket({ state }: { state: State }) {
  const { t } = useWords(state.players);
  const colours = SHOWN_COLOURS.filter((colour) => colour !== "gold" || state.options.goldenSun);
  return (
    <section className={styles.basket} aria-label={t("flat.basket")}>
      <h2 className={styles.name}>{t("flat.basket")}</h2>
      <ul className={styles.dice}>
        {colours.map((colour) => {
          const count = ofColour(state.basket, colour).length;
          return (
            <li key={colour} className={styles.pile}>
              <DieFace colour={colour} value={colour === "red" ? 5 : colour === "black" ? 2 : 3} size={28} />
              <span aria-hidden="true">× {count}</span>
              <span className="visually-hidden">{t(`die.count.${colour}`, { count })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
