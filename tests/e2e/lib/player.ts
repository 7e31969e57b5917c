import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { quickPick } from "../../../src/renderer/app/targets";
import en from "../../../src/renderer/i18n/en.json";
import ja from "../../../src/renderer/i18n/ja.json";
import shelfEn from "../../../src/renderer/i18n/shelf-en.json";
import shelfJa from "../../../src/renderer/i18n/shelf-ja.json";
import { type DieId, dieColour } from "../../../src/shared/dice/kinds";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Command, KarmaCommand } from "../../../src/shared/games/diced-tomatoes/commands";
import { rolledValue } from "../../../src/shared/games/diced-tomatoes/placing";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";

const WORDS = { en: { ...en, ...shelfEn }, ja: { ...ja, ...shelfJa } };
export type Language = keyof typeof WORDS;

/** How long anything on the page may take on a slow machine without a graphics card, in milliseconds. */
export const PATIENCE = 60_000;

/** Looked for by a timer: a hidden page is given no frames, and a busy one few. */
const UNSEEN = { timeout: PATIENCE, polling: 50 };

/** Buttons that Tab may have to pass on its way. */
const MOST_TABS = 120;

/** What the engine says, told past the page. */
export interface Told {
  readonly state: State | null;
  readonly seq: number;
}

/** Plays at the page the way a person does, and compares what is drawn with what the engine says. */
export class Player {
  rolls = 0;
  /** Dice whose drawn face was compared with the engine's value. */
  facesRead = 0;

  constructor(
    readonly page: Page,
    private readonly told: Told,
    readonly language: Language = "en",
    private readonly hands: "mouse" | "keyboard" = "mouse",
  ) {}

  get words() {
    return WORDS[this.language];
  }

  get state(): State {
    if (!this.told.state) throw new Error("no table is open");
    return this.told.state;
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Gives one command by hand and waits until the host has taken it. */
  async give(command: Command): Promise<void> {
    const { seq } = this.told;
    if (this.hands === "mouse") await this.click(command);
    else await this.press(command);
    await expect.poll(() => this.told.seq, { timeout: PATIENCE }).toBeGreaterThan(seq);
  }

  /** Gives one command; after a roll, waits for rest and reads the drawn faces. `skip`: Space shows the end at once. */
  async play(command: Command, { skip = false } = {}): Promise<void> {
    await this.give(command);
    if (skip) await this.skip();
    if (command.type !== "roll" || this.state.hand.length === 0) return;
    this.rolls++;
    await this.atRest();
    await this.compareFaces();
  }

  /** Shows the end of all that moves; a focused button would take Space for itself. */
  async skip(): Promise<void> {
    const onButton = await this.page.evaluate(() => document.activeElement?.closest("button") != null);
    if (!onButton) await this.page.keyboard.press("Space");
  }

  /** Waits until no die in hand is in the air. */
  async atRest(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector("[data-rolling]"), null, UNSEEN);
  }

