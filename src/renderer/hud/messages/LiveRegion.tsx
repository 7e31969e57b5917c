import { useEffect, useRef, useState } from "react";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { LogEntry, TableEvent } from "../../../shared/protocol/messages";
import { eventWords } from "../../i18n/event-words";
import type { Words } from "../../i18n/words";
import type { ShownRefusal } from "../hud-props";

/** Events worth interrupting a reader for; the log has the rest. */
const SAID: ReadonlySet<(Event | TableEvent)["type"]> = new Set([
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
  "undone",
]);

/** How long lines are gathered before they are said together, in milliseconds. */
const GATHER = 350;

/**
 * The one polite live region: rolls once they lie still, turns, harvests, and refusals.
 * It reads the log, so that nothing is missed where many events are shown at once.
 */
export function LiveRegion(props: {
  state: State;
  log: readonly LogEntry[];
  rolling: boolean;
  refusal: ShownRefusal | null;
  words: Words;
}) {
  const { state, log, rolling, refusal, words } = props;
  const events = log.flatMap((entry) => entry.events);
  const count = events.length;
  const waiting = useRef<string[]>([]);
  // Who sits down at a running game is not told all that went before.
  const told = useRef(state.turn <= 1 ? 0 : count);
  const toldRefusal = useRef(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spoken, setSpoken] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of events stands for them.
  useEffect(() => {
    if (!rolling) {
      // A log that became shorter is another one: only what came last is news.
      const from = Math.min(told.current, Math.max(0, count - (told.current > count ? 1 : 0)));
      for (const event of events.slice(from)) if (SAID.has(event.type)) waiting.current.push(eventWords(event, words));
      told.current = count;
    }
    if (refusal && toldRefusal.current !== refusal.key) {
      toldRefusal.current = refusal.key;
      waiting.current.push(words.refusal(refusal.refusal, state.hand));
    }
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setSpoken(waiting.current.join(" "));
      waiting.current = [];
    }, GATHER);
  }, [count, rolling, refusal, words]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live-region">
      {spoken}
    </div>
  );
}
