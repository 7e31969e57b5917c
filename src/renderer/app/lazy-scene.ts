import { lazy } from "react";

// The 3D table is the heavy part of the page; a flat table never loads it.
const load = () => import("./scene-entry");

export const TableCanvas = lazy(load);

export const DiceCanvas = lazy(async () => ({ default: (await load()).DiceCanvas }));

/** Fetches the 3D table ahead of its first use, while players still type their names. */
export function prefetchScene(): void {
  load().catch((error: unknown) => console.warn("The 3D table could not be fetched ahead.", error));
}
