import type { Deck } from "../../shared/games/forage/cards";
import type { DayScore } from "../../shared/games/forage/day-scores";
import type { ForageKept } from "../../shared/protocol/forage-kept";
import type { Reply, Request } from "../../shared/protocol/messages";
import { handOver } from "../forage/kept-on-device";
import { freshId } from "./fresh-id";

/** What the host is asked to keep of Forage; where it does not, the page shows why as of any refusal. */
export interface ForageKeeping {
  keepDeck(deck: Deck): void;
  keepDay(score: DayScore): void;
  /** Hands over what this device kept by itself, once the host has told what it keeps. */
  takeFromDevice(kept: ForageKept): Promise<void>;
}

export function forageKeeping(ask: (request: Request) => Promise<Reply>): ForageKeeping {
  const keepDeck = async (deck: Deck) => (await ask({ type: "keep-deck", id: freshId(), deck })).ok;
  const keepDays = async (days: DayScore[]) => (await ask({ type: "keep-days", id: freshId(), days })).ok;
  return {
    keepDeck: (deck) => void keepDeck(deck),
    keepDay: (score) => void keepDays([score]),
    takeFromDevice: (kept) => handOver(localStorage, kept, { keepDeck, keepDays }),
  };
}
