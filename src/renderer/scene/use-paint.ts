import { type RootState, useFrame } from "@react-three/fiber";
import { useRef } from "react";

/** Screens are late and early by a little, milliseconds. */
const JITTER_MS = 4;

/**
 * Takes the picture of each frame by `paint`, instead of as usual: at most `frameRate` times a second, where that is
 * said.
 */
export function usePaint(paint: (state: RootState) => void, frameRate: number | undefined): void {
  const last = useRef(0);
  useFrame((state) => {
    const now = performance.now();
    // What comes too early is painted by a later frame; until then the canvas keeps the picture before.
    if (frameRate && now - last.current < 1000 / frameRate - JITTER_MS) return state.invalidate();
    last.current = now;
    paint(state);
  }, 1);
}
