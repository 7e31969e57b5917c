import type { GameId } from "../../shared/games/registry";
import type { TableList } from "../../shared/protocol/tables";
import { ToldTable } from "../../shared/table/told-table";
import type { JournalText } from "../journal/read-journal";

/** A game that was played to its end, as statistics count it. */
export interface Played {
  game: GameId;
  kind: string;
  seats: { name: string; total: number; won: boolean; dice: { count: number; sum: number } }[];
}

/** What one look at a journal shows. */
export interface Glance {
  /** Nothing more can be played. */
  over: boolean;
  listed: TableList["finished"][number];
  pictured: TableList["unfinished"][number];
  /** None where the game was not played to its end. */
  played: Played[];
}

/** Plays a journal to its end and looks at the table. */
export function glanceAt({ header, records }: JournalText, changed: number, hash: (state: unknown) => string): Glance {
  const told = new ToldTable(header.game, header.setup, hash);
  for (const record of records) if (told.tell(record).length > 0) break;
  const { rules } = told.course;
  const { players } = header.setup;
  const state = told.started ? told.course.newest.state : null;
  const standing = state === null ? NOT_BEGUN : rules.standing(state);
  const { kind, round, totals, finished } = standing;
  const winners = finished ? standing.winners : null;
  const { table, game, created } = header;
  const listed = { table, game, players, created, changed, round, kind, totals, winners, ended: told.ended };
  const view = state === null ? null : rules.game.view(state, { role: "spectator" });
  // The view is of the table's game, which the union of all games cannot know.
  const pictured = { ...listed, state: view } as Glance["pictured"];
  const dice = diceBySeat(told, players.length);
  const seats = players.map((name, seat) => ({
    name,
    total: totals[seat] ?? 0,
    won: winners?.includes(seat) ?? false,
    dice: dice[seat] ?? NO_DICE,
  }));
  return { over: told.over, listed, pictured, played: finished ? [{ game, kind, seats }] : [] };
}

const NOT_BEGUN = { kind: "", round: 0, totals: [], winners: null, finished: false };

const NO_DICE = { count: 0, sum: 0 };

/** The dice that each seat's own moves drew; those of moves taken back do not count. */
function diceBySeat({ course }: ToldTable, seats: number): { count: number; sum: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const drawn = course.live.flatMap((step) => (step.move?.seat === seat ? step.drawn : []));
    const dice = drawn.filter((draw) => typeof draw === "number");
    return { count: dice.length, sum: dice.reduce((sum, value) => sum + value, 0) };
  });
}
