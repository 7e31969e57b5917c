import { lazy } from "react";

// The 3D forest is the heavy part of the page; a flat one never loads it.
const load = () => import("./scene/forest-entry");

export const ForestCanvas = lazy(load);

/** Fetches the 3D forest ahead of its first use, while players still type their names. */
export function prefetchForest(): void {
  load().catch((error: unknown) => console.warn("The 3D forest could not be fetched ahead.", error));
}
