import { describe, expect, it } from "vitest";
import {
  feedAddress,
  lookOf,
  OVERLAY_DEFAULTS,
  overlayAddress,
  readQuery,
} from "../../../../src/renderer/overlay/query";

const ORIGIN = "http://127.0.0.1:4545";
const TOKEN = "0123456789abcdefghijkl";

describe("the address of an overlay", () => {
  it("means the documented defaults where nothing is said", () => {
    const query = {
      view: "table",
      lang: "en",
      bg: "transparent",
      fps: 60,
      scale: 1,
      mute: true,
      motion: "full",
      delay: 0,
      safe: false,
    };
    expect(readQuery("")).toEqual({ ok: true, query });
    expect(readQuery("?")).toEqual({ ok: true, query });
  });

  it("takes every parameter", () => {
    const search = "?view=score&lang=ja&bg=00B140&fps=30&scale=1.25&mute=0&motion=reduced&delay=20&safe=1";
    expect(readQuery(search)).toEqual({
      ok: true,
      query: {
        view: "score",
        lang: "ja",
        bg: "00B140",
        fps: 30,
        scale: 1.25,
        mute: false,
        motion: "reduced",
        delay: 20,
        safe: true,
      },
    });
  });

  it.each([
    ["view=hand", "view", "table | dice | board | score | log"],
    ["view=", "view", "table | dice | board | score | log"],
    ["lang=de", "lang", "en | ja"],
    ["bg=red", "bg", "transparent | RRGGBB"],
    ["bg=%23ff0000", "bg", "transparent | RRGGBB"],
    ["fps=25", "fps", "30 | 60"],
    ["fps=60.0", "fps", "30 | 60"],
    ["scale=0.49", "scale", "0.5 … 3"],
    ["scale=1e0", "scale", "0.5 … 3"],
    ["mute=true", "mute", "0 | 1"],
    ["motion=none", "motion", "full | reduced"],
    ["delay=601", "delay", "0 … 600"],
    ["delay=-1", "delay", "0 … 600"],
    ["delay=1.5", "delay", "0 … 600"],
    ["safe=yes", "safe", "0 | 1"],
  ])("names what is wrong with %s", (search, parameter, takes) => {
    const read = readQuery(`?${search}`);
    expect(read.ok ? null : read.faults).toMatchObject([{ parameter, fault: "value", takes }]);
  });

  it("names every fault at once, a parameter that there is not and one that stands there twice among them", () => {
    const read = readQuery("?veiw=dice&fps=30&fps=60&lang=fr");
    expect(read.ok ? null : read.faults).toEqual([
      {
        parameter: "veiw",
        given: "dice",
        fault: "unknown",
        takes: "view, lang, bg, fps, scale, mute, motion, delay, safe",
      },
      { parameter: "fps", given: "30", fault: "twice", takes: "30 | 60" },
      { parameter: "lang", given: "fr", fault: "value", takes: "en | ja" },
    ]);
  });

  it("is written with the token behind everything and without what is as usual", () => {
    expect(overlayAddress(ORIGIN, TOKEN)).toBe(`${ORIGIN}/overlay#${TOKEN}`);
    expect(overlayAddress(ORIGIN, TOKEN, OVERLAY_DEFAULTS)).toBe(`${ORIGIN}/overlay?view=table#${TOKEN}`);
    expect(overlayAddress(ORIGIN, TOKEN, { view: "dice", mute: false, safe: true, delay: 15 })).toBe(
      `${ORIGIN}/overlay?view=dice&mute=0&delay=15&safe=1#${TOKEN}`,
    );
    expect(feedAddress(ORIGIN, TOKEN)).toBe(`${ORIGIN}/feed?token=${TOKEN}`);
  });

  it("is read as it was written", () => {
    const query = { ...OVERLAY_DEFAULTS, view: "board", bg: "1A2B3C", scale: 2, motion: "reduced" } as const;
    expect(readQuery(new URL(overlayAddress(ORIGIN, TOKEN, query)).search)).toEqual({ ok: true, query });
  });

  it("gives way to what the host says live, and to nothing else of it", () => {
    expect(lookOf(OVERLAY_DEFAULTS, {})).toEqual(OVERLAY_DEFAULTS);
    const directed = lookOf(OVERLAY_DEFAULTS, { lang: "ja", scale: 1.5, fps: undefined });
    expect(directed).toEqual({ ...OVERLAY_DEFAULTS, lang: "ja", scale: 1.5 });
  });
});
