import { useSyncExternalStore } from "react";

const query = () => matchMedia("(max-width: 720px), (max-height: 500px)");

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the page is as small as a phone, upright or on its side; the style sheets ask the same. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
