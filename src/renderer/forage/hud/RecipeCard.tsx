import { useTranslation } from "react-i18next";
import type { Recipe } from "../../../shared/games/forage/recipes";
import { Picture } from "../cards/Picture";
import { dishDrawing } from "../cards/pictures";
import styles from "./RecipeCard.module.css";

/** A recipe card: its number, its dish, what it asks. `points` are what it is worth now. */
export function RecipeCard({ recipe, points }: { recipe: Recipe; points: number | null }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "ja" ? "ja" : "en";
  return (
    <article className={styles.card} data-kind={recipe.kind}>
      <header className={styles.head}>
        <span className={styles.number}>
          <span aria-hidden="true">{recipe.number}</span>
          <span className="visually-hidden">{t("forage.recipe.number", { number: recipe.number })}</span>
        </span>
        <h4>{recipe.name[language]}</h4>
      </header>
      <Picture drawing={dishDrawing(recipe.id)} className={styles.dish} />
      <p className={styles.text}>
        <small>{t(`forage.recipe.${recipe.kind}`)}</small> {recipe.text[language]}
      </p>
      {points !== null && (
        <p className={styles.points} data-some={points > 0 || undefined}>
          {t("forage.recipe.points", { count: points, points })}
        </p>
      )}
    </article>
  );
}
