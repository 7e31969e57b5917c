import { importSource } from "./lib/bundle.mjs";
import { checkOptions, wholeNumber } from "./lib/check-options.mjs";
import { needChromium } from "./lib/chromium.mjs";
import { command } from "./lib/ready.mjs";

const GREATEST_SLOWDOWN = 20;

// Rolls dice in the live physics of a Chromium page: one JSON object on standard output, by number of dice.
command(
  async (args) => {
    const switches = { slowdown: { type: "string" } };
    const { slowdown, ...options } = checkOptions(args, { throws: 100, dice: [1, 3, 6], switches });
    await needChromium();
    const { checkLive } = await importSource("tests/checks/live.ts");
    const { byDice, pageErrors } = await checkLive({
      ...options,
      slowdown: slowdown === undefined ? 1 : wholeNumber("--slowdown", slowdown, GREATEST_SLOWDOWN),
    });
    for (const error of pageErrors) process.stderr.write(`page: ${error}\n`);
    process.stdout.write(`${JSON.stringify(byDice, null, 2)}\n`);
    const held = pageErrors.length === 0 && Object.values(byDice).every(({ throws, landed }) => landed === throws);
    process.exitCode = held ? 0 : 1;
  },
  { built: false },
);
