import { parseArgs } from "node:util";

const MOST_THROWS = 1_000_000;
const MOST_DICE = 100;
const LONGEST_SEED = 200;

/** Reads the command line of a check of throws; throws an Error that names the wrong option. */
export function checkOptions(args, { throws, dice, switches = {} }) {
  const { values } = parseArgs({
    args,
    strict: true,
    allowPositionals: false,
    options: { throws: { type: "string" }, dice: { type: "string" }, seed: { type: "string" }, ...switches },
  });
  const seed = values.seed ?? "check";
  if (seed.length === 0 || seed.length > LONGEST_SEED) throw new Error(`--seed: 1 to ${LONGEST_SEED} characters`);
  const { throws: _throws, dice: _dice, seed: _seed, ...rest } = values;
  return {
    throws: values.throws === undefined ? throws : wholeNumber("--throws", values.throws, MOST_THROWS),
    dice: values.dice === undefined ? dice : values.dice.split(",").map((n) => wholeNumber("--dice", n, MOST_DICE)),
    seed,
    ...rest,
  };
}

/** A whole number from 1 to `most`; throws an Error that names the option. */
export function wholeNumber(option, text, most) {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new Error(`${option}: a whole number from 1 to ${most}, not "${text}"`);
  return number;
}
