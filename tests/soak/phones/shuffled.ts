import type { Chooser } from "../../property/diced-tomatoes/random-games";

/** The same things in another order. */
export function shuffled<Thing>(things: readonly Thing[], choose: Chooser): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(choose(left.length), 1));
}
