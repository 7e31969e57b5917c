import { describe, expect, it } from "vitest";
import { stateEvent, stepEvents } from "../../../../src/main/lan/stream/feed-events";
import { after, type Snapshot } from "../../../../src/main/lan/stream/tape";
import { FEED_LINE_LIMIT, type FeedEvent, feedEventSchema } from "../../../../src/shared/protocol/feed";
import { PROTOCOL, type Push } from "../../../../src/shared/protocol/messages";
import { chooseCommand } from "../../../e2e/lib/bot";
import { makeHost, TestClient } from "../../../harness/local-host";

/** Everything that a stream is told of a game of two, as the feed tells it. */
function fedGame(players: string[]): { events: FeedEvent[]; own: TestClient } {
  const { host } = makeHost();
  let table: Snapshot | null = null;
  const events: FeedEvent[] = [];
  const push = (told: Push | { type: string }) => {
    if (told.type === "snapshot") {
      table = told as Snapshot;
      events.push(stateEvent(table));
    } else if (told.type === "update" && table?.table) {
      const before = table.table;
      table = after(table, told as Extract<Push, { type: "update" }>);
      if (table?.table) events.push(...stepEvents(before, told as Extract<Push, { type: "update" }>, table.table));
    }
  };
  const session = host.connect({ role: "stream", guest: null, push, end: () => undefined });
  session.request({ type: "hello", protocol: PROTOCOL, build: "test", last: null });
  const own = new TestClient(host);
  own.hello();
  own.open(players);
  for (let step = 0; step < 400 && own.state.activeSeat !== null; step += 1)
    own.command({ ...chooseCommand(own.state) });
  return { events, own };
}

describe("the feed", () => {
  const { events, own } = fedGame(["Ada", "Ben"]);
  const of = <Type extends FeedEvent["type"]>(type: Type) =>
    events.filter((event): event is Extract<FeedEvent, { type: Type }> => event.type === type);

  it("has the documented form, line by line, and no line is too long", () => {
    for (const event of events) {
      expect(feedEventSchema.parse(event)).toEqual(event);
      expect(JSON.stringify(event).length).toBeLessThan(FEED_LINE_LIMIT);
    }
  });

  it("begins with a table that is not there and tells of the one that is laid", () => {
    const [nothing, laid] = of("state");
    expect(nothing).toMatchObject({ phase: "none", table: null, game: null, players: [] });
    expect(laid).toMatchObject({ phase: "playing", game: "diced-tomatoes", round: 0, activeSeat: null });
    expect(laid?.players).toEqual([
      { seat: 0, name: "Ada", total: 1, karma: 3, tomatoes: 0 },
      { seat: 1, name: "Ben", total: 1, karma: 3, tomatoes: 0 },
    ]);
  });

  it("tells of every harvest once, its slots one after another", () => {
    const slots = [0, 1].map((seat) =>
      of("harvest")
        .filter((harvest) => harvest.seat === seat)
        .map(({ slot }) => slot),
    );
    const tracks = own.state.players.map(({ track }) => track.map((_, index) => index + 1));
    expect(slots).toEqual(tracks);
  });

  it("tells of every roll with its dice, and of three at least in a turn", () => {
    const rolls = of("roll");
    expect(rolls.some(({ roll, seat }) => roll === "starting" && seat === null)).toBe(true);
    for (const { roll, dice } of rolls) if (roll === "turn") expect(dice.length).toBeGreaterThanOrEqual(3);
    expect(new Set(rolls.map(({ rollId }) => rollId)).size).toBe(rolls.length);
  });

  it("ends with the winners and the same points as the table", () => {
    const { result } = own.state;
    if (!result || !("winners" in result)) throw new Error("the game did not end");
    expect(of("end")).toHaveLength(1);
    expect(of("end")[0]?.winners).toEqual(result.winners);
    expect(of("end")[0]?.scores.map(({ total }) => total)).toEqual(result.totals);
    expect(
      of("score")
        .at(-1)
        ?.scores.map(({ total }) => total),
    ).toEqual(result.totals);
  });
});
