import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { DicedTape } from "../../app/replay/diced-tape";
import type { Transport } from "../../app/replay/transport";
import { useWords } from "../../i18n/use-words";
import type { ReplayLine } from "./replay-line";

/** The tape of a Diced Tomatoes table in words, where it is now (`shown`) included. */
export function useDicedLine(tape: DicedTape, { at, last }: Transport, shown: State): ReplayLine {
  const { t, name, vine } = useWords(shown.players);
  const step = { step: at + 1, steps: last + 1 };
  return {
    position:
      shown.turn > 0
        ? t("replay.position", { round: shown.round, turn: shown.turn, ...step })
        : t("replay.position-laid", step),
    turns: tape.marks.flatMap(({ at: frame, event }) => {
      if (event.type !== "turn-started") return [];
      const { seat, round, turn } = event;
      return [{ at: frame, label: t("turn.round", { round, turn }), whose: { seat, name: name(seat) } }];
    }),
    highlightsTitle: t("replay.harvests"),
    highlights: tape.marks.flatMap(({ at: frame, event }) => {
      if (event.type !== "vine-harvested") return [];
      const { round, turn } = tape.frames[frame]?.state ?? shown;
      const label = t("replay.harvest", { name: name(event.by), vine: vine(event.seat, event.vine), round, turn });
      return [{ at: frame, label, icon: <Tomato /> }];
    }),
    cut: tape.cut,
  };
}

function Tomato() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="9.5" r="5.5" fill="#c0301d" stroke="#98220f" />
      <path d="M8 6.5 5 4.2M8 6.5l3-2.3M8 6.5V2.5" stroke="#365a20" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
