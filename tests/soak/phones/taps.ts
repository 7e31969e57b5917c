import { errors, type Locator, type Page } from "playwright-core";

/** A page that does not take a tap within so many milliseconds is looked at anew. */
export const TAP_TIME = 15_000;

export type Press = (button: Locator) => Promise<void>;
export const once: Press = (button) => button.tap({ timeout: TAP_TIME });

/** Two presses so close to each other that the page cannot have shown anything in between. */
export const twice: Press = (button) =>
  button.evaluate(
    (element: HTMLElement) => {
      element.click();
      element.click();
    },
    null,
    { timeout: TAP_TIME },
  );

/**
 * The next thing to do in a turn of Diced Tomatoes, whatever the page shows: rolls, places what can be placed, ends the
 * turn. Whether something was asked of the host; a page that waits, or is troubled in the very moment, is left alone.
 */
export async function tapOn(page: Page, press: Press): Promise<boolean> {
  try {
    return await tap(page, press);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function tap(page: Page, press: Press): Promise<boolean> {
  const phase = page.locator("[data-phase]:not([data-waiting])");
  await phase.waitFor({ timeout: TAP_TIME });
  if ((await phase.getAttribute("data-phase", { timeout: TAP_TIME })) === "pick") {
    await press(page.getByRole("button", { name: /^Roll/ }));
    return true;
  }
  const end = page.getByRole("button", { name: "End turn" });
  if ((await end.getAttribute("aria-disabled", { timeout: TAP_TIME })) !== "true") {
    await press(end);
    return true;
  }
  const [dice, places] = [page.locator("[data-die]"), page.locator("[data-target]")];
  const inHand = await dice.count();
  for (let die = 0; die < inHand && (await places.count()) === 0; die += 1) {
    await dice.nth(die).tap({ timeout: TAP_TIME });
  }
  if ((await places.count()) === 0) return false;
  await press(places.first());
  return true;
}
