import { useEffect, useState } from "react";
import { loadFaces } from "./textures/faces";

/** Longest wait for faces over a slow line, milliseconds. */
const PATIENCE_MS = 300;

/**
 * Whether the faces for `text` are there, or have been waited for long enough: a scene built before would be printed
 * and drawn twice.
 */
export function useFaces(text: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), PATIENCE_MS);
    Promise.resolve(loadFaces(text)).then(() => {
      clearTimeout(timer);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [text]);
  return ready;
}
