import type { ReactNode } from "react";
import { isRace } from "../../../shared/games/forage/state";
import { type ForageFrame, type ForageTape, type Highlight, highlightsIn } from "../../app/replay/forage-tape";
import type { Transport } from "../../app/replay/transport";
import type { ReplayLine } from "../../hud/replay/replay-line";
import type { ForageWords } from "../../i18n/forage-words";
import { totalText } from "../model/score-lines";

/** The tape of a Forage table in words; `seat`: whose forest is looked at. */
export function forageLine(
  tape: ForageTape,
  { at, last }: Transport,
  seat: number,
  words: ForageWords,
  icon: (highlight: Highlight) => ReactNode,
): ReplayLine {
  const { t, name } = words;
  const { state } = tape.frames[at] as ForageFrame;
  const race = isRace(state);
  const number = state.players[seat]?.placed ?? 0;
  const way = number === 0 ? "position-start" : race ? "position-race" : "position";
  return {
    position: t(`forage.replay.${way}`, { name: name(seat), number, step: at + 1, steps: last + 1 }),
    turns: tape.marks.flatMap(({ at: frame, kind, event }) => {
      if (kind !== "turn" || event.type !== "card-placed") return [];
      const label = t("forage.replay.turn", { number: event.number, card: event.placement.card });
      return [{ at: frame, label, whose: race ? { seat: event.seat, name: name(event.seat) } : null }];
    }),
    highlightsTitle: t("forage.replay.highlights"),
    highlights: tape.marks.flatMap(({ at: frame, kind, event }) => {
      if (kind !== "highlight" || event.type !== "card-placed") return [];
      const highlights = highlightsIn(event, (tape.frames[frame - 1] as ForageFrame).state);
      const label = t("forage.replay.highlight", {
        name: name(event.seat),
        number: event.number,
        what: words.list(highlights.map((highlight) => highlightWords(highlight, words))),
        total: totalText(event.score.total),
      });
      return [{ at: frame, label, icon: highlights[0] && icon(highlights[0]) }];
    }),
    cut: tape.cut,
  };
}

function highlightWords(highlight: Highlight, { t, type }: ForageWords): string {
  if (highlight.change === "target") return t("forage.score.reached", { target: highlight.target });
  if (highlight.change === "token") return t("forage.does.token");
  const { colour, from, face } = highlight;
  return t("forage.does.grows", { type: type(colour), from, face });
}
