import { withScore } from "../../shared/games/forage/day-scores";
import { type ForageKept, forageKeptRequests } from "../../shared/protocol/forage-kept";
import type { News } from "../../shared/protocol/messages";
import { inGroup, type RequestOf } from "./request-group";
import type { SettingsFile } from "./settings-file";

type ForageKeptRequest = RequestOf<typeof forageKeptRequests>;

export const isForageKeptRequest = inGroup(forageKeptRequests);

/** What is kept of Forage with the settings: a deck of one's own, and the best harvest of each day's deal. */
export class ForageKeeping {
  constructor(private readonly settings: SettingsFile) {}

  get news(): News {
    return { type: "forage-kept", ...this.settings.current.forage };
  }

  act(request: ForageKeptRequest): void {
    const { current } = this.settings;
    this.settings.save({ ...current, forage: changed(current.forage, request) });
  }
}

function changed(kept: ForageKept, request: ForageKeptRequest): ForageKept {
  if (request.type === "keep-deck") return { ...kept, deck: request.deck };
  return { ...kept, days: request.days.reduce(withScore, kept.days) };
}
