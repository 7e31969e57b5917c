import { useSyncExternalStore } from "react";

const query = () => matchMedia("(max-width: 720px)");

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether the page is as narrow as a phone held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
