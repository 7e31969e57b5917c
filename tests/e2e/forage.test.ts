import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "../../src/renderer/forage/daily/day-played";
import { forage } from "../../src/shared/games/forage";
import type { Command } from "../../src/shared/games/forage/commands";
import { dailyDeal } from "../../src/shared/games/forage/daily";
import type { State } from "../../src/shared/games/forage/state";
import { TABLE_DECK } from "../../src/shared/games/forage/table-deck";
import { launchBrowser } from "./lib/browser";
import { ForageObserver } from "./lib/forage-observer";
import { expectSameDice } from "./lib/forest-dice";
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
    const decided = forage.decide({ ...state, pile: anyPile(state) }, seat, command, NO_DRAW);
    return decided.ok ? (decided.state.players[seat]?.score.total ?? 0) : Number.NEGATIVE_INFINITY;
  };
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The order of the pile is the host's secret; any nine cards of the deck will do for looking one move ahead. */
const anyPile = (state: State) => state.deck.slice(0, 9).map(({ id }) => id);
const NO_DRAW = { dice: () => null, below: () => null };

/** The board that says which card is held, where and how it is turned. */
const HELD = "[data-holding*=',']";

/** Brings the held card to where the move lays it, by the controls below or by keys, and lays it. */
async function lay(page: Page, seatHand: readonly string[], move: Command, hands: "clicks" | "keys"): Promise<void> {
  const board = page.locator(HELD);
  if (hands === "keys") await page.keyboard.press(String(seatHand.indexOf(move.card) + 1));
  else await page.locator(`[data-card=${move.card}]`).click();
  await board.waitFor({ timeout: PATIENCE });
  const press = async (name: string, key: string) => {
    if (hands === "keys") await page.keyboard.press(key);
    else await page.getByRole("button", { name, exact: true }).click();
  };
  for (let step = 0; step < 60; step++) {
    const [, at, rotation] = ((await board.getAttribute("data-holding")) ?? "").split(" ");
    const [x, y] = (at ?? "").split(",").map(Number) as [number, number];
    if (Number(rotation) !== move.rotation) await press("Turn", "r");
    else if (x !== move.x)
      await press(x < move.x ? "Move right" : "Move left", x < move.x ? "ArrowRight" : "ArrowLeft");
    else if (y !== move.y) await press(y < move.y ? "Move down" : "Move up", y < move.y ? "ArrowDown" : "ArrowUp");
    else return press("Lay the card", "Enter");
  }
  throw new Error(`${move.card} could not be brought to ${move.x},${move.y}`);
}

/** The dice of the scene lie where the engine has those of a seat. */
function expectSeatsDice(page: Page, state: State, seat: number): Promise<void> {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return expectSameDice(page, player.forest.cells);
}

const total = async (page: Page): Promise<number> =>
  Number((await page.getByTestId("total").textContent())?.replace("−", "-"));

/** A host, a page at its set-up, and what the engine says. */
async function atSetup(mode: "Standard" | "Recipe challenge") {
  const host = await startHost();
  const observer = await ForageObserver.connect(host.url);
  const { page, faults } = await openDevice(browser, host.url, {
    device: { motion: "reduced" },
    context: { viewport: { width: 960, height: 640 } },
  });
  await page.getByRole("button", { name: "Set the table" }).click({ timeout: PATIENCE });
  await page.getByRole("radio", { name: /^Forage/ }).waitFor({ state: "attached", timeout: PATIENCE });
  await page.getByText("Forage", { exact: true }).click({ timeout: PATIENCE });
  await page.getByText(mode, { exact: true }).click({ timeout: PATIENCE });
  return {
    page,
    observer,
    faults,
    async close() {
      observer.close();
      await page.context().close();
      await host.stop();
    },
  };
}

const begin = (page: Page) => page.getByRole("button", { name: "Into the woods" }).click({ timeout: PATIENCE });

/** Lays the best card of a seat on the page and waits until engine, score and dice agree. */
async function layBest(page: Page, observer: ForageObserver, seat: number, hands: "clicks" | "keys"): Promise<void> {
  const before = observer.placed[seat] ?? 0;
  const move = bestMove(observer.state, seat);
  await lay(page, observer.state.players[seat]?.hand ?? [], move, hands);
  await expect.poll(() => observer.placed[seat], { timeout: PATIENCE }).toBe(before + 1);
  const { card, x, y, rotation } = move;
  expect(observer.state.players[seat]?.forest.placements.at(-1)).toMatchObject({ card, x, y, rotation });
  await expect.poll(() => total(page), { timeout: PATIENCE }).toBe(observer.state.players[seat]?.score.total);
  await expectSeatsDice(page, observer.state, seat);
}

