import { z } from "zod";
import type { AnyEvent, AnySetup } from "../games/game";
import type { EventOf, GameId, SetupOf } from "../games/registry";
import { epoch, flick, id, seat, seq, shortHash } from "./basics";
import { dicedTomatoesForms } from "./diced-tomatoes";
import { SAVE_FAULTS } from "./faults";
import { forageForms } from "./forage";

/** The forms of each game; one is added here and in shared/games/registry.ts. */
export const FORMS = [dicedTomatoesForms, forageForms] as const;

export interface Forms {
  game: z.ZodLiteral<GameId>;
  setup: z.ZodType<AnySetup>;
  view: z.ZodType;
  event: z.ZodType<AnyEvent>;
}

export type All = typeof FORMS;

export const gameId = z.enum(FORMS.map(({ game }) => game.value));

/**
 * Things that happen to the table rather than in the game. `seat` took back its own last step, null is the whole table
 * by agreement; `to` is the seq whose state stands again.
 */
const tableEventSchema = z.strictObject({ type: z.literal("undone"), seat: seat.nullable(), to: seq });
export type TableEvent = z.infer<typeof tableEventSchema>;

/** One accepted step as the log shows it. */
export interface LogEntry<Event = EventOf<"diced-tomatoes">> {
  seq: number;
  events: (Event | TableEvent)[];
}

const openTableOf = <Of extends Forms>({ game, setup }: Of) =>
  z.strictObject({
    type: z.literal("open-table"),
    id,
    game: game as Of["game"],
    setup: setup as Of["setup"],
    /** Whether the game waits for `start-table`, so that seats may add words first. */
    wait: z.boolean().optional(),
  });

type OpenTables<Of extends readonly Forms[]> = { [At in keyof Of]: ReturnType<typeof openTableOf<Of[At]>> };

/** Lays a table for one of the games. */
export const openTableSchema = z.discriminatedUnion("game", FORMS.map(openTableOf) as unknown as OpenTables<All>);

const fairSchema = z.strictObject({
  /** SHA-256 of the host's seed, in hex. */
  commitment: z.string().max(64),
  words: z.array(z.string().nullable()),
});

/** A table whose game has not begun: its seats may still add their words to the host's seed. */
export const waitingTableSchema = z.strictObject({
  tableId: id,
  game: gameId,
  players: z.array(z.string()),
  fair: fairSchema,
});

export type WaitingTable = z.infer<typeof waitingTableSchema>;

const tableViewOf = <Of extends Forms>({ game, view, event }: Of) =>
  z.strictObject({
    tableId: id,
    game: game as Of["game"],
    state: view as Of["view"],
    /** Seats this client may play for. */
    mySeats: z.array(seat),
    /** Whether the active seat has a step it may take back. */
    canUndo: z.boolean(),
    /** What the host committed itself to, and the words of each seat (docs/fair-dice.md). */
    fair: fairSchema,
    /** Ended by the host: nothing more is played. */
    ended: z.boolean(),
    /** Why no move can be kept any more, so that none is taken; null while all is well. */
    fault: z.enum(SAVE_FAULTS).nullable(),
    /** The last steps of the table, oldest first. */
    log: z.array(z.strictObject({ seq, events: z.array(z.union([event as Of["event"], tableEventSchema])) })),
  });

type TableViews<Of extends readonly Forms[]> = { [At in keyof Of]: ReturnType<typeof tableViewOf<Of[At]>> };

export const tableViewSchema = z.discriminatedUnion("game", FORMS.map(tableViewOf) as unknown as TableViews<All>);

/** A table as one audience sees it. */
export type TableView<Id extends GameId = GameId> = Extract<z.infer<typeof tableViewSchema>, { game: Id }>;

const updateOf = <Of extends Forms>({ game, event }: Of) =>
  z.strictObject({
    type: z.literal("update"),
    game: game as Of["game"],
    epoch,
    seq,
    hash: shortHash,
    events: z.array(event as Of["event"]),
    /** How the dice that these events roll were flicked. */
    flick: flick.optional(),
    canUndo: z.boolean(),
  });

type Updates<Of extends readonly Forms[]> = { [At in keyof Of]: ReturnType<typeof updateOf<Of[At]>> };

/** One step: the events that lead from `seq` − 1 to `seq`. */
export const updateSchema = z.discriminatedUnion("game", FORMS.map(updateOf) as unknown as Updates<All>);

/** The set-up of each game that was played, as it was last. */
export type LastSetups = { [Id in GameId]?: SetupOf<Id> | undefined };

export const lastSetupsSchema = z.strictObject(
  Object.fromEntries(FORMS.map(({ game, setup }) => [game.value, setup.optional()])),
) as unknown as z.ZodType<LastSetups>;

export const isGameId = (name: string): name is GameId => FORMS.some(({ game }) => game.value === name);

/** The form of a game's set-up. */
export function setupOf(id: GameId): z.ZodType<AnySetup> {
  const forms = FORMS.find(({ game }) => game.value === id);
  if (!forms) throw new RangeError(`no forms for ${id}`);
  return forms.setup;
}
