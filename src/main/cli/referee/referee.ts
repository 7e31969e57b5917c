import { type Answer, badScript } from "./answer";
import { refereedDicedTomatoes } from "./diced-tomatoes";
import { refereedForage } from "./forage";
import { play } from "./play";

/** The games that the referee knows, by the name a script gives. */
const GAMES: ReadonlyMap<unknown, (script: object) => Answer> = new Map([
  [refereedDicedTomatoes.game.id, (script: object) => play(refereedDicedTomatoes, script)],
  [refereedForage.game.id, (script: object) => play(refereedForage, script)],
]);

/** Plays the text of a script file, or of an exported table, and answers. */
export function refereeText(text: string): Answer {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return badScript(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const script = isExportedTable(file) ? file.script : file;
  if (!isObject(script)) return badScript("a script is a JSON object");
  const playGame = GAMES.get(script.game);
  if (playGame === undefined) return badScript(`unknown game; known are: ${[...GAMES.keys()].join(", ")}`);
  return playGame(script);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isExportedTable = (file: unknown): file is { script?: unknown } =>
  isObject(file) && file.format === "harvest-table";
