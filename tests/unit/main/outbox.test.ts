import { describe, expect, it } from "vitest";
import { Outbox } from "../../../src/main/lan/outbox";
import type { News } from "../../../src/shared/protocol/messages";

const news = (rollId: string): News => ({ type: "settled", epoch: "epoch", rollId });

/** An outbox and the frames it sends: to which sockets, and the rolls that each tells of. */
function watched() {
  const frames: { to: string[]; rolls: string[] }[] = [];
  const io = {
    to: (sockets: string[]) => ({
      emit: (_channel: string, ...messages: { rollId: string }[]) => {
        frames.push({ to: sockets, rolls: messages.map(({ rollId }) => rollId) });
        return true;
      },
    }),
  };
  return { outbox: new Outbox(io as unknown as ConstructorParameters<typeof Outbox>[0]), frames };
}

describe("what goes to the lines of a server", () => {
  it("is one frame for all that are sent the same, and one frame for what a line is sent at once", () => {
    const { outbox, frames } = watched();
    const [first, second] = [news("first"), news("second")];
    for (const message of [first, second]) for (const socket of ["a", "b", "c"]) outbox.add(socket, message);
    outbox.flush();
    expect(frames).toEqual([{ to: ["a", "b", "c"], rolls: ["first", "second"] }]);
  });

  it("reaches each line in the order in which it was added, whatever the others are sent", () => {
    const { outbox, frames } = watched();
    const [shared, own, last] = [news("shared"), news("own"), news("last")];
    outbox.add("a", shared);
    outbox.add("b", own);
    outbox.add("b", shared);
    outbox.add("c", shared);
    outbox.add("b", last);
    outbox.flush();
    expect(frames).toEqual([
      { to: ["a", "c"], rolls: ["shared"] },
      { to: ["b"], rolls: ["own", "shared", "last"] },
    ]);
  });

  it("goes by itself when the present task is done, once", async () => {
    const { outbox, frames } = watched();
    outbox.add("a", news("first"));
    expect(frames).toEqual([]);
    await Promise.resolve();
    expect(frames).toHaveLength(1);
    outbox.flush();
    expect(frames).toHaveLength(1);
  });
});
