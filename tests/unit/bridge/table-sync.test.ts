import { beforeEach, describe, expect, it } from "vitest";
import { applyPush, NOTHING_YET, type Synced } from "../../../src/renderer/bridge/table-sync";
import type { Push } from "../../../src/shared/protocol/messages";
import { makeHost, TestClient } from "../../harness/local-host";

let client: TestClient;

beforeEach(() => {
  client = new TestClient(makeHost().host);
  client.hello();
  client.open(["Ada"]);
  client.command({ type: "roll", dice: ["red-1", "red-2", "red-3"] });
  client.command({ type: "place", die: "red-1", seat: 0, vine: 0 });
});

const follow = (pushes: readonly Push[]): Synced =>
  pushes.reduce((synced, push) => applyPush(synced, push).synced, NOTHING_YET);
const pick = (...seqs: number[]) =>
  client.pushes.filter((push, at) => at > 0 && seqs.includes(push.seq) && (push.type === "update" || push.seq === 0));

describe("a client's table", () => {
  it("is the host's after every push", () => {
    const synced = follow(client.pushes);
    expect(synced.seq).toBe(3);
    expect(synced.table?.canUndo).toBe(true);
    expect(synced.table?.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(synced.table?.state).toEqual(client.state);
  });

  it("tells what moved", () => {
    const [update] = pick(3);
    const { effect } = applyPush(follow(pick(0, 1, 2)), update as Push);
    expect(effect).toMatchObject({ type: "moved", events: [{ type: "die-placed", die: "red-1" }] });
  });

  it("leaves out what it knows", () => {
    const synced = follow(client.pushes);
    for (const push of pick(0, 2, 3)) expect(applyPush(synced, push)).toEqual({ synced, effect: { type: "repeated" } });
  });

  it("is astray after a gap, before any snapshot, or under another epoch", () => {
    const [update] = pick(3);
    for (const synced of [NOTHING_YET, follow(pick(0, 1)), { ...follow(pick(0, 1, 2)), epoch: "another" }]) {
      expect(applyPush(synced, update as Push)).toEqual({ synced, effect: { type: "astray", because: "gap" } });
    }
  });

  it("is astray where the hashes differ", () => {
    const synced = follow(pick(0, 1, 2));
    const push = { ...(pick(3)[0] as Push), hash: "0".repeat(16) };
    expect(applyPush(synced, push)).toEqual({ synced, effect: { type: "astray", because: "hash" } });
  });

  it("is replaced by a snapshot after an undo", () => {
    client.undo();
    const { synced, effect } = applyPush(follow(client.pushes.slice(0, -1)), client.last);
    expect(effect).toEqual({ type: "replaced" });
    expect(synced.seq).toBe(4);
    expect(synced.table).toMatchObject({ state: { hand: [{ die: "red-1" }, { die: "red-2" }, { die: "red-3" }] } });
  });
});
