import { DEFAULT_OPTIONS, type Options } from "../../../src/shared/games/diced-tomatoes/state";
import { forage } from "../../../src/shared/games/forage";
import type { Command } from "../../../src/shared/games/forage/commands";
import { withPlacement } from "../../../src/shared/games/forage/forest";
import { placementOf } from "../../../src/shared/games/forage/placing";
import { scoreOf } from "../../../src/shared/games/forage/scoring";
import type { Reply, Request } from "../../../src/shared/protocol/messages";
import { chooseCommand } from "../../e2e/lib/bot";
import { launchBrowser } from "../../e2e/lib/browser";
import { ForageObserver } from "../../e2e/lib/forage-observer";
import { type RunningHost, startHost } from "../../e2e/lib/host";
import { Observer } from "../../e2e/lib/observer";

export { launchBrowser };

/** A table in the middle of a game, on a built host of its own. */
export interface Staged {
  host: RunningHost;
  /** The address of an overlay with this query. */
  overlay(query: string): string;
  /** Plays one more step. */
  step(): Promise<void>;
  /** Plays on until dice have just been rolled. */
  roll(): Promise<void>;
  /** What the dice in hand show. */
  hand(): Record<string, number | null>;
  /** Asks as the table's own screen. */
  ask(request: Request): Promise<Reply>;
  close(): Promise<void>;
}

const addressOf = (host: RunningHost) => (query: string) => {
  const { origin, pathname, hash } = new URL(host.overlayUrl);
  return `${origin}${pathname}?${query}${hash}`;
};

/** Diced Tomatoes with these players, so many steps into the game. */
export async function stageDiced(
  players: readonly string[],
  steps: number,
  options: Partial<Options> = {},
  at: Parameters<typeof startHost>[0] = {},
): Promise<Staged> {
  const host = await startHost({ ...at });
  const observer = await Observer.connect(host.url);
  await observer.openTable([...players], { ...DEFAULT_OPTIONS, ...options });
  const step = async () => {
    if (observer.state && observer.state.activeSeat !== null) await observer.play(chooseCommand(observer.state));
  };
  for (let made = 0; made < steps; made += 1) await step();
  return {
    host,
    overlay: addressOf(host),
    step,
    async roll() {
      const { rolls } = observer.state ?? { rolls: 0 };
      for (let made = 0; made < 20 && observer.state?.rolls === rolls; made += 1) await step();
    },
    hand: () => Object.fromEntries(observer.state?.hand.map(({ die, value }) => [die, value]) ?? []),
    ask: (request) => observer.ask(request),
    async close() {
      observer.close();
      await host.stop();
    },
  };
}

/** Forage with these players, so many cards into the game. */
export async function stageForage(
  players: readonly string[],
  cards: number,
): Promise<Omit<Staged, "roll" | "hand" | "ask">> {
  const host = await startHost();
  const observer = await ForageObserver.connect(host.url);
  await observer.open({ players: [...players], mode: "standard", deck: null, deal: null });
  let made = 0;
  const step = async () => {
    const seat = made % players.length;
    const [move] = bestFirst(observer.state, seat);
    if (move) await observer.play(seat, move);
    made += 1;
  };
  for (let card = 0; card < cards; card += 1) await step();
  return {
    host,
    overlay: addressOf(host),
    step,
    async close() {
      observer.close();
      await host.stop();
    },
  };
}

/** Legal commands of a seat, those that harvest most first. */
function bestFirst(state: ForageObserver["state"], seat: number): Command[] {
  const { deck, recipes } = state;
  const player = state.players[seat];
  if (!player) return [];
  const worth = (move: Command) => {
    const placed = placementOf(deck, player, move);
    if (!placed.ok) return Number.NEGATIVE_INFINITY;
    return scoreOf(withPlacement(deck, player.forest, placed.placement), recipes).total;
  };
  return forage.legalMoves(state, seat).sort((one, other) => worth(other) - worth(one));
}
