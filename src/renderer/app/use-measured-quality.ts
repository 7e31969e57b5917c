import { useEffect, useRef, useState } from "react";
import type { Quality } from "../scene/quality";
import { firstTier, judgeFrames } from "./frame-judge";
import { probeShading } from "./gpu-probe";

/**
 * The quality tier: as set on this device, or found by measuring, first a small picture, then the frames of each roll.
 * A new tier is taken between rolls, never in the middle of one; a tier that was too slow is not tried again.
 */
export function useMeasuredQuality(setting: "auto" | Quality, rolling: boolean): Quality {
  const [tier, setTier] = useState<Quality>(() => (setting === "auto" ? firstTier(probeShading()) : setting));
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
      settled.current = judged === tier || judged === "low" || tier === "high";
      setTier(judged);
    };
  }, [setting, rolling, tier]);

  return setting === "auto" ? tier : setting;
}
