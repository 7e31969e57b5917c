import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startServer } from "../../src/main/lan/server";
import { Site } from "../../src/main/site/site";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { type KarmaCommand, POWER_COST, POWERS } from "../../src/shared/games/diced-tomatoes/commands";
import type { State } from "../../src/shared/games/diced-tomatoes/state";
import { makeHost } from "../harness/local-host";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { sitDown } from "./lib/table";

// The page is the built one: this process's host has to be of the same build.
vi.mock("../../src/shared/protocol/build", () => ({ BUILD: readFileSync("out/build-id", "utf8") }));

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** A host whose first table draws its dice from a known seed. */
async function chosenHost(seed: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { host } = makeHost(undefined, seed);
  const server = await startServer({
    host,
    site: new Site("out/renderer"),
    port: 0,
    token: "a token of this test",
    warn: () => undefined,
  });
  return { url: server.url, stop: () => server.close() };
}

const karmaMoves = (state: State): KarmaCommand[] =>
  dicedTomatoes.legalMoves(state, state.activeSeat ?? 0).filter((command) => command.type === "karma");

describe("karma powers by hand (DT-K5)", () => {
  // By this seed a player alone can pay for all six within 40 commands.
  it.each(["mouse", "keyboard"] as const)("all six, by %s", async (hands) => {
    // Keys do not need the picture; one of the two does without.
    const flat = hands === "keyboard";
    const table = await sitDown(browser, {
      hands,
      device: { motion: "reduced", table: flat ? "flat" : "scene" },
      players: ["Ada"],
      options: { karmaOverload: true, karmaCap: "none" },
      host: await chosenHost("karma 26"),
    });
    const { player, observer } = table;
    const left = new Set(POWERS);
    try {
      while (left.size > 0) {
        const { state } = player;
        expect(state.phase).not.toBe("finished");
        const possible = karmaMoves(state).filter(({ power }) => left.has(power));
        // A vine is cleared last: until then the vines are wanted.
        const use = possible.find(({ power }) => power !== "clear" || left.size === 1);
        if (!use) {
          await observer.play(chooseCommand(state));
          continue;
        }
        await player.atEase();
        await player.give(use);
        left.delete(use.power);
        const karma = (state.players[0]?.karma ?? 0) - POWER_COST[use.power];
        expect(observer.events.findLast(({ type }) => type === "karma-spent")).toEqual({
          type: "karma-spent",
          seat: 0,
          power: use.power,
          cost: POWER_COST[use.power],
          karma,
        });
        if (use.power === "shift" || use.power === "set") {
          expect(observer.events.at(-1)).toMatchObject({ type: "die-changed", die: use.die, value: use.value });
        }
        if (use.power === "clear" || use.power === "flipSeed") {
          expect(observer.events.at(-1)).toMatchObject({ by: 0, seat: use.seat, vine: use.vine });
        }
        if (!flat) await player.compareFaces();
      }
      await player.atEase();
      if (flat) await player.compareLabels();
      expect(await observer.diagnostics()).toMatchObject({ mismatched: 0 });
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });
});

describe("undo", () => {
  it("takes back a placement, and stops at a draw", async () => {
    const table = await sitDown(browser, { device: { motion: "reduced" } });
    const { player, page } = table;
    const { words } = player;
    const undo = player.button(words.undo.title);
    const nothingToUndo = () => expect.poll(() => undo.getAttribute("aria-disabled"), { timeout: 10_000 }).toBe("true");
    try {
      await player.play(chooseCommand(player.state));
      const rolled = player.state;
      await player.atEase();
      await nothingToUndo();

      await player.give(chooseCommand(player.state));
      const placedOnce = player.state;
      await player.atEase();
      await undo.click();
      await expect.poll(() => player.state, { timeout: 10_000 }).toEqual(rolled);
      await player.atEase();
      await nothingToUndo();
      await player.compareFaces();

      await player.give(chooseCommand(player.state));
      expect(player.state).toEqual(placedOnce);
      await player.atEase();
      await page.keyboard.press("Control+z");
      await expect.poll(() => player.state, { timeout: 10_000 }).toEqual(rolled);
      await player.atEase();

      const reroll = karmaMoves(player.state).find(({ power }) => power === "reroll");
      if (!reroll) throw new Error("three karma at the start pay for a re-roll");
      await player.give(chooseCommand(player.state));
      const next = karmaMoves(player.state).find(({ power }) => power === "reroll") ?? reroll;
      await player.atEase();
      await player.give(next);
      await player.atEase();
      await nothingToUndo();
      await page.keyboard.press("u");
      await page.waitForTimeout(300);
      expect(player.state.players[rolled.activeSeat ?? 0]?.karma).toBe(2);
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });
});
