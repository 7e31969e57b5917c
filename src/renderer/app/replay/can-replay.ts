import type { GameId } from "../../../shared/games/registry";

/** Whether a replay of the game can be shown. */
export const canReplay = (game: GameId): boolean => game === "diced-tomatoes";
