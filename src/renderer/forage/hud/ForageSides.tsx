import { recipePoints } from "../../../shared/games/forage/recipe-points";
import { recipeOf } from "../../../shared/games/forage/recipes";
import { targetOf } from "../../../shared/games/forage/scoring";
import { isRace, playerAt, type Score, type State } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import { RaceSlip } from "./RaceSlip";
import { RecipeCard } from "./RecipeCard";
import { ScoreSlip } from "./ScoreSlip";
import slips from "./Slips.module.css";
import { SupplySlip } from "./SupplySlip";

/** What counts, beside the forest of a seat: harvest, recipes, supply, and in a race the others. */
export function ForageSides(props: {
  state: State;
  seat: number;
  /** The score after the held card, where one is held over a legal place. */
  next: Score | null;
  /** The table as far as the forests of others may be seen. */
  seen: State;
  pace: number;
  words: ForageWords;
}) {
  const { state, seat, next, seen, pace, words } = props;
  const { score, forest } = playerAt(state, seat);
  return (
    <>
      <ScoreSlip score={score} next={next} target={targetOf(state)} recipes={state.mode === "recipes"} words={words} />
      {state.recipes.length > 0 && (
        <section className={slips.recipes} aria-label={words.t("forage.recipe.title")}>
          {state.recipes.map((id) => (
            <RecipeCard key={id} recipe={recipeOf(id)} points={recipePoints(recipeOf(id).rule, forest)} />
          ))}
        </section>
      )}
      <SupplySlip forest={forest} words={words} />
      {isRace(state) && <RaceSlip seen={seen} seat={seat} pace={pace} words={words} />}
    </>
  );
}
