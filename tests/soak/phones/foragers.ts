import type { Browser } from "playwright-core";
import type { State } from "../../../src/shared/games/forage/state";
import { type Chooser, chooser } from "../../property/diced-tomatoes/random-games";
import { Party } from "./party";
import { shuffled } from "./shuffled";
import type { Tally } from "./tally";
import { once, type Press, TAP_TIME, twice } from "./taps";
import { PATIENCE, until } from "./until";

const NAMES = ["Ada", "Ben"];
const NEWCOMER = "Eve";

const MISHAPS = [
  "reload",
  "cut",
  "lost-question",
  "lost-answer",
  "twice",
  "mute",
  "second-tab",
  "double-press",
] as const;

/** A race of Forage between two phones by hints, each with troubles of its own; the host restarts once, one is kicked. */
export async function twoForagers(browser: Browser, choose: Chooser, tally: Tally): Promise<object> {
  const begun = Date.now();
  const party = await Party.gather(browser, NAMES, tally);
  await party.screen.accepted({
    type: "open-table",
    game: "forage",
    wait: false,
    setup: { players: NAMES, mode: "standard", deck: null, deal: null },
  });
  await until("the table", () => party.screen.hasTable);
  const state = (): State => {
    const { table } = party.screen;
    if (table.game !== "forage") throw new Error("another game lies on the table");
    return table.state;
  };
  const placed = (seat: number) => state().players[seat]?.placed ?? 0;
  const [restartAt, kickAt] = [2 + choose(4), 7 + choose(4)];
  let [restarted, kicked] = [false, false];
  // Both play at once: which of them draws first must not change what befalls them.
  const fates = NAMES.map((name) => chooser(`${name} ${choose(10_000)}`));

  const befall = async (seat: number): Promise<Press> => {
    const phone = party.at(seat);
    const [mishap = "cut"] = shuffled(MISHAPS, fates[seat] ?? choose);
    if (seat === 0 && placed(0) >= restartAt && !restarted) {
      restarted = true;
      await party.restart();
    } else if (seat === 1 && placed(1) >= kickAt && !kicked) {
      kicked = true;
      await party.kick(phone, NEWCOMER, async () => undefined);
    } else if (mishap === "reload") await party.reload(phone);
    else if (mishap === "cut") phone.line.cut();
    else if (mishap === "second-tab") await party.secondTab(phone);
    else if (mishap === "double-press") {
      tally.doubleSubmits += 1;
      return twice;
    } else phone.line.strike(mishap);
    return once;
  };

  /** Lays one card by a hint; a page that was troubled meanwhile is asked once more. */
  const lay = async (seat: number, press: Press) => {
    const before = placed(seat);
    let tries = 0;
    for (const end = Date.now() + 5 * PATIENCE; placed(seat) === before; ) {
      if (Date.now() > end) throw new Error(`${party.at(seat).name} cannot lay a card`);
      const { page } = party.at(seat);
      tries += 1;
      try {
        const [held, hint] = [page.locator("[data-holding]"), page.getByRole("button", { name: "Hint", exact: true })];
        // A hint holds its card where it is to lie, and is not asked for again while it is thought about.
        await held.or(hint).first().waitFor({ state: "attached", timeout: TAP_TIME });
        if ((await held.count()) === 0) await hint.tap({ timeout: TAP_TIME });
        await held.waitFor({ state: "attached", timeout: PATIENCE });
        await press(page.getByRole("button", { name: "Lay the card" }));
        await until("the card", () => placed(seat) > before, TAP_TIME);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
    if (tries === 1 && placed(seat) > before + 1) throw new Error("a card pressed twice was laid twice");
  };

  const race = async (seat: number) => {
    while (!state().players[seat]?.finished) {
      try {
        await lay(seat, await befall(seat));
      } catch (error) {
        throw new Error(`card ${placed(seat)} of seat ${seat}: ${await party.told()}`, { cause: error });
      }
    }
  };
  await Promise.all([race(0), race(1)]);
  const totals = state().players.map(({ score }) => score.total);
  for (const { name, page } of party.phones) {
    const panel = page.locator("[data-end-panel]");
    await panel.waitFor({ timeout: PATIENCE });
    const text = ((await panel.textContent()) ?? "").replaceAll("−", "-");
    for (const total of totals) if (!text.includes(String(total))) throw new Error(`${name}: no ${total}`);
  }
  await party.compareAll();
  await party.leave();
  tally.games += 1;
  return { game: "forage", totals, seconds: Math.round((Date.now() - begun) / 1000) };
}
