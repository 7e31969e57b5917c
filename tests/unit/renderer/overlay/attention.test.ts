import { describe, expect, it } from "vitest";
import { followAttention } from "../../../../src/renderer/overlay/attention";

/** A page in a tab that is seen, or not, inside OBS unless said. */
function pageOf({ obs = true } = {}) {
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const page = Object.assign(events, { document, ...(obs && { obsstudio: {} }) }) as unknown as Window;
  const say = (type: string, detail: unknown) => events.dispatchEvent(Object.assign(new Event(type), { detail }));
  const tab = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { attention: followAttention(page), say, tab };
}

describe("the attention of an overlay", () => {
  it("is gone where the tab or the scene is not seen, and back only with both", () => {
    const { attention, say, tab } = pageOf();
    const told: boolean[] = [];
    attention.onChange(() => told.push(attention.hidden));
    say("obsSourceVisibleChanged", { visible: false });
    tab(true);
    say("obsSourceVisibleChanged", { visible: true });
    expect(attention.hidden).toBe(true);
    tab(false);
    expect(attention.hidden).toBe(false);
    expect(told).toEqual([true, false]);
  });

  it("tells seen from on the air: a scene may be prepared where only the streamer looks", () => {
    const { attention, say } = pageOf();
    say("obsSourceActiveChanged", { active: false });
    expect(attention).toMatchObject({ hidden: false, offAir: true });
    say("obsSourceActiveChanged", { active: true });
    expect(attention.offAir).toBe(false);
  });

  it.each([[null], [{}], [{ active: "no", visible: 0 }]])("takes %j for no word at all", (detail) => {
    const { attention, say } = pageOf();
    say("obsSourceVisibleChanged", detail);
    say("obsSourceActiveChanged", detail);
    expect(attention).toMatchObject({ hidden: false, offAir: false });
  });

  it("hears no such word outside OBS", () => {
    const { attention, say } = pageOf({ obs: false });
    say("obsSourceVisibleChanged", { visible: false });
    expect(attention.hidden).toBe(false);
  });

  it("tells nobody who has stopped listening", () => {
    const { attention, tab } = pageOf();
    let told = 0;
    attention.onChange(() => {
      told += 1;
    })();
    tab(true);
    expect(told).toBe(0);
  });
});
