import type { Quality } from "../scene/quality";

/** Frames looked at before a tier is judged; the first of a throw pay for shaders and textures. */
const WARM_UP = 4;
const JUDGED = 16;

const TOO_SLOW_MS = 40;
const PLENTY_MS = 18;

/** Frames so slow that three of them tell enough. */
const HOPELESS_MS = 200;

/** Shading the probe's picture takes longer than this only without a graphics card, in milliseconds. */
const NO_CARD_MS = 8;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;

/** The tier to begin with, by how long the probe's picture took (milliseconds; null without WebGL). */
export const firstTier = (probeMs: number | null): Quality =>
  probeMs === null || probeMs > NO_CARD_MS ? "low" : "medium";

/** The tier that fits the measured frame times (milliseconds between frames while things move); null while unsure. */
export function judgeFrames(times: readonly number[], tier: Quality): Quality | null {
  const lower = tier === "high" ? "medium" : "low";
  const judged = times.slice(WARM_UP, WARM_UP + JUDGED);
  if (judged.length < JUDGED) {
    const late = times.slice(1);
    return late.length >= 3 && median(late) > HOPELESS_MS ? lower : null;
  }
  const typical = median(judged);
  if (typical > TOO_SLOW_MS) return lower;
  if (typical < PLENTY_MS && tier === "medium") return "high";
  return tier;
}
