import { useSyncExternalStore } from "react";

/** A query holds for one density only, so it is made anew after each change. */
function subscribe(listener: () => void): () => void {
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
export const usePixelDensity = (): number => useSyncExternalStore(subscribe, () => devicePixelRatio);
