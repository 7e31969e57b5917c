import type { Event } from "../../../shared/games/diced-tomatoes/events";
import { standing } from "../../../shared/games/diced-tomatoes/standing";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { PresentationCamera } from "../../../shared/protocol/presentation";
import { ranking } from "../../hud/model/ranking";
import type { CameraView } from "../turn";

/** The table at one moment, as the presenter shows it. */
export interface Moment {
  shown: State;
  /** The event shown last; null where the table came as it is. */
  latest: Event | null;
  rolling: boolean;
}

/** Where the director looks after one more event: at the dice in the air, the vine they go to, whose turn it is. */
export function shotAfter(last: CameraView, { shown, latest, rolling }: Moment): CameraView {
  if (shown.phase === "finished") return "overview";
  if (rolling) return "tray";
  if (!latest) return turnView(shown) ?? "overview";
  switch (latest.type) {
    case "starting-rolled":
    case "dice-rolled":
    case "die-rerolled":
    case "die-changed":
      return "tray";
    case "die-placed":
    case "seed-flipped":
    case "vine-cleared":
      return `vine:${latest.seat}:${latest.vine}`;
    // The seed moves to the track, which is on the same mat.
    case "vine-harvested":
      return `mat:${latest.seat}`;
    case "turn-started":
      return `mat:${latest.seat}`;
    case "game-started":
    case "last-player-set":
    case "final-round":
    case "game-ended":
      return "overview";
    // Things that happen beside what is looked at already.
    case "shard-earned":
    case "karma-earned":
    case "karma-spent":
    case "karma-lost":
    case "turn-ended":
    case "dice-passed":
      return last;
  }
}

/** What a camera shows; `shot` is the director's. */
export function viewOf(camera: PresentationCamera, shot: CameraView, shown: State): CameraView {
  switch (camera) {
    case "director":
      return shot;
    case "table":
      return "overview";
    case "dice":
      return "tray";
    case "basket":
      return "basket";
    case "turn":
      return turnView(shown) ?? "overview";
    case "leader":
      return `mat:${ranking(standing(shown).totals)[0]?.seat ?? 0}`;
  }
}

const turnView = ({ activeSeat }: State): CameraView | null => (activeSeat === null ? null : `mat:${activeSeat}`);