  /** Waits until everything that happened has been shown and the controls answer. */
  async atEase(): Promise<void> {
    // A table is told of in two steps: laid, and with its first roll over.
    const begun = () => this.told.state?.phase === "finished" || this.told.state?.activeSeat != null;
    await expect.poll(begun, { timeout: PATIENCE }).toBe(true);
    const { phase, hand } = this.state;
    const held = phase === "place" ? hand.map(({ die }) => die).join() : "";
    await this.page.waitForFunction(
      ([wanted, dice]) => {
        const shown = [...document.querySelectorAll<HTMLElement>("[data-die]")].map((die) => die.dataset.die);
        const ready = document.querySelector(`[data-phase="${wanted}"]:not([data-waiting])`);
        return ready && !document.querySelector("[data-rolling]") && shown.join() === dice;
      },
      [phase, held] as const,
      UNSEEN,
    );
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
        { timeout: PATIENCE, interval: 100 },
      )
      .toEqual(wanted);
    this.facesRead += Object.keys(wanted).length;
  }

  /** Without 3D: the dice in the hand strip say their engine's values. */
  async compareLabels(): Promise<void> {
    for (const { die, value } of this.state.hand) {
      if (value === null) continue;
      const label = this.words.die.shown[dieColour(die)].replace("{{value}}", String(value));
      expect(await this.page.getAttribute(`[data-die="${die}"]`, "aria-label")).toBe(label);
    }
  }

  /** Goes to a control by Tab, and by the arrows where it stands in one toolbar with the focus, and presses Enter. */
  async tabTo(goal: Locator): Promise<void> {
    await goal.waitFor({ timeout: PATIENCE });
    for (let step = 0; step < MOST_TABS; step++) {
      if (await isFocused(goal)) return this.page.keyboard.press("Enter");
      await this.page.keyboard.press((await isInFocusedBar(goal)) ? "ArrowRight" : "Tab");
    }
    throw new Error(`Tab never reached ${goal}`);
  }

  private async click(command: Command): Promise<void> {
    const { words, page } = this;
    switch (command.type) {
      case "roll":
        for (const die of command.dice) await this.hit(this.button(words.pick.add[dieColour(die)]));
        return this.hit(this.button(words.pick.roll));
      case "place":
        await this.hit(page.locator(`[data-die="${command.die}"]`));
        return this.hit(page.locator(`[data-target="vine:${command.seat}:${command.vine}"]`));
      case "endTurn":
        return this.hit(this.button(words.end.turn));
      case "karma":
        return this.spendKarma(command);
      default:
        throw new Error(`no clicks for ${command.type}`);
    }
  }

  private async press(command: Command): Promise<void> {
    const { page } = this;
    const { keyboard } = page;
    await this.atEase();
    switch (command.type) {
      case "roll": {
        await this.button(this.words.pick.roll).waitFor({ timeout: PATIENCE });
        const keys = { red: "1", black: "2", gold: "3" };
        const colours = (dice: readonly DieId[]) => dice.map(dieColour).sort().join();
        if (colours(quickPick(this.state.basket)) !== colours(command.dice)) {
          for (const die of command.dice) await keyboard.press(keys[dieColour(die)]);
        } else if (this.rolls % 2 === 0) {
          await keyboard.press("q");
        }
        // With nothing chosen, R rolls the usual choice.
        return keyboard.press("r");
      }
      case "place": {
        const held = page.locator(`[data-die="${command.die}"]:not([aria-disabled])`);
        await held.waitFor({ timeout: PATIENCE });
        const index = this.state.hand.findIndex(({ die }) => die === command.die);
        // Only the first ten dice have a key of their own; the others are reached as every button is.
        if (index < 10) await keyboard.press(String((index + 1) % 10));
        else await this.tabTo(held);
        const goal = page.locator(`[data-targets] [data-place="vine:${command.seat}:${command.vine}"]`);
        await goal.waitFor({ timeout: PATIENCE });
        for (let step = 0; step < 30; step++) {
          if (await isFocused(goal)) return keyboard.press("Enter");
          await keyboard.press("ArrowRight");
        }
        throw new Error("the arrow keys never reached the target");
      }
      case "endTurn":
        await page
          .locator("button:not([aria-disabled])", { hasText: this.words.end.turn })
          .waitFor({ timeout: PATIENCE });
        return keyboard.press("e");
      case "karma":
        await keyboard.press("k");
        return this.spendKarma(command);
      default:
        throw new Error(`no keys for ${command.type}`);
    }
  }

  /** DT-K5 by hand: the power, then where there is a choice the die, then what becomes of it. */
  private async spendKarma(command: KarmaCommand): Promise<void> {
    const { words, state } = this;
    const name = words.power.name[command.power];
    await this.act(this.page.locator("[data-karma] button", { hasText: name }));
    const aiming = this.page.getByRole("region", { name, exact: true });
    if (!("die" in command)) {
      return this.act(aiming.locator(`[data-place="vine:${command.seat}:${command.vine}"]`));
    }
    const uses = dicedTomatoes
      .legalMoves(state, state.activeSeat ?? 0)
      .filter((move) => move.type === "karma" && move.power === command.power);
    const dice = [...new Set(uses.flatMap((move) => ("die" in move ? [move.die] : [])))];
    // The first button lets the power go again.
    if (dice.length > 1) await this.act(aiming.getByRole("button").nth(1 + dice.indexOf(command.die)));
    const value = rolledValue(state, command.die);
    const die = words.die.shown[dieColour(command.die)].replace("{{value}}", String(value));
    const turned = "value" in command ? command.value : 7 - (value ?? 0);
    const use = command.power === "reroll" ? words.power["use-reroll"] : words.power["use-turn"];
    const label = use.replace("{{die}}", die).replace("{{value}}", String(turned));
    return this.act(aiming.getByRole("button", { name: label, exact: true }));
  }

  private act(control: Locator): Promise<void> {
    return this.hands === "mouse" ? this.hit(control) : this.tabTo(control);
  }

  /** Clicks as soon as the control answers; a click alone looks for that only every half second. */
  private async hit(control: Locator): Promise<void> {
    const ready = control.and(this.page.locator(":not([aria-disabled=true])"));
    await ready.waitFor({ timeout: PATIENCE });
    await ready.click({ timeout: PATIENCE });
  }
}

const isFocused = (goal: Locator): Promise<boolean> => goal.evaluate((element) => element === document.activeElement);

const isInFocusedBar = (goal: Locator): Promise<boolean> =>
  goal.evaluate((element) => element.closest("[role=toolbar]")?.contains(document.activeElement) ?? false);

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
