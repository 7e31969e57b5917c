import { useCallback, useEffect, useRef, useState } from "react";
import type { Quality } from "../scene/quality";
import { firstTier, judgeFrames } from "./frame-judge";
import { FrameMeter } from "./frame-meter";
import { probeShading } from "./gpu-probe";

export interface MeasuredQuality {
  quality: Quality;
  /** To be told when things on the picture begin to move, and when all lie still again. Stays the same function. */
  onMoving(moving: boolean): void;
}

/**
 * The quality tier: as set on this device, or found by measuring, first a small picture, then the frames of what moves.
 * A new tier is taken when all lies still, never in the middle of a movement; one that was too slow is not tried again.
 */
export function useMeasuredQuality(setting: "auto" | Quality): MeasuredQuality {
  const [tier, setTier] = useState<Quality>(() => (setting === "auto" ? firstTier(probeShading()) : setting));
  const [meter] = useState(() => new FrameMeter());
  const settled = useRef(false);
  const latest = useRef({ setting, tier });
  latest.current = { setting, tier };
  useEffect(() => () => void meter.stop(), [meter]);

  const onMoving = useCallback(
    (moving: boolean) => {
      const { setting, tier } = latest.current;
      if (moving) {
        if (setting === "auto" && !settled.current) meter.start();
        return;
      }
      const times = meter.stop();
      const judged = setting === "auto" && !settled.current ? judgeFrames(times, tier) : null;
      if (judged === null) return;
      meter.forget();
      settled.current = judged === tier || judged === "low" || tier === "high";
      setTier(judged);
    },
    [meter],
  );
  return { quality: setting === "auto" ? tier : setting, onMoving };
}
