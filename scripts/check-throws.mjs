import { importBundled } from "./lib/bundle.mjs";
import { checkOptions } from "./lib/check-options.mjs";
import { command } from "./lib/ready.mjs";

// Plans throws and judges where they end: one JSON object on standard output, by number of dice.
command(
  async (args) => {
    const options = checkOptions(args, { throws: 2000, dice: [1, 3, 6, 13, 20] });
    const { checkThrows } = await importBundled("tests/checks/throws.ts");
    const result = checkThrows(options);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    process.exitCode = Object.values(result).every(({ throws, landed }) => landed === throws) ? 0 : 1;
  },
  { built: false },
);
