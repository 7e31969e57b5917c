import { beforeEach, describe, expect, it } from "vitest";
import { makeHost, TestClient } from "../../harness/local-host";

const ROLL = { type: "roll", dice: ["red-1", "red-2", "red-3"] };

let ada: TestClient;
let ben: TestClient;

beforeEach(() => {
  const { host } = makeHost();
  [ada, ben] = [new TestClient(host, "ada"), new TestClient(host, "ben")];
  ada.hello();
  ada.open(["Ada"]);
  ben.hello();
});

let ids = 0;
const give = (command: Record<string, unknown>, flick?: unknown) => {
  ids += 1;
  const { tableId } = ada.table;
  return ada.request({
    type: "command",
    id: `flick-${ids}-of-ada`,
    table: tableId,
    seat: 0,
    seq: ada.last.seq,
    command,
    flick,
  });
};

const rolledDice = ({ last }: TestClient) => {
  const rolled = last.type === "update" ? last.events.find(({ type }) => type === "dice-rolled") : undefined;
  if (rolled?.type !== "dice-rolled") throw new Error("no roll");
  return rolled.dice;
};

describe("a flick", () => {
  it("travels with the roll to every screen, also to one that comes back", () => {
    const { epoch, seq } = ben.last;
    expect(give(ROLL, { x: -40, z: 90 })).toMatchObject({ ok: true });
    for (const { last } of [ada, ben]) expect(last).toMatchObject({ type: "update", flick: { x: -40, z: 90 } });
    const { mySeats } = ben.table;
    ben.pushes.length = 0;
    ben.hello({ epoch, seq, seats: mySeats });
    expect(ben.pushes).toMatchObject([{ type: "update", flick: { x: -40, z: 90 } }]);
  });

  it("changes no value", () => {
    give(ROLL, { x: 100, z: 0 });
    const flicked = rolledDice(ada);
    const eve = new TestClient(makeHost().host, "eve");
    eve.hello();
    eve.open(["Ada"]);
    eve.command(ROLL);
    expect(rolledDice(eve)).toEqual(flicked);
  });

  it("of a command that throws no dice goes nowhere", () => {
    give(ROLL);
    expect(ada.last).not.toHaveProperty("flick");
    expect(give({ type: "concede" }, { x: 1, z: 1 })).toMatchObject({ ok: true });
    expect(ada.last).not.toHaveProperty("flick");
  });

  it("that is too hard, no whole number or more than a flick is refused, and nothing is rolled", () => {
    for (const flick of [{ x: 101, z: 0 }, { x: 0.5, z: 0 }, { x: 1 }, { x: 1, z: 1, y: 1 }, "hard", null]) {
      const reply = give(ROLL, flick);
      expect(reply).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
      if (reply.ok) throw new Error("not refused");
      expect(String(reply.refusal.params.field)).toMatch(/^flick/);
    }
    expect(ada.table.state.phase).toBe("pick");
  });
});
