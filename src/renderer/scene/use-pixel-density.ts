import { useSyncExternalStore } from "react";

/** Calls `listener` after each change, until the answered function is called. A query holds for one density only, so it is made anew each time. */
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
  return () => query.removeEventListener("change", onChange);
}

/** Device pixels per CSS pixel of the display the page is on; a window moved to another display keeps its size and changes this. */
export const usePixelDensity = (): number => useSyncExternalStore(watchDensity, () => devicePixelRatio);
