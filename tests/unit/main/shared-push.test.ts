import { describe, expect, it } from "vitest";
import type { Connection, Role } from "../../../src/main/host/connection";
import type { Host } from "../../../src/main/host/host";
import { forage } from "../../../src/shared/games/forage";
import type { State } from "../../../src/shared/games/forage/state";
import type { News, Push } from "../../../src/shared/protocol/messages";
import { chooseCommand } from "../../e2e/lib/bot";
import { helloRequest } from "../../harness/lan-table";
import { makeHost, TestClient } from "../../harness/local-host";

/** The updates that a line of this kind is sent, the very objects. */
function updatesOf(host: Host, role: Role): Push[] {
  const updates: Push[] = [];
  const push = (message: Push | News) => {
    if (message.type === "update") updates.push(message);
  };
  const connection: Connection = { role, guest: null, push, end: () => undefined };
  host.connect(connection).request(helloRequest);
  return updates;
}

/** One push for all is encoded once; it may go to nobody who is to see another thing. */
describe("a step of a game", () => {
  it("that hides nothing is one push for all lines", () => {
    const { host } = makeHost();
    const [guest, other, stream] = (["guest", "guest", "stream"] as const).map((role) => updatesOf(host, role));
    const own = new TestClient(host);
    own.hello();
    own.open(["Ada", "Ben"]);
    own.command({ ...chooseCommand(own.state) });
    expect(guest?.at(-1)?.seq).toBe(own.seq);
    expect(other?.at(-1)).toBe(guest?.at(-1));
    expect(stream?.at(-1)).toBe(guest?.at(-1));
  });

  it("that hides something is one push only for lines of one kind that play for the same seats", () => {
    const { host } = makeHost();
    const [guest, other, stream] = (["guest", "guest", "stream"] as const).map((role) => updatesOf(host, role));
    const own = new TestClient(host);
    own.hello();
    const setup = { players: ["Ada", "Ben"], mode: "standard", deck: null, deal: null };
    expect(own.request({ type: "open-table", id: own.id(), game: "forage", setup })).toMatchObject({ ok: true });
    own.hello();
    const { last } = own;
    if (last.type !== "snapshot" || last.table?.game !== "forage") throw new Error("no forest");
    const [command] = forage.legalMoves(last.table.state as State, 0);
    const at = { id: own.id(), table: last.table.tableId, seat: 0, seq: last.seq };
    expect(own.request({ type: "command", ...at, command })).toMatchObject({ ok: true });
    expect(guest?.at(-1)?.seq).toBe(last.seq + 1);
    expect(other?.at(-1)).toBe(guest?.at(-1));
    expect(stream?.at(-1)?.seq).toBe(last.seq + 1);
    expect(stream?.at(-1)).not.toBe(guest?.at(-1));
  });
});
