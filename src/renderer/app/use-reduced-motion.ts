import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether motion is to be avoided: as set on this device, or as its system asks. */
export function useReducedMotion(setting: "auto" | "reduced" | "full"): boolean {
  const system = useSyncExternalStore(subscribe, () => query().matches);
  return setting === "auto" ? system : setting === "reduced";
}
