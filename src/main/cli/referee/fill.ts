import type { Refusal } from "../../../shared/games/game";

/** Puts the parameters of a refusal where the words have their names in braces. */
export const fill = (words: string, params: Refusal["params"]): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
