import { z } from "zod";
import type { AnyEvent, AnySetup } from "../games/game";
import type { EventOf, GameId, SetupOf } from "../games/registry";
import { epoch, flick, hash, id, seat, seq } from "./basics";
import { dicedTomatoesForms } from "./diced-tomatoes";
import { forageForms } from "./forage";

/** The forms of each game; one is added here and in shared/games/registry.ts. */
const FORMS = [dicedTomatoesForms, forageForms] as const;

interface Forms {
  game: z.ZodLiteral<GameId>;
  setup: z.ZodType<AnySetup>;
  view: z.ZodType;
  event: z.ZodType<AnyEvent>;
}

type All = typeof FORMS;

/** Things that happen to the table rather than in the game; `to` is the seq whose state stands again. */
const tableEventSchema = z.strictObject({ type: z.literal("undone"), seat, to: seq });
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
  });

type OpenTables<Of extends readonly Forms[]> = { [At in keyof Of]: ReturnType<typeof openTableOf<Of[At]>> };

/** Lays a table for one of the games. */
export const openTableSchema = z.discriminatedUnion("game", FORMS.map(openTableOf) as unknown as OpenTables<All>);

const tableViewOf = <Of extends Forms>({ game, view, event }: Of) =>
  z.strictObject({
    tableId: id,
    game: game as Of["game"],
    state: view as Of["view"],
    /** Seats this client may play for. */
    mySeats: z.array(seat),
    /** Whether the active seat has a step it may take back. */
    canUndo: z.boolean(),
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
    hash,
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
