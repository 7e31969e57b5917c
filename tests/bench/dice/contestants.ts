import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import type { ThrowSpec } from "../../../src/shared/dice/throw";

/** What dice show when they rest, in the order asked for; how long that took and when it was, from the page's start, milliseconds. */
export interface Rolled {
  shown: unknown[];
  ms: number;
  at: number;
}

/** A page that rolls six-sided dice. */
export interface Contestant {
  name: string;
  /** Folder of the page to build. */
  root: string;
  /** What stands behind the page's address. */
  query: string;
  /** Resolves as soon as the page could be asked to roll. */
  ready(page: Page): Promise<void>;
  /** Rolls dice that are to show these values. */
  roll(page: Page, values: readonly number[]): Promise<Rolled>;
  geometries(page: Page): Promise<number>;
}

const folder = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface PeerWindow {
  contestant: { roll(values: readonly number[]): Promise<number[]>; geometries(): number };
}

export const PEER: Contestant = {
  name: "dice-box-threejs",
  root: folder("../dice-peer/page"),
  query: "",
  ready: async (page) => void (await page.waitForFunction(() => "contestant" in window, null, { timeout: 90_000 })),
  roll: (page, values) =>
    page.evaluate(async (asked) => {
      const began = performance.now();
      const shown = await (window as unknown as PeerWindow).contestant.roll(asked);
      const at = performance.now();
      return { shown, ms: at - began, at };
    }, values),
  geometries: (page) => page.evaluate(() => (window as unknown as PeerWindow).contestant.geometries()),
};

/** What tests/harness/scene-table puts on its window. */
interface TableWindow {
  harness: {
    rollFromBasket(values: readonly number[]): string[];
    readTopFaces(): Record<string, number>;
    drawingFigures(): { geometries: number; frames: number } | null;
  };
  settled?: { rollId: string; faces: ThrowSpec["dice"] };
  context?: string;
}

/** The product's own table for two in a game, thrown through its own scene. */
export const table = (quality: "low" | "medium"): Contestant => ({
  name: `harvest-table, ${quality}`,
  root: folder("../../harness/scene-table"),
  query: `?players=2&golden=0&fill=0.2&quality=${quality}&physics=${quality === "low" ? "0" : "1"}`,
  ready: async (page) =>
    void (await page.waitForFunction(
      () => ((window as unknown as Partial<TableWindow>).harness?.drawingFigures()?.frames ?? 0) > 0,
      null,
      { timeout: 120_000 },
    )),
  roll: (page, values) =>
    page.evaluate(async (asked) => {
      const there = window as unknown as TableWindow;
      const until = async (come: () => boolean) => {
        while (!come()) await new Promise((resolve) => setTimeout(resolve, 2));
      };
      const drawn = () => there.harness.drawingFigures()?.frames ?? 0;
      delete there.settled;
      const began = performance.now();
      const dice = there.harness.rollFromBasket(asked);
      await until(() => there.settled !== undefined);
      const at = performance.now();
      // Read from the picture, not from the answer: the next frame draws where the dice came to rest.
      const before = drawn();
      const patience = performance.now() + 5000;
      await until(() => drawn() > before || performance.now() > patience);
      const faces = there.harness.readTopFaces();
      return { shown: dice.map((die) => faces[die]), ms: at - began, at };
    }, values),
  geometries: (page) =>
    page.evaluate(() => (window as unknown as TableWindow).harness.drawingFigures()?.geometries ?? 0),
});
