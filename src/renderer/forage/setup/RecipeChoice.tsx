import { Radio, RadioGroup, ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { RECIPES, type RecipeId } from "../../../shared/games/forage/recipes";
import { GAME_RECIPES } from "../../../shared/games/forage/state";
import { Picture } from "../cards/Picture";
import { dishDrawing } from "../cards/pictures";
import styles from "./ForageSetupScreen.module.css";

/** The two recipes of a challenge: drawn (null), or chosen from all eighteen; a third takes the place of the first. */
export function RecipeChoice(props: { chosen: RecipeId[] | null; onChoose(recipes: RecipeId[] | null): void }) {
  const { t, i18n } = useTranslation();
  const { chosen, onChoose } = props;
  const language = i18n.language === "ja" ? "ja" : "en";
  const toggle = (id: RecipeId, on: boolean) => {
    const others = (chosen ?? []).filter((other) => other !== id);
    onChoose(on ? [...others, id].slice(-GAME_RECIPES) : others);
  };
  return (
    <>
      <RadioGroup
        className={styles.ways ?? ""}
        aria-label={t("forage.recipe.title")}
        value={chosen ? "choose" : "draw"}
        onChange={(way) => onChoose(way === "draw" ? null : [])}
      >
        <Radio value="draw" className={styles.way ?? ""}>
          {t("forage.setup.recipe-draw")}
        </Radio>
        <Radio value="choose" className={styles.way ?? ""}>
          {chosen ? t("forage.setup.recipe-pick", { count: chosen.length }) : t("forage.setup.recipe-choose")}
        </Radio>
      </RadioGroup>
      {chosen && (
        <ul className={styles.recipes}>
          {RECIPES.map(({ id, number, name, text }) => (
            <li key={id}>
              <ToggleButton
                className={styles.recipe ?? ""}
                isSelected={chosen.includes(id)}
                onChange={(on) => toggle(id, on)}
              >
                <Picture drawing={dishDrawing(id)} className={styles.dish} />
                <span>
                  <strong>
                    {number} {name[language]}
                  </strong>
                  <small>{text[language]}</small>
                </span>
              </ToggleButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
