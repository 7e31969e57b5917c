import type { RandomSource } from "../../../shared/dice/random";
import type { Game, Refusal } from "../../../shared/games/game";
import { type Answer, badScript } from "./answer";

/** A written game whose form is right. */
export interface Script<Setup> {
  setup: Setup;
  random: RandomSource;
  /** In order; the game itself judges the form of each. */
  commands: readonly unknown[];
}

export type ReadScript<Setup> = { ok: true; script: Script<Setup> } | { ok: false; message: string };

/** How the referee plays one game of the product. */
export interface Refereed<Setup, State, Command, Event, View, Summary> {
  game: Game<Setup, State, Command, Event, View, Summary>;
  /** Reads the object of a script file, every property of it. */
  read(script: object): ReadScript<Setup>;
  /** The seat that a written command is given for. */
  seatOf(state: State, command: unknown): number;
  /** A refusal in English words. */
  words(refusal: Refusal): string;
}

/** Plays a script to its end or to the first refused command. */
export function play<Setup, State, Command, Event, View, Summary>(
  { game, read, seatOf, words }: Refereed<Setup, State, Command, Event, View, Summary>,
  script: object,
): Answer {
  const parsed = read(script);
  if (!parsed.ok) return badScript(parsed.message);
  const { setup, random, commands } = parsed.script;
  const started = game.start(setup, random);
  if (started === null) return badScript("too few dice for the starting roll");
  let { state } = started;
  const events = [...started.events];
  for (const [at, command] of commands.entries()) {
    const decision = game.decide(state, seatOf(state, command), command, random);
    if (!decision.ok) {
      const { rule, code } = decision.refusal;
      const error = { at, rule, code, message: words(decision.refusal) };
      return { ok: false, error, summary: game.summary(state) };
    }
    state = decision.state;
    for (const event of decision.events) events.push(event);
  }
  return { ok: true, summary: game.summary(state), events };
}