/** Drags a card from the hand over the forest, turns it there by the wheel and by two fingers, and puts it back. */
async function turnByHand(page: Page, observer: ForageObserver): Promise<void> {
  const [card] = observer.state.players[0]?.hand ?? [];
  const inHand = await page.locator(`[data-card=${card}]`).boundingBox();
  if (!inHand) throw new Error("no hand");
  const board = page.locator(HELD);
  const rotation = async () => (await board.getAttribute("data-holding"))?.split(" ")[2];
  const turned = (to: string) => expect.poll(rotation, { timeout: PATIENCE }).toBe(to);
  await page.mouse.move(inHand.x + inHand.width / 2, inHand.y + inHand.height / 2);
  await page.mouse.down();
  await page.mouse.move(inHand.x + inHand.width / 2, inHand.y - 60, { steps: 3 });
  await turned("0");
  const box = await board.boundingBox();
  if (!box) throw new Error("no forest");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.wheel(0, 120);
  await turned("90");
  await board.evaluate((forest) => {
    const { left, top } = forest.getBoundingClientRect();
    const finger = (type: string, pointerId: number, x: number, y: number) =>
      forest.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: "touch",
          clientX: left + x,
          clientY: top + y,
        }),
      );
    finger("pointerdown", 11, 60, 60);
    finger("pointerdown", 12, 120, 60);
    const arc = [
      [118, 75],
      [105, 105],
      [80, 118],
    ] as const;
    for (const [x, y] of arc) finger("pointermove", 12, x, y);
    finger("pointercancel", 11, 60, 60);
    finger("pointercancel", 12, 80, 118);
  });
  await turned("180");
  await page.keyboard.press("Escape");
  await page.locator(HELD).waitFor({ state: "detached", timeout: PATIENCE });
  await page.mouse.up();
  expect(observer.placed).toEqual([0]);
}

/** A whole game on a processor that draws alone takes its time. */
const LONG = 900_000;

