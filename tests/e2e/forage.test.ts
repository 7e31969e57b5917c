import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeenDie } from "../../src/renderer/forage/scene/probe";
import { forage } from "../../src/shared/games/forage";
import type { Command } from "../../src/shared/games/forage/commands";
import { recipeOf } from "../../src/shared/games/forage/recipes";
import type { State } from "../../src/shared/games/forage/state";
import { launchBrowser } from "./lib/browser";
import { ForageObserver } from "./lib/forage-observer";
import { startHost } from "./lib/host";
import { PATIENCE } from "./lib/player";
import { openDevice } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** The legal move of a seat with the best score right after it; of those alike the first. */
function bestMove(state: State, seat: number): Command {
  const moves = forage.legalMoves(state, seat).filter(({ mouse, order }) => !mouse && !order);
  const worth = (command: Command) => {
    const decided = forage.decide({ ...state, pile: pileFor(state, seat) }, seat, command, NO_DRAW);
    return decided.ok ? (decided.state.players[seat]?.score.total ?? 0) : Number.NEGATIVE_INFINITY;
  };
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The order of the pile is the host's secret; any nine cards of the deck will do for looking one move ahead. */
const pileFor = (state: State, _seat: number) => state.deck.slice(0, 9).map(({ id }) => id);
const NO_DRAW = { dice: () => null, below: () => null };

/** Brings the held card to where the move lays it, by the controls below or by keys, and lays it. */
async function lay(page: Page, seatHand: readonly string[], move: Command, hands: "clicks" | "keys"): Promise<void> {
  const board = page.locator("[data-holding]");
  if (hands === "keys") await page.keyboard.press(String(seatHand.indexOf(move.card) + 1));
  else await page.locator(`[data-card=${move.card}]`).click();
  await board.first().waitFor({ timeout: PATIENCE });
  const press = async (name: string, key: string) => {
    if (hands === "keys") await page.keyboard.press(key);
    else await page.getByRole("button", { name, exact: true }).click();
  };
  for (let step = 0; step < 60; step++) {
    const [, at, rotation] = ((await board.first().getAttribute("data-holding")) ?? "").split(" ");
    const [x, y] = (at ?? "").split(",").map(Number) as [number, number];
    if (Number(rotation) !== move.rotation) await press("Turn", "r");
    else if (x !== move.x)
      await press(x < move.x ? "Move right" : "Move left", x < move.x ? "ArrowRight" : "ArrowLeft");
    else if (y !== move.y) await press(y < move.y ? "Move down" : "Move up", y < move.y ? "ArrowDown" : "ArrowUp");
    else break;
  }
  await press("Lay the card", "Enter");
}

/** The dice of the scene lie where the engine has them and show what it says. */
async function expectSameDice(page: Page, state: State, seat: number): Promise<void> {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const wanted = Object.entries(player.forest.cells)
    .flatMap(([cell, { die }]) => (die ? [`${cell} ${die.colour} ${die.face}`] : []))
    .sort();
  await expect
    .poll(
      async () => {
        const seen = await page.evaluate(() =>
          (window as unknown as { forestProbe: { dice(): Record<string, SeenDie> } }).forestProbe.dice(),
        );
        return Object.values(seen)
          .filter(({ cell }) => cell in player.forest.cells)
          .map(({ cell, colour, face }) => `${cell} ${colour} ${face}`)
          .sort();
      },
      { timeout: PATIENCE, interval: 250 },
    )
    .toEqual(wanted);
}

const total = async (page: Page): Promise<number> =>
  Number((await page.getByTestId("total").textContent())?.replace("−", "-"));

async function openForage(page: Page, mode: "Standard" | "Recipe challenge"): Promise<void> {
  await page.getByRole("radio", { name: /^Forage/ }).waitFor({ state: "attached", timeout: PATIENCE });
  await page.getByText("Forage", { exact: true }).click({ timeout: PATIENCE });
  await page.getByText(mode, { exact: true }).click();
}

describe("Forage", () => {
  it("is played to the end by clicks and keys, then with recipes, then as a race at one screen", async () => {
    const host = await startHost();
    const observer = await ForageObserver.connect(host.url);
    const { page, faults } = await openDevice(browser, host.url, {
      device: { motion: "reduced" },
      context: { viewport: { width: 960, height: 640 } },
    });
    try {
      await page.getByRole("button", { name: "Set the table" }).click({ timeout: PATIENCE });
      await openForage(page, "Standard");
      await page.getByRole("button", { name: "Into the woods" }).click();
      await page.waitForFunction(() => "forestProbe" in window, undefined, { timeout: 2 * PATIENCE });

      for (let placed = 0; placed < 8 && !observer.state.players[0]?.finished; placed++) {
        const move = bestMove(observer.state, 0);
        await lay(page, observer.state.players[0]?.hand ?? [], move, placed === 1 || placed === 2 ? "keys" : "clicks");
        await expect.poll(() => observer.placed[0], { timeout: PATIENCE }).toBe(placed + 1);
        await expect.poll(() => total(page), { timeout: PATIENCE }).toBe(observer.state.players[0]?.score.total);
        await expectSameDice(page, observer.state, 0);
      }
      const { result } = observer.state;
      if (!result || !("won" in result)) throw new Error("a game for one ends won or lost");
      await expect
        .poll(() => page.getByTestId("result").textContent(), { timeout: PATIENCE })
        .toBe(result.won ? "A rich harvest!" : "The mice had the better of it");

      await page.getByRole("button", { name: "New set-up" }).click();
      await openForage(page, "Recipe challenge");
      await page.getByText("Choose two recipes", { exact: true }).click();
      await page.getByRole("button", { name: /Mont Blanc/ }).click();
      await page.getByRole("button", { name: /Chestnut terrine/ }).click();
      await page.getByRole("button", { name: "Into the woods" }).click();
      await expect.poll(() => observer.state.recipes, { timeout: PATIENCE }).toEqual(["R07", "R16"]);
      // 26 on Mont Blanc and 21 on the terrine (FG-C3).
      expect(recipeOf("R07").number + recipeOf("R16").number).toBe(47);
      await page.getByText("Target 47", { exact: false }).first().waitFor({ timeout: PATIENCE });
      await lay(page, observer.state.players[0]?.hand ?? [], bestMove(observer.state, 0), "clicks");
      await expect.poll(() => observer.placed[0], { timeout: PATIENCE }).toBe(1);
      await expect.poll(() => total(page), { timeout: PATIENCE }).toBe(observer.state.players[0]?.score.total);

      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name: "Leave the table" }).click();
      await page.getByRole("button", { name: "Put away" }).click();
      await page.getByRole("button", { name: "Set the table" }).click({ timeout: PATIENCE });
      await openForage(page, "Standard");
      await page.getByRole("button", { name: /Add a player/ }).click();
      await page.getByRole("button", { name: "Into the woods" }).click();
      for (const seat of [0, 1]) {
        await page.getByRole("button", { name: "Show my forest" }).click({ timeout: PATIENCE });
        await lay(page, observer.state.players[seat]?.hand ?? [], bestMove(observer.state, seat), "clicks");
        await expect.poll(() => observer.placed[seat], { timeout: PATIENCE }).toBe(1);
        await expectSameDice(page, observer.state, seat);
        await page.getByRole("button", { name: /^Pass to/ }).click();
      }
      await page.getByRole("button", { name: "Show my forest" }).click({ timeout: PATIENCE });
      for (const seat of [0, 1]) {
        while (!observer.state.players[seat]?.finished) {
          const before = observer.placed[seat];
          await observer.play(seat, bestMove(observer.state, seat));
          await expect.poll(() => observer.placed[seat], { timeout: PATIENCE }).not.toBe(before);
        }
      }
      const raced = observer.state.result;
      if (!raced || !("winners" in raced)) throw new Error("a race has winners");
      const expected =
        raced.winners.length > 1
          ? "Player 1 and Player 2 share the win"
          : `Player ${(raced.winners[0] ?? 0) + 1} wins the race`;
      await expect.poll(() => page.getByTestId("result").textContent(), { timeout: PATIENCE }).toBe(expected);
      expect(faults).toEqual([]);
    } finally {
      observer.close();
      await page.context().close();
      await host.stop();
    }
  });
});
