import { useSyncExternalStore } from "react";

/**
 * Calls `listener` after each change, until the answered function is called. A query holds for one density only, so it
 * is made anew each time. A window that also gets another size is looked at again: where displays are feigned, as in a
 * browser's tools, queries change without a word.
 */
export function watchDensity(listener: () => void): () => void {
  let query: MediaQueryList;
  const onChange = () => {
    listener();
    follow();
  };
  const follow = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", onChange, { once: true });
  };
  follow();
  addEventListener("resize", listener);
  return () => {
    query.removeEventListener("change", onChange);
    removeEventListener("resize", listener);
  };
}

/** Device pixels per CSS pixel of the display the page is on; a window moved to another display keeps its size and changes this. */
export const usePixelDensity = (): number => useSyncExternalStore(watchDensity, () => devicePixelRatio);
