import type { Page } from "playwright-core";
import { expect } from "vitest";
import en from "../../../src/renderer/i18n/en.json";
import ja from "../../../src/renderer/i18n/ja.json";
import { dieColour } from "../../../src/shared/dice/kinds";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import type { Observer } from "./observer";

const WORDS = { en, ja };
export type Language = keyof typeof WORDS;

/** How long anything on the page may take on a slow machine without a graphics card, in milliseconds. */
const PATIENCE = 60_000;

/** Plays at the page the way a person does, and compares what is drawn with what the engine says. */
export class Player {
  rolls = 0;
  /** Dice whose drawn face was compared with the engine's value. */
  facesRead = 0;

  constructor(
    readonly page: Page,
    private readonly observer: Observer,
    readonly language: Language = "en",
    private readonly hands: "mouse" | "keyboard" = "mouse",
  ) {}

  get words() {
    return WORDS[this.language];
  }

  get state(): State {
    if (!this.observer.state) throw new Error("no table is open");
    return this.observer.state;
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  async play(command: Command): Promise<void> {
    const { seq } = this.observer;
    if (this.hands === "mouse") await this.click(command);
    else await this.press(command);
    await expect.poll(() => this.observer.seq, { timeout: PATIENCE }).toBeGreaterThan(seq);
    if (command.type === "roll" && this.state.hand.length > 0) {
      this.rolls++;
      await this.atRest();
      await this.compareFaces();
    }
  }

  /** Waits until no die in hand is in the air. */
  async atRest(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector("[data-rolling]"), null, { timeout: PATIENCE });
  }

  /** Every die in hand, on a vine or on a track shows its engine's value on top, read from the drawn transforms. */
  async compareFaces(): Promise<void> {
    const wanted = shownValues(this.state);
    await expect
      .poll(
        async () => {
          const drawn = await this.page.evaluate(() => window.harvestProbe?.topFaces() ?? {});
          return Object.fromEntries(Object.keys(wanted).map((die) => [die, drawn[die]]));
        },
        { timeout: PATIENCE, interval: 200 },
      )
      .toEqual(wanted);
    this.facesRead += Object.keys(wanted).length;
  }

  private async click(command: Command): Promise<void> {
    const { words, page } = this;
    switch (command.type) {
      case "roll":
        for (const die of command.dice)
          await this.button(words.pick.add[dieColour(die)]).last().click({ timeout: PATIENCE });
        return this.button(words.pick.roll).click({ timeout: PATIENCE });
      case "place":
        await page.locator(`[data-die="${command.die}"]`).click({ timeout: PATIENCE });
        return page.locator(`[data-target="vine:${command.seat}:${command.vine}"]`).click({ timeout: PATIENCE });
      case "endTurn":
        return this.button(words.end.turn).click({ timeout: PATIENCE });
      default:
        throw new Error(`no clicks for ${command.type}`);
    }
  }

  private async press(command: Command): Promise<void> {
    const { page } = this;
    const { keyboard } = page;
    switch (command.type) {
      case "roll": {
        await this.button(this.words.pick.roll).waitFor({ timeout: PATIENCE });
        await this.settledTurn();
        const keys = { red: "1", black: "2", gold: "3" };
        for (const die of command.dice) await keyboard.press(keys[dieColour(die)]);
        return keyboard.press("r");
      }
      case "place": {
        const index = this.state.hand.findIndex(({ die }) => die === command.die);
        await page.locator(`[data-die="${command.die}"]:not([aria-disabled])`).waitFor({ timeout: PATIENCE });
        await keyboard.press(String((index + 1) % 10));
        const goal = page.locator(`[data-targets] [data-place="vine:${command.seat}:${command.vine}"]`);
        await goal.waitFor({ timeout: PATIENCE });
        for (let step = 0; step < 30; step++) {
          if (await goal.evaluate((element) => element === document.activeElement)) return keyboard.press("Enter");
          await keyboard.press("ArrowRight");
        }
        throw new Error("the arrow keys never reached the target");
      }
      case "endTurn":
        await page.waitForFunction(
          (name) =>
            [...document.querySelectorAll("button")].some(
              (button) => button.textContent?.includes(name) && button.getAttribute("aria-disabled") !== "true",
            ),
          this.words.end.turn,
          { timeout: PATIENCE },
        );
        return keyboard.press("e");
      default:
        throw new Error(`no keys for ${command.type}`);
    }
  }

  /** The picker answers keys only once everything of the last turn has been shown. */
  private async settledTurn(): Promise<void> {
    const add = this.button(this.words.pick.add.red).last();
    await this.page.waitForFunction(
      (element) => element?.getAttribute("aria-disabled") !== "true",
      await add.elementHandle(),
      { timeout: PATIENCE },
    );
  }
}

/** The values that must be seen: rolled hand dice, vines, tracks. */
export function shownValues(state: State): Record<string, number> {
  const values: Record<string, number> = {};
  for (const { die, value } of state.hand) if (value !== null) values[die] = value;
  for (const player of state.players) {
    for (const vine of player.vines) {
      for (const { die, value } of vine ? [vine.seed, ...vine.dice] : []) values[die] = value;
    }
    for (const { die, value } of player.track) values[die] = value;
  }
  return values;
}
