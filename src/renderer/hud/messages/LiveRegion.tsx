import { useEffect, useRef, useState } from "react";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { HandDie } from "../../../shared/games/diced-tomatoes/state";
import { eventWords } from "../../i18n/event-words";
import type { Words } from "../../i18n/words";
import type { ShownRefusal } from "../hud-props";

/** Events worth interrupting a reader for; the log has the rest. */
const SAID: ReadonlySet<Event["type"]> = new Set([
  "starting-rolled",
  "last-player-set",
  "turn-started",
  "dice-rolled",
  "die-rerolled",
  "die-placed",
  "vine-harvested",
  "vine-cleared",
  "karma-earned",
  "karma-lost",
  "seed-flipped",
  "final-round",
  "dice-passed",
  "game-ended",
]);

/** How long lines are gathered before they are said together, in milliseconds. */
const GATHER = 350;

/** The one polite live region: rolls once they lie still, turns, harvests, and refusals. */
export function LiveRegion(props: {
  latest: { event: Event; step: number } | null;
  rolling: boolean;
  refusal: ShownRefusal | null;
  hand: readonly HandDie[];
  words: Words;
}) {
  const { latest, rolling, refusal, hand, words } = props;
  const waiting = useRef<string[]>([]);
  const saidStep = useRef(-1);
  const saidRefusal = useRef(-1);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (latest && !rolling && saidStep.current !== latest.step) {
      saidStep.current = latest.step;
      if (SAID.has(latest.event.type)) waiting.current.push(eventWords(latest.event, words));
    }
    if (refusal && saidRefusal.current !== refusal.key) {
      saidRefusal.current = refusal.key;
      waiting.current.push(words.refusal(refusal.refusal, hand));
    }
    if (waiting.current.length === 0) return;
    const timer = setTimeout(() => {
      setSpoken(waiting.current.join(" "));
      waiting.current = [];
    }, GATHER);
    return () => clearTimeout(timer);
  }, [latest, rolling, refusal, hand, words]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live-region">
      {spoken}
    </div>
  );
}
