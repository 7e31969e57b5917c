import type { Event } from "../../shared/games/diced-tomatoes/events";
import { type Cue, cue } from "./cues";

type Sounds<E> = (event: E, throwIsSeen: boolean) => Cue[];

/** A throw that is seen sounds by its own knocks. */
const thrown = (_: unknown, throwIsSeen: boolean): Cue[] => (throwIsSeen ? [] : [cue("rattle", { gain: 0.5 })]);

const silent = (): Cue[] => [];

/** What each event of Diced Tomatoes sounds like. */
const SOUNDS: { readonly [T in Event["type"]]: Sounds<Extract<Event, { type: T }>> } = {
  "game-started": silent,
  "starting-rolled": thrown,
  "last-player-set": () => [cue("card")],
  "turn-started": ({ turn }) => (turn > 1 ? [cue("turn", { gain: 0.35 })] : []),
  "dice-rolled": (event, seen) => (event.dice.length > 0 ? thrown(event, seen) : []),
  "die-rerolled": thrown,
  "die-changed": () => [cue("tip")],
  // A die hops to its place before it is heard there.
  "die-placed": () => [cue("tap", { after: 300 })],
  "vine-harvested": ({ firstSixth }) => [
    cue("harvest", { gain: firstSixth ? 0.85 : 0.65, after: 120 }),
    cue("sweep", { gain: 0.35, after: 320 }),
  ],
  "shard-earned": () => [cue("shard", { gain: 0.35 })],
  "karma-earned": ({ amount }) => (amount > 0 ? [cue("heart", { gain: 0.5, after: 160 })] : []),
  "karma-spent": () => [cue("sigh", { gain: 0.4 })],
  "karma-lost": () => [cue("sigh", { gain: 0.5 })],
  "seed-flipped": () => [cue("tip")],
  "vine-cleared": () => [cue("sweep", { gain: 0.55 })],
  "final-round": () => [cue("finalRound")],
  "turn-ended": silent,
  "dice-passed": ({ from, to }) => (from === to ? [] : [cue("slide", { gain: 0.45 })]),
  "game-ended": ({ reason }) => [reason === "conceded" || reason === "out-of-dice" ? cue("sigh") : cue("victory")],
};

/** The sounds of an event; `throwIsSeen` where the dice of a throw roll on this screen. */
function soundsOf(event: Event, throwIsSeen: boolean): Cue[] {
  const sounds = SOUNDS[event.type] as Sounds<Event>;
  return sounds(event, throwIsSeen);
}

/**
 * The sounds of what was shown in one go. Shown one by one, at most one of these sounds: several are what was skipped,
 * which is not heard. Without motion a whole move is shown in one go, and its loudest sound stands for it.
 */
export function soundsOfMove(events: readonly Event[], how: { skipped: boolean; motion: boolean }): Cue[] {
  if (how.skipped) return [];
  const heard = events.map((event) => soundsOf(event, how.motion)).filter((cues) => cues.length > 0);
  if (heard.length <= 1) return heard.flat();
  if (how.motion) return [];
  return heard
    .flat()
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 1);
}
