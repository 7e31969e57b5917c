import { useEffect, useRef, useState } from "react";
import type { Quality } from "../scene/quality";
import { judgeFrames } from "./frame-judge";

/**
 * The quality tier: as set on this device, or found by measuring frames while dice roll.
 * A new tier is taken between throws, never in the middle of one; `low` is never left again by itself.
 */
export function useMeasuredQuality(setting: "auto" | Quality, rolling: boolean): Quality {
  const [tier, setTier] = useState<Quality>("medium");
  const settled = useRef(false);

  useEffect(() => {
    if (setting !== "auto" || !rolling || settled.current) return;
    const times: number[] = [];
    let last: number | null = null;
    let request = requestAnimationFrame(function frame(now) {
      if (last !== null && !document.hidden) times.push(now - last);
      last = now;
      request = requestAnimationFrame(frame);
    });
    return () => {
      cancelAnimationFrame(request);
      const judged = judgeFrames(times, tier);
      if (judged === null) return;
      settled.current = judged === tier || judged === "low";
      setTier(judged);
    };
  }, [setting, rolling, tier]);

  return setting === "auto" ? tier : setting;
}