describe("Forage", () => {
  it("is played to the end by clicks and keys, the dice of the scene as the engine has them", {
    timeout: LONG,
  }, async () => {
    const { page, observer, faults, close } = await atSetup("Standard");
    try {
      await begin(page);
      await page.waitForFunction(() => "forestProbe" in window, undefined, { timeout: 2 * PATIENCE });
      for (let placed = 0; placed < 8 && !observer.state.players[0]?.finished; placed++) {
        await layBest(page, observer, 0, placed === 1 || placed === 2 ? "keys" : "clicks");
      }
      const { result } = observer.state;
      if (!result || !("won" in result)) throw new Error("a game for one ends won or lost");
      await expect
        .poll(() => page.getByTestId("result").textContent(), { timeout: PATIENCE })
        .toBe(result.won ? "A rich harvest!" : "The mice had the better of it");
      expect(faults).toEqual([]);
    } finally {
      await close();
    }
  });

  it("refuses a deck with three faults by card and area, and plays with recipes that were chosen", {
    timeout: LONG,
  }, async () => {
    const { page, observer, faults, close } = await atSetup("Recipe challenge");
    try {
      const file = {
        name: "Printed",
        version: 1,
        cards: TABLE_DECK.cards.map(({ id, areas }) => ({
          id,
          areas: areas.map((area): unknown => (area.length === 1 ? area[0] : area)),
        })),
      };
      const [first, , , , fifth, , seventh] = file.cards;
      if (!first || !fifth || !seventh) throw new Error("eighteen cards");
      first.areas[2] = "moss";
      fifth.id = "F04";
      seventh.areas[3] = ["leaves", "leaves"];
      await page.getByTestId("deck-file").setInputFiles({
        name: "deck.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(file)),
      });
      await expect
        .poll(() => page.getByTestId("deck-faults").locator("li").allTextContents(), { timeout: PATIENCE })
        .toEqual([
          "Card F01 · Area 3 · An area is bramble, leaves, soil, or a list of two of them.",
          "Card F04 · This card is there twice.",
          "Card F07 · Area 4 · The split area needs two different types.",
        ]);

      await page.getByText("Choose two recipes", { exact: true }).click();
      await page.getByRole("button", { name: /Mont Blanc/ }).click();
      await page.getByRole("button", { name: /Chestnut terrine/ }).click();
      await begin(page);
      await expect.poll(() => observer.placed, { timeout: PATIENCE }).toEqual([0]);
      expect(observer.state.recipes).toEqual(["R07", "R16"]);
      // 26 on Mont Blanc and 21 on the terrine (FG-C3).
      await page.getByText("Target 47", { exact: false }).first().waitFor({ timeout: PATIENCE });
      await page.waitForFunction(() => "forestProbe" in window, undefined, { timeout: 2 * PATIENCE });
      await turnByHand(page, observer);
      await layBest(page, observer, 0, "clicks");
      expect(faults).toEqual([]);
    } finally {
      await close();
    }
  });

  it("lays the deal of the day by hints alone, and shows the best harvest of that pile beside it", {
    timeout: LONG,
  }, async () => {
    const { page, observer, faults, close } = await atSetup("Standard");
    try {
      await page.getByRole("switch", { name: /Deal of the day/ }).check({ force: true, timeout: PATIENCE });
      await begin(page);
      await expect.poll(() => observer.placed, { timeout: PATIENCE }).toEqual([0]);
      // Whichever day it is by this machine's calendar, midnight included, the start card is that day's.
      const days = [0, -1].map((past) => dayOf(new Date(Date.now() + past * 24 * 60 * 60 * 1000)));
      const [start] = observer.state.players[0]?.forest.placements ?? [];
      expect(days.map((day) => dailyDeal(day, "standard").pile[0])).toContain(start?.card);
      while (!observer.state.players[0]?.finished) {
        const before = observer.placed[0] ?? 0;
        // The page shows the hand that the advice is to be about.
        await expect
          .poll(() => page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card)), {
            timeout: PATIENCE,
          })
          .toEqual(observer.state.players[0]?.hand);
        await page.keyboard.press("t");
        await page.getByTestId("hint").getByText("Hint:", { exact: false }).waitFor({ timeout: PATIENCE });
        await page.keyboard.press("Enter");
        await expect.poll(() => observer.placed[0], { timeout: PATIENCE }).toBe(before + 1);
      }
      const own = observer.state.players[0]?.score.total ?? 0;
      await expect
        .poll(() => page.getByTestId("day-result").textContent(), { timeout: PATIENCE })
        .toMatch(new RegExp(`Deal of the day, .*: ${own}, your first`));
      await page.getByRole("button", { name: "What was possible?" }).click({ timeout: PATIENCE });
      const found = page.getByTestId("best-harvest");
      await found.waitFor({ timeout: 2 * PATIENCE });
      const best = Number(/-?\d+/.exec((await found.textContent()) ?? "")?.[0] ?? own);
      expect(best).toBeGreaterThanOrEqual(own);
      await page.getByRole("button", { name: "Play it back beside yours" }).click();
      await page.getByTestId("own-way").waitFor({ timeout: PATIENCE });
      await page.keyboard.press("End");
      await expect.poll(() => total(page), { timeout: PATIENCE }).toBe(best);
      await page.keyboard.press("Escape");
      await page.getByTestId("day-result").waitFor({ timeout: PATIENCE });
      expect(faults).toEqual([]);
    } finally {
      await close();
    }
  });

  it("is raced by two at one screen, each behind the curtain from the other", { timeout: LONG }, async () => {
    const { page, observer, faults, close } = await atSetup("Standard");
    try {
      await page.getByRole("button", { name: /Add a player/ }).click();
      await begin(page);
      await page.getByRole("button", { name: "Show my forest" }).click({ timeout: PATIENCE });
      await page.waitForFunction(() => "forestProbe" in window, undefined, { timeout: 2 * PATIENCE });
      await layBest(page, observer, 0, "clicks");
      await page.getByRole("button", { name: "Pass to Player 2" }).click({ timeout: PATIENCE });
      // Nothing of a hand is on the page while the curtain is drawn.
      expect(await page.locator("[data-card]").count()).toBe(0);
      await page.getByRole("button", { name: "Show my forest" }).click({ timeout: PATIENCE });
      await layBest(page, observer, 1, "clicks");
      for (const seat of [0, 1]) {
        while (!observer.state.players[seat]?.finished) {
          const before = observer.placed[seat];
          await observer.play(seat, bestMove(observer.state, seat));
          await expect.poll(() => observer.placed[seat], { timeout: PATIENCE }).not.toBe(before);
        }
      }
      const { result } = observer.state;
      if (!result || !("winners" in result)) throw new Error("a race has winners");
      const expected =
        result.winners.length > 1
          ? "Player 1 and Player 2 share the win"
          : `Player ${(result.winners[0] ?? 0) + 1} wins the race`;
      await expect.poll(() => page.getByTestId("result").textContent(), { timeout: PATIENCE }).toBe(expected);
      expect(faults).toEqual([]);
    } finally {
      await close();
    }
  });
});
