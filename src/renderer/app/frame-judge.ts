import type { Quality } from "../scene/quality";

/** Frames looked at before a tier is judged; the first of a throw pay for shaders and textures. */
const WARM_UP = 4;
const JUDGED = 16;

const TOO_SLOW_MS = 40;
const PLENTY_MS = 18;

/** The tier that fits the measured frame times (milliseconds between frames while things move); null while unsure. */
export function judgeFrames(times: readonly number[], tier: Quality): Quality | null {
  const judged = times.slice(WARM_UP, WARM_UP + JUDGED);
  if (judged.length < JUDGED) return null;
  const median = [...judged].sort((a, b) => a - b)[JUDGED / 2] as number;
  if (median > TOO_SLOW_MS) return tier === "high" ? "medium" : "low";
  if (median < PLENTY_MS && tier === "medium") return "high";
  return tier;
}
