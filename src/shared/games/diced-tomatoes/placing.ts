import { type DieId, type DieValue, dieColour } from "../../dice/kinds";
import { type Reason, RULE_OF_REASON } from "./refusals";
import { FULL_VINE, playerAt, SLOTS, type State, VINES, vineAt } from "./state";
import { isSetOrRun } from "./vines";

/** A tomato token, empty or with its vine. */
export interface Place {
  seat: number;
  vine: number;
}

type PlaceReason = Extract<Reason, "die-not-in-hand" | "seed-must-be-red" | "neither-set-nor-run" | "track-full">;

/** Why a die may not go to a token, the first reason that applies; null where it may. */
export function placeFault(state: State, die: DieId, { seat, vine }: Place): PlaceReason | null {
  const value = rolledValue(state, die);
  return value === null ? "die-not-in-hand" : fitFault(state, die, value, seat, vine);
}

/** The rule (DT-T3, DT-P3, DT-P2, DT-P5) that keeps a die off a token; null where it may be placed. */
export function placeRefusal(state: State, die: DieId, seat: number, vine: number) {
  const fault = placeFault(state, die, { seat, vine });
  return fault === null ? null : RULE_OF_REASON[fault];
}

/** Every token that a rolled die in hand may go to; none before the roll. */
export function placesFor(state: State, die: DieId): Place[] {
  const value = rolledValue(state, die);
  if (value === null) return [];
  const places: Place[] = [];
  for (let seat = 0; seat < state.players.length; seat += 1) {
    for (let vine = 0; vine < VINES; vine += 1) {
      if (fitFault(state, die, value, seat, vine) === null) places.push({ seat, vine });
    }
  }
  return places;
}

/** A die in hand that can still be placed, and where. */
export interface BlockingDie {
  die: DieId;
  places: Place[];
}

/** DT-T4: the dice in hand that hold up the end of the turn. Empty: the turn may end. */
export function blockingDice(state: State): BlockingDie[] {
  return state.hand.flatMap(({ die }) => {
    const places = placesFor(state, die);
    return places.length === 0 ? [] : [{ die, places }];
  });
}

/** The value of a die in hand; null where it is not in hand or not rolled yet. */
export function rolledValue(state: State, die: DieId): DieValue | null {
  return state.hand.find((held) => held.die === die)?.value ?? null;
}

function fitFault(state: State, die: DieId, value: DieValue, seat: number, vine: number): PlaceReason | null {
  const found = vineAt(state, seat, vine);
  if (found === null) return dieColour(die) === "red" ? null : "seed-must-be-red";
  if (!isSetOrRun(found.seed.value, found.dice, value)) return "neither-set-nor-run";
  const completes = found.dice.length + 2 === FULL_VINE;
  return completes && playerAt(state, seat).track.length === SLOTS ? "track-full" : null;
}
