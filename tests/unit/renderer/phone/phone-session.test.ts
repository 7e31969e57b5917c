import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PhoneSession, startPhone } from "../../../../src/renderer/phone/phone-session";
import { sitDown } from "../../../harness/kept-tables";
import { makeHost, PaperDoor } from "../../../harness/local-host";
import { guestClient, stubPage } from "./phone-page";

let host: ReturnType<typeof makeHost>["host"];
let page: ReturnType<typeof stubPage>;
let phone: PhoneSession;
let own: ReturnType<typeof sitDown>;

const state = () => phone.store.getState();
/** Lets the host's answers arrive. */
const arrived = () => vi.advanceTimersByTimeAsync(0);

/** A phone that has joined as Ada, at a table that the host's own screen has laid for Ada alone. */
async function seated({ rolls }: { rolls: boolean }): Promise<void> {
  own = sitDown(host, "own");
  own.request({ type: "screen", rolls });
  phone = startPhone(guestClient(host));
  await arrived();
  phone.join({ name: "Ada", colour: "leaf", seat: null }, () => undefined);
  await arrived();
  own.open(["Ada"]);
  await arrived();
}

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
  ({ host } = makeHost(undefined, undefined, new PaperDoor()));
  host.openLan();
});
afterEach(() => {
  phone.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a guest's phone", () => {
  it("joins, is told its token once, and finds the seat of its name when the table is laid", async () => {
    own = sitDown(host, "own");
    phone = startPhone(guestClient(host));
    await arrived();
    const keep = vi.fn();
    phone.join({ name: "Ada", colour: "leaf", seat: null }, keep);
    phone.join({ name: "Ada", colour: "leaf", seat: null }, keep);
    await arrived();
    expect(keep).toHaveBeenCalledTimes(1);
    expect(host.guestOf(keep.mock.calls[0]?.[0] as string)).toBe(state().company?.me);
    own.open(["Ben", "Ada"]);
    await arrived();
    expect(state().table?.mySeats).toEqual([1]);
  });

  it("says why it could not join", async () => {
    own = sitDown(host, "own");
    const other = startPhone(guestClient(host));
    phone = startPhone(guestClient(host));
    await arrived();
    other.join({ name: "Ada", colour: "leaf", seat: null }, () => undefined);
    await arrived();
    const keep = vi.fn();
    phone.join({ name: "ADA", colour: "tomato", seat: null }, keep);
    await arrived();
    expect(state()).toMatchObject({ asking: false, refusal: { refusal: { reason: "name-taken" } } });
    expect(keep).not.toHaveBeenCalled();
    other.stop();
  });

  it("keeps the values of a roll back until the dice lie still on the table's screen", async () => {
    await seated({ rolls: true });
    phone.fingers.roll();
    await arrived();
    expect(state().table?.state.phase).toBe("place");
    expect(state().presentation).toMatchObject({ rolling: true });
    await vi.advanceTimersByTimeAsync(1200);
    expect(state().presentation).toMatchObject({ rolling: true });
    const faces = Object.fromEntries(state().table?.state.hand.map(({ die, value }) => [die, value]) ?? []);
    own.request({ type: "dice-settled", table: own.table.tableId, rollId: "roll-1", faces });
    await vi.advanceTimersByTimeAsync(200);
    expect(state().presentation).toMatchObject({ rolling: false, waiting: 0 });
  });

  it("shows them after three and a half seconds where nobody says so", async () => {
    await seated({ rolls: true });
    phone.fingers.roll();
    await arrived();
    await vi.advanceTimersByTimeAsync(3400);
    expect(state().presentation?.rolling).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(state().presentation?.rolling).toBe(false);
  });

  it("shows them at once where no screen rolls dice, with reduced motion, and on a hidden page", async () => {
    await seated({ rolls: false });
    phone.fingers.roll();
    await arrived();
    await arrived();
    expect(state().presentation?.rolling).toBe(false);
    own.request({ type: "screen", rolls: true });

    phone.stop();
    ({ host } = makeHost(undefined, undefined, new PaperDoor()));
    host.openLan();
    await seated({ rolls: true });
    phone.still(true);
    phone.fingers.roll();
    await arrived();
    expect(state().presentation?.rolling).toBe(false);

    phone.stop();
    ({ host } = makeHost(undefined, undefined, new PaperDoor()));
    host.openLan();
    await seated({ rolls: true });
    phone.fingers.roll();
    await arrived();
    expect(state().presentation?.rolling).toBe(true);
    page.hide(true);
    expect(state().presentation?.rolling).toBe(false);
  });

  it("gives its place up, and only looks on from then", async () => {
    await seated({ rolls: false });
    await phone.leave();
    await arrived();
    expect(state().company).toMatchObject({ me: null, guests: [] });
    expect(state().table?.mySeats).toEqual([]);
  });

  it("knows why the host has ended its line", async () => {
    await seated({ rolls: false });
    own.ask({ type: "remove", guest: state().company?.me });
    await arrived();
    expect(state()).toMatchObject({ line: "refused", why: "removed" });
  });
});
