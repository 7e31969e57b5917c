import { z } from "zod";
import { OVERLAY_VIEWS, type OverlayLook, overlayDelay, overlayLook, overlayView } from "../../shared/protocol/stream";

// An overlay's address: `http://127.0.0.1:4545/overlay?view=dice&lang=ja#token`.

const whole = z
  .string()
  .regex(/^\d{1,4}$/, "a whole number")
  .transform(Number);
const decimal = z
  .string()
  .regex(/^\d{1,2}(?:\.\d{1,3})?$/, "a number")
  .transform(Number);
const flag = z.enum(["0", "1"]).transform((text) => text === "1");

const { lang, bg, fps, scale, motion } = overlayLook.shape;

/** Every parameter as it stands in an address, and its form; whatever is left out is as `OVERLAY_DEFAULTS` says. */
const PARAMETERS = {
  view: overlayView.optional(),
  lang,
  bg,
  fps: whole.pipe(fps.unwrap()).optional(),
  scale: decimal.pipe(scale.unwrap()).optional(),
  mute: flag.optional(),
  motion,
  delay: whole.pipe(overlayDelay).optional(),
  safe: flag.optional(),
};

const querySchema = z.object(PARAMETERS);

/** One overlay as its address describes it. */
export type OverlayQuery = Required<z.infer<typeof querySchema>>;

/** Muted unless asked otherwise: a streaming program would play sound a second time beside the room's. */
export const OVERLAY_DEFAULTS: OverlayQuery = {
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

/** What is wrong with one parameter, for whoever wrote the address. */
export interface QueryFault {
  parameter: string;
  given: string;
  /** `unknown`: there is no such parameter; `twice`: it stands there more than once; `value`: it takes `takes`. */
  fault: "unknown" | "twice" | "value";
  /** What the parameter takes; the known parameters where it is unknown. */
  takes: string;
}

/** In the words of docs/streaming.md; the same in every language. */
const TAKES: Record<keyof OverlayQuery, string> = {
  view: OVERLAY_VIEWS.join(" | "),
  lang: "en | ja",
  bg: "transparent | RRGGBB",
  fps: "30 | 60",
  scale: "0.5 … 3",
  mute: "0 | 1",
  motion: "full | reduced",
  delay: "0 … 600",
  safe: "0 | 1",
};

export type ReadQuery = { ok: true; query: OverlayQuery } | { ok: false; faults: QueryFault[] };

/** Reads the part of an address after `?`. Every fault is named, so that an address is put right at once. */
export function readQuery(search: string): ReadQuery {
  const given = new URLSearchParams(search);
  const faults: QueryFault[] = [];
  const read: Record<string, unknown> = {};
  for (const parameter of new Set(given.keys())) {
    const [text = "", ...others] = given.getAll(parameter);
    const shown = text.slice(0, 40);
    if (!isParameter(parameter)) {
      const takes = Object.keys(PARAMETERS).join(", ");
      faults.push({ parameter: parameter.slice(0, 40), given: shown, fault: "unknown", takes });
    } else if (others.length > 0) {
      faults.push({ parameter, given: shown, fault: "twice", takes: TAKES[parameter] });
    } else {
      const parsed = PARAMETERS[parameter].safeParse(text);
      if (parsed.success) read[parameter] = parsed.data;
      else faults.push({ parameter, given: shown, fault: "value", takes: TAKES[parameter] });
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, query: { ...OVERLAY_DEFAULTS, ...(read as Partial<OverlayQuery>) } };
}

/** The address of an overlay; what is as usual is left out of it. */
export function overlayAddress(origin: string, token: string, query: Partial<OverlayQuery> = {}): string {
  const search = new URLSearchParams();
  for (const parameter of Object.keys(PARAMETERS) as (keyof OverlayQuery)[]) {
    const value = query[parameter];
    // The view is always said, so that the address tells what it shows.
    if (value === undefined || (parameter !== "view" && value === OVERLAY_DEFAULTS[parameter])) continue;
    search.set(parameter, typeof value === "boolean" ? String(Number(value)) : String(value));
  }
  const text = search.toString();
  return `${origin}/overlay${text === "" ? "" : `?${text}`}#${token}`;
}

/** The address of the feed for tools, the token with it. */
export const feedAddress = (origin: string, token: string): string => `${origin}/feed?token=${token}`;

/** How an overlay looks: as the host says live, else as its address says. */
export const lookOf = (query: OverlayQuery, direction: OverlayLook): OverlayQuery => ({
  ...query,
  ...Object.fromEntries(Object.entries(direction).filter(([key, value]) => value !== undefined && isParameter(key))),
});

const isParameter = (name: string): name is keyof OverlayQuery => Object.hasOwn(PARAMETERS, name);
