import type { TFunction } from "i18next";
import type { Event } from "../../shared/games/forage/events";
import type { Die, DieChange } from "../../shared/games/forage/state";
import type { Woodland } from "../../shared/games/forage/woodland";
import type { Refusal } from "../../shared/games/game";
import type { ProtocolRefusal, TableEvent } from "../../shared/protocol/messages";
import type { CellOutlook } from "../forage/model/rehearse";
import { totalText } from "../forage/model/score-lines";

/** Sentences about Forage, in one language, with the names of the players in it. */
export interface ForageWords {
  t: TFunction;
  /** Of texts that come in both languages, such as recipes. */
  language: "en" | "ja";
  name(seat: number): string;
  list(parts: readonly string[]): string;
  type(type: Woodland): string;
  /** "bramble", or "bramble/leaves" for a split area. */
  area(types: readonly Woodland[]): string;
  die(die: Die): string;
  /** "bramble grows 3 to 6" */
  outlook(outlook: CellOutlook): string;
  /** "+5", "±0", "−2" */
  signed(points: number): string;
  event(event: Event | TableEvent): string;
  refusal(refusal: Refusal | ProtocolRefusal): string;
}

export function createForageWords(t: TFunction, language: string, names: readonly string[]): ForageWords {
  const list = (parts: readonly string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
  const type = (woodland: Woodland) => t(`forage.type.${woodland}`);
  const name = (seat: number) => names[seat] ?? t("seat.numbered", { number: seat + 1 });
  const die = ({ colour, face }: Die) =>
    face === "mouse"
      ? t("forage.die.mouse", { type: type(colour) })
      : t("forage.die.food", { type: type(colour), face });
  const words: ForageWords = {
    t,
    language: language === "ja" ? "ja" : "en",
    name,
    list,
    type,
    die,
    area([above, below]) {
      if (above === undefined) return "";
      return below === undefined ? type(above) : t("forage.split", { above: type(above), below: type(below) });
    },
    outlook(outlook) {
      const { does, returned } = outlook;
      const swapped = returned !== null && (does === "mouse" || does === "token");
      return t(`forage.does.${does}${swapped ? "-for" : ""}`, {
        ...("colour" in outlook ? { type: type(outlook.colour) } : {}),
        ...("face" in outlook ? { face: outlook.face } : {}),
        ...("from" in outlook ? { from: outlook.from } : {}),
        ...(swapped ? { die: die(returned) } : {}),
      });
    },
    signed: (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0"),
    event: (event) => eventWords(event, words),
    refusal: ({ reason, code, params }) =>
      t([`forage.refusal.${reason}`, `refusal.${reason}`, `refusal.${code}`, "refusal.unknown"], params),
  };
  return words;
}

function eventWords(event: Event | TableEvent, words: ForageWords): string {
  const { t, name } = words;
  switch (event.type) {
    case "game-started":
      return t("forage.log.started");
    case "forests-started":
      return t("forage.log.start", { card: event.placement.card });
    case "card-drawn":
      return t("forage.log.drawn", { name: name(event.seat), card: event.card });
    case "card-placed":
      return t("forage.log.placed", {
        name: name(event.seat),
        card: event.placement.card,
        what: changeWords(event.placement.dice, words),
        total: totalText(event.score.total),
      });
    case "card-placed-unseen":
      return t("forage.log.placed-unseen", { name: name(event.seat), total: totalText(event.score.total) });
    case "placement-shown":
      return t("forage.log.shown", {
        name: name(event.seat),
        number: event.number,
        card: event.placement.card,
      });
    case "forest-finished":
      return t(`forage.log.finished-${event.reason}`, { name: name(event.seat) });
    case "game-ended":
      return t("forage.log.ended");
    case "undone":
      return event.seat === null ? t("forage.log.went-back") : t("forage.log.undone", { name: name(event.seat) });
  }
}

/** What a placement did to the dice; a die that only moved up is no news. */
function changeWords(dice: readonly DieChange[], words: ForageWords): string {
  const { t, type, list, die } = words;
  const parts = dice.flatMap((change): string[] => {
    switch (change.change) {
      case "new":
        return [t("forage.does.new", { type: type(change.colour) })];
      case "grown":
        return [t("forage.does.grows", { type: type(change.colour), from: change.from, face: change.face })];
      case "mouse":
      case "token": {
        const back = dice.find((other) => other.change === "returned" && other.cell === change.cell);
        const swapped = back?.change === "returned" ? { die: die(back.die) } : null;
        const colour = change.change === "mouse" ? { type: type(change.colour) } : {};
        return [t(`forage.does.${change.change}${swapped ? "-for" : ""}`, { ...colour, ...swapped })];
      }
      default:
        return [];
    }
  });
  return parts.length === 0 ? t("forage.log.nothing") : t("forage.log.changes", { changes: list(parts) });
}
