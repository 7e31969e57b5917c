import type { TFunction } from "i18next";
import { type DieColour, type DieId, type DieValue, dieColour } from "../../shared/dice/kinds";
import type { Power } from "../../shared/games/diced-tomatoes/commands";
import type { ShownDie } from "../../shared/games/diced-tomatoes/state";
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
  refusal(refusal: Refusal | ProtocolRefusal): string;
  list(parts: readonly string[]): string;
}

const COLOUR_ORDER: readonly DieColour[] = ["red", "black", "gold"];

export function createWords(t: TFunction, language: string, names: readonly string[]): Words {
  const list = (parts: readonly string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
  const name = (seat: number) => names[seat] ?? t("seat.numbered", { number: seat + 1 });
  const die = (id: DieId, value: DieValue | null) =>
    value === null ? t(`die.blank.${dieColour(id)}`) : t(`die.shown.${dieColour(id)}`, { value });
  return {
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
      if (shape.kind === "set") return t("shape.set", { value: shape.value, times: shape.count });
      return t("shape.run", { low: shape.low, high: shape.high });
    },
    power: (power) => t(`power.name.${power}`),
    refusal: (refusal) =>
      refusalWords(t, refusal, {
        name,
        die,
        vineOf: (s, v) => t("vine.of", { name: name(s), count: v + 1, ordinal: true }),
      }),
  };
}

/** Turns what a refusal carries (die, seat and vine numbers) into the words its sentence needs. */
function refusalWords(
  t: TFunction,
  { reason, code, params }: Refusal | ProtocolRefusal,
  say: {
    name(seat: number): string;
    die(die: DieId, value: DieValue | null): string;
    vineOf(seat: number, vine: number): string;
  },
): string {
  const { die, seat, vine, value } = params;
  const words: Record<string, string | number> = { ...params };
  if (typeof die === "string" && /^(red|black|gold)-\d+$/.test(die)) {
    words.die = say.die(die as DieId, typeof value === "number" ? (value as DieValue) : null);
  }
  if (typeof seat === "number") words.name = say.name(seat);
  if (typeof seat === "number" && typeof vine === "number") words.vine = say.vineOf(seat, vine);
  return t([`refusal.${reason}`, `refusal.${code}`, "refusal.unknown"], words);
}
