import type { TFunction } from "i18next";
import { type DieColour, type DieId, type DieValue, dieColour } from "../../shared/dice/kinds";
import type { Power } from "../../shared/games/diced-tomatoes/commands";
import type { HandDie, ShownDie } from "../../shared/games/diced-tomatoes/state";
import type { Refusal } from "../../shared/games/game";
import type { ProtocolRefusal } from "../../shared/protocol/messages";
import type { Shape } from "../hud/model/preview";

/** Sentences about the table, in one language, with the names of the players in it. */
export interface Words {
  t: TFunction;
  name(seat: number): string;
  /** "red 4", or "red die" without a value. */
  die(die: DieId, value: DieValue | null): string;
  dice(dice: readonly ShownDie[]): string;
  /** "2 red dice and 1 black die" */
  counts(dice: readonly DieId[]): string;
  /** "Ada's 2nd tomato" */
  vine(seat: number, vine: number): string;
  /** "run 3–4–5", "three 4s" */
  shape(shape: Shape): string;
  power(power: Power): string;
  /** `hand` gives the values of the dice that a refusal names. */
  refusal(refusal: Refusal | ProtocolRefusal, hand?: readonly HandDie[]): string;
  list(parts: readonly string[]): string;
}

const COLOUR_ORDER: readonly DieColour[] = ["red", "black", "gold"];

export function createWords(t: TFunction, language: string, names: readonly string[]): Words {
  const list = (parts: readonly string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
  const name = (seat: number) => names[seat] ?? t("seat.numbered", { number: seat + 1 });
  const die = (id: DieId, value: DieValue | null) =>
    value === null ? t(`die.blank.${dieColour(id)}`) : t(`die.shown.${dieColour(id)}`, { value });
  const words: Words = {
    t,
    name,
    list,
    die,
    dice: (dice) => list(dice.map((shown) => die(shown.die, shown.value))),
    counts: (dice) =>
      list(
        COLOUR_ORDER.map((colour) => ({ colour, count: dice.filter((id) => dieColour(id) === colour).length }))
          .filter(({ count }) => count > 0)
          .map(({ colour, count }) => t(`die.count.${colour}`, { count })),
      ),
    vine: (seat, vine) => t("vine.of", { name: name(seat), count: vine + 1, ordinal: true }),
    shape: (shape) => {
      if (shape.kind === "single") return t("shape.single", { value: shape.value });
      return t(`shape.${shape.kind}`, { values: shapeValues(shape).join("-") });
    },
    power: (power) => t(`power.name.${power}`),
    refusal: (refusal, hand = []) => refusalWords(refusal, hand, words),
  };
  return words;
}

/** Every value of a vine in order: 3, 4, 5. */
function shapeValues(shape: Exclude<Shape, { kind: "single" }>): number[] {
  return shape.kind === "set"
    ? Array.from({ length: shape.count }, () => shape.value)
    : Array.from({ length: shape.high - shape.low + 1 }, (_, step) => shape.low + step);
}

/** Turns what a refusal carries (die, seat and vine numbers) into the words its sentence needs. */
function refusalWords(
  { reason, code, params }: Refusal | ProtocolRefusal,
  hand: readonly HandDie[],
  say: Words,
): string {
  const { die, seat, vine } = params;
  const words: Record<string, string | number> = { ...params };
  if (typeof die === "string" && /^(red|black|gold)-\d+$/.test(die)) {
    words.die = say.die(die as DieId, hand.find((held) => held.die === die)?.value ?? null);
  }
  if (typeof seat === "number") words.name = say.name(seat);
  if (typeof seat === "number" && typeof vine === "number") words.vine = say.vine(seat, vine);
  return say.t([`refusal.${reason}`, `refusal.${code}`, "refusal.unknown"], words);
}
