import { z } from "zod";

const colour = z.enum(["bramble", "leaves", "soil"]);
const colourOrAny = z.enum(["bramble", "leaves", "soil", "any"]);
const face = z.literal([1, 3, 6, 10, 15]);
const points = z.int();
const count = z.int().min(0);
const cells = z.int().min(1);

const faces = z
  .array(face)
  .min(1)
  .refine((list) => new Set(list).size === list.length, "a face twice");

/** `{"1": 0, "3": 5}`: what dice showing a face count instead. */
const faceValues = z.partialRecord(z.enum(["1", "3", "6", "10", "15"]), z.int());

/** The closed set of forms that a recipe's rule may have (shared/forage/recipes.md). */
export const recipeRuleSchema = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("eachDie"), colour: colourOrAny, min: face, points }),
  z.strictObject({ form: z.literal("enoughDice"), colour: colourOrAny, min: face, count, points }),
  z.strictObject({ form: z.literal("allColours"), min: face, points }),
  z.strictObject({ form: z.literal("allFaces"), faces, points }),
  z.strictObject({ form: z.literal("eachPair"), between: z.tuple([colour, colour]), points }),
  z.strictObject({ form: z.literal("eachBlock"), points }),
  z.strictObject({ form: z.literal("bigGroup"), colour, above: count, points }),
  z.strictObject({ form: z.literal("eachCell"), above: count, points }),
  z.strictObject({ form: z.literal("fits"), width: cells, height: cells, points }),
  z.strictObject({ form: z.literal("fewMice"), max: count, points }),
  z.strictObject({ form: z.literal("faceCounts"), colour: colourOrAny, faces: faceValues }),
  z.strictObject({ form: z.literal("bestAgain"), colour: colourOrAny }),
  z.strictObject({ form: z.literal("counts"), what: z.enum(["mouse", "token", "split"]), value: z.int() }),
]);

export type RecipeRule = z.infer<typeof recipeRuleSchema>;
