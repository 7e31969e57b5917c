import type { Event } from "../../shared/games/forage/events";
import type { DieChange } from "../../shared/games/forage/state";
import { type Cue, cue } from "./cues";

/** Dice move once the card lies, milliseconds after it comes down. */
const DICE = 260;

/** What the dice of a placement sound like: each kind of change once, however many dice it is of. */
function diceCues(dice: readonly DieChange[]): Cue[] {
  const some = (change: DieChange["change"]): boolean => dice.some((each) => each.change === change);
  const great = dice.some((each) => each.change === "grown" && each.face >= 10 && each.face !== each.from);
  return [
    ...(some("grown") ? [cue("tip", { gain: 0.5, after: DICE })] : []),
    ...(some("new") ? [cue("tap", { gain: 0.5, after: DICE + 90 })] : []),
    ...(great ? [cue("harvest", { gain: 0.35, after: DICE + 160 })] : []),
    ...(some("mouse") || some("token") ? [cue("sigh", { gain: 0.3, after: DICE + 160 })] : []),
  ];
}

/** The sounds of a step at a Forage table; `recipes` is what the recipes had earned before it, null where nobody knows. */
export function soundsOfStep(events: readonly Event[], recipes: number | null): Cue[] {
  return events.flatMap((event): Cue[] => {
    switch (event.type) {
      case "card-placed": {
        const earns = recipes !== null && event.score.recipes > recipes;
        const met = earns ? [cue("heart", { gain: 0.45, after: DICE + 240 })] : [];
        return [cue("card"), ...diceCues(event.placement.dice), ...met];
      }
      case "game-ended": {
        const lost = "won" in event.result && !event.result.won;
        return [lost ? cue("sigh", { gain: 0.5, after: 900 }) : cue("victory", { after: 900 })];
      }
      default:
        return [];
    }
  });
}
