import { z } from "zod";
import { CARD_IDS, type CardId } from "./cards";
import recipesFile from "./data/recipes.json";
import { recipeRuleSchema } from "./recipe-forms";

/** R01 to R18, on the backs of F01 to F18. */
export type RecipeId = `R${string}`;

const words = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });

const recipeSchema = z.strictObject({
  id: z.templateLiteral(["R", z.string().regex(/^\d\d$/)]),
  card: z.templateLiteral(["F", z.string().regex(/^\d\d$/)]),
  name: words,
  text: words,
  /** Its share of the target (FG-C3). */
  number: z.int(),
  kind: z.enum(["bonus", "modifier"]),
  rule: recipeRuleSchema,
});

export type Recipe = z.infer<typeof recipeSchema>;

/** `forms` is for people: the schema of the rules says the same. */
const fileSchema = z.strictObject({
  name: z.string(),
  version: z.literal(1),
  description: z.string(),
  forms: z.record(z.string(), z.record(z.string(), z.string())),
  recipes: z.array(recipeSchema),
});

/** Every recipe of this table. */
export const RECIPES: readonly Recipe[] = fileSchema.parse(recipesFile).recipes;

export const isRecipeId = (id: unknown): id is RecipeId => RECIPES.some((recipe) => recipe.id === id);

/** Throws a RangeError where there is no such recipe. */
export function recipeOf(id: RecipeId): Recipe {
  const recipe = RECIPES.find((each) => each.id === id);
  if (recipe === undefined) throw new RangeError(`no recipe ${id}`);
  return recipe;
}

/** FG-C3: R*n* is on the back of F*n*. */
export const recipeOnBackOf = (card: CardId): RecipeId => `R${card.slice(1)}`;

/** The card that a recipe takes out of the deck (FG-C3). */
export function cardBehind(id: RecipeId): CardId {
  const card = CARD_IDS.find((each) => recipeOnBackOf(each) === id);
  if (card === undefined) throw new RangeError(`no recipe ${id}`);
  return card;
}
