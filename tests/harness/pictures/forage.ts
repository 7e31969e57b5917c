import { join } from "node:path";
import { forage } from "../../../src/shared/games/forage";
import type { Command } from "../../../src/shared/games/forage/commands";
import type { State } from "../../../src/shared/games/forage/state";
import { launchBrowser, openPage } from "../../e2e/lib/browser";
import { ForageObserver } from "../../e2e/lib/forage-observer";
import { startHost } from "../../e2e/lib/host";

const NO_DRAW = { dice: () => null, below: () => null };

/** The move with the best score right after it; any pile will do for looking one move ahead. */
function bestMove(state: State, seat: number): Command {
  const pile = state.deck.slice(0, 9).map(({ id }) => id);
  const worth = (command: Command) => {
    const decided = forage.decide({ ...state, pile }, seat, command, NO_DRAW);
    return decided.ok ? (decided.state.players[seat]?.score.total ?? 0) : Number.NEGATIVE_INFINITY;
  };
  const [first, ...others] = forage.legalMoves(state, seat).map((command) => ({ command, total: worth(command) }));
  if (!first) throw new Error("no card fits");
  return others.reduce((best, move) => (move.total > best.total ? move : best), first).command;
}

/** A recipe challenge after five cards, the sixth held over the forest, as players see it. */
export async function takeForagePicture(folder: string): Promise<void> {
  const host = await startHost();
  const browser = await launchBrowser();
  const observer = await ForageObserver.connect(host.url);
  const device = { language: "en", motion: "reduced", quality: "medium", table: "scene" };
  try {
    await observer.open({ players: ["Ada"], mode: "recipes", recipes: ["R07", "R16"], deck: null, deal: null });
    for (let placed = 0; placed < 5; placed++) await observer.play(0, bestMove(observer.state, 0));
    const { page } = await openPage(browser, host.url, { viewport: { width: 1920, height: 1080 } }, async (opened) => {
      await opened.addInitScript((text) => {
        localStorage.setItem("harvest-table.device", text);
        localStorage.setItem("harvest-table:forage-tutorial", "seen");
      }, JSON.stringify(device));
    });
    await page.waitForFunction(() => window.forestProbe !== undefined, null, { timeout: 120_000 });
    await page.waitForFunction(() => !document.querySelector("[data-drawing=waiting]"), null, { timeout: 120_000 });
    await page.keyboard.press("1");
    await page.waitForTimeout(4000);
    await page.screenshot({ path: join(folder, "forage.png"), timeout: 240_000 });
  } finally {
    observer.close();
    await browser.close();
    await host.stop();
  }
}
