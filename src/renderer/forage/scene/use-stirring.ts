import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useRef } from "react";

/** When things move within a frame: before it is told whether any does. */
export const MOVES = -1;

/**
 * What moves calls the answered function in every frame but its last: it asks for the next one. `onMoving` hears when
 * the first thing begins to move and when all lie still, and has to stay the same function.
 */
export function useStirring(onMoving: (moving: boolean) => void): () => void {
  const { invalidate } = useThree();
  const stirred = useRef(false);
  const moving = useRef(false);
  const tell = useCallback(
    (now: boolean) => {
      if (moving.current === now) return;
      moving.current = now;
      onMoving(now);
    },
    [onMoving],
  );
  useFrame(() => {
    tell(stirred.current);
    stirred.current = false;
  });
  useEffect(() => () => tell(false), [tell]);
  return useCallback(() => {
    stirred.current = true;
    invalidate();
  }, [invalidate]);
}
