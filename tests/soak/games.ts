import { OPTION_MIXTURES } from "../property/diced-tomatoes/random-games";
import { playHostGame } from "./host-game";

/** Plays random games of every size and mixture through a host; false where one of them went wrong. */
export function soakGames(games: number): boolean {
  let [commands, undone, finished, failed] = [0, 0, 0, 0];
  const began = performance.now();
  for (let number = 0; number < games; number++) {
    const options = OPTION_MIXTURES[number % OPTION_MIXTURES.length];
    if (!options) throw new RangeError("no such mixture");
    try {
      const game = playHostGame(`soak game ${number}`, 1 + (number % 6), options);
      commands += game.commands;
      undone += game.undone;
      finished += game.finished ? 1 : 0;
    } catch (error) {
      failed += 1;
      console.log(error instanceof Error ? error.message : String(error));
    }
  }
  const rate = Math.round(commands / ((performance.now() - began) / 1000));
  console.log(`${games} games: ${finished} played out, ${failed} failed`);
  console.log(
    `${commands} commands and ${undone} undos, every push in its form and every hash equal; ${rate} commands/s`,
  );
  return failed === 0 && finished === games;
}
