import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { SeenDie } from "../../../src/renderer/forage/scene/probe";
import { PATIENCE } from "./player";

type Cells = Readonly<Record<string, { die: { colour: string; face: number | string } | null }>>;

/** The dice of the scene lie on these cells of a forest, and show what is said there. */
export async function expectSameDice(page: Page, cells: Cells): Promise<void> {
  const wanted = Object.entries(cells)
    .flatMap(([cell, { die }]) => (die ? [`${cell} ${die.colour} ${die.face}`] : []))
    .sort();
  await expect
    .poll(
      async () => {
        const seen = await page.evaluate(() =>
          (window as unknown as { forestProbe: { dice(): Record<string, SeenDie> } }).forestProbe.dice(),
        );
        return Object.values(seen)
          .filter(({ cell }) => cell in cells)
          .map(({ cell, colour, face }) => `${cell} ${colour} ${face}`)
          .sort();
      },
      { timeout: PATIENCE, interval: 250 },
    )
    .toEqual(wanted);
}
