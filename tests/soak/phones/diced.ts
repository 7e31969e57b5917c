import type { Browser } from "playwright-core";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS, type State } from "../../../src/shared/games/diced-tomatoes/state";
import { type Chooser, chooseMove } from "../../property/diced-tomatoes/random-games";
import { Party } from "./party";
import { shuffled } from "./shuffled";
import type { Tally } from "./tally";
import { once, type Press, tapOn, twice } from "./taps";
import { PATIENCE, until } from "./until";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const NEWCOMER = "Eve";

/** What befalls the table, one to a turn; what takes long or is once in an evening comes once. */
const OFTEN = ["reload", "cut", "lost-question", "lost-answer", "twice", "mute", "second-tab", "double-press"] as const;
const ONCE = ["offline", "deaf", "kick", "restart"] as const;
/** After so many milliseconds a page has said whether a request came to anything. */
const ANSWERED = 10_000;

type Mishap = (typeof OFTEN)[number] | (typeof ONCE)[number];

/** A whole game of four phones by taps, with something gone wrong in every turn. */
export async function fourPhones(browser: Browser, choose: Chooser, tally: Tally): Promise<object> {
  const begun = Date.now();
  const party = await Party.gather(browser, NAMES, tally);
  await party.screen.accepted({
    type: "open-table",
    game: "diced-tomatoes",
    setup: { players: NAMES, options: DEFAULT_OPTIONS },
  });
  await until("the table", () => party.screen.hasTable);
  const state = (): State => {
    const { table } = party.screen;
    if (table.game !== "diced-tomatoes") throw new Error("another game lies on the table");
    return table.state;
  };
  const over = () => state().phase === "finished";

  /** The host's own screen plays a turn of a seat that nobody has. */
  const playForThem = async (seat: number) => {
    while (!over() && state().activeSeat === seat) {
      const command = chooseMove(dicedTomatoes.legalMoves(state(), seat), choose);
      const { seq, table } = party.screen;
      await party.screen.accepted({ type: "command", table: table.tableId, seat, seq, command: { ...command } });
      await until("the move", () => party.screen.seq > seq);
    }
  };

  const befall = async (mishap: Mishap, seat: number): Promise<Press> => {
    const phone = party.at(seat);
    const another = party.at((seat + 1 + choose(NAMES.length - 1)) % NAMES.length);
    const anyone = choose(2) === 0 ? phone : another;
    if (mishap === "reload") await party.reload(anyone);
    else if (mishap === "cut") anyone.line.cut();
    else if (mishap === "second-tab") await party.secondTab(anyone);
    else if (mishap === "offline") await party.offline(another, () => played(seat, once));
    else if (mishap === "kick") await party.kick(phone, NEWCOMER, () => playForThem(seat));
    else if (mishap === "restart") await party.restart();
    else if (mishap === "deaf") another.line.strike("deaf");
    else if (mishap === "double-press") {
      tally.doubleSubmits += 1;
      return twice;
    } else phone.line.strike(mishap);
    return once;
  };

  const played = async (seat: number, press: Press) => {
    const { turn } = state();
    const done = () => over() || state().turn !== turn;
    await party.at(seat).page.getByText("Your turn", { exact: true }).waitFor({ timeout: PATIENCE });
    for (const end = Date.now() + 5 * PATIENCE; !done(); ) {
      if (Date.now() > end) throw new Error(`${party.at(seat).name}'s turn does not end`);
      const { seq } = party.screen;
      if (!(await tapOn(party.at(seat).page, press))) continue;
      // Where nothing came of it after all, whoever plays presses again.
      await until("what comes of it", () => party.screen.seq > seq, ANSWERED).catch(() => undefined);
    }
  };

  let turns = 0;
  let coming: Mishap[] = shuffled([...OFTEN, ...ONCE], choose);
  while (!over()) {
    const { activeSeat, turn } = state();
    if (activeSeat === null) throw new Error("nobody's turn");
    const [mishap = "cut", ...rest] = coming;
    coming = rest.length > 0 ? rest : shuffled(OFTEN, choose);
    try {
      const press = await befall(mishap, activeSeat);
      if (!over() && state().turn === turn) await played(activeSeat, press);
    } catch (error) {
      throw new Error(`turn ${turn}, ${mishap}: ${await party.told()}`, { cause: error });
    }
    turns += 1;
  }
  const { result } = state();
  if (!result || !("totals" in result)) throw new Error("a game of four ends with totals");
  for (const { name, page } of party.phones) {
    const panel = page.locator("[data-end-panel]");
    await panel.waitFor({ timeout: PATIENCE });
    const text = (await panel.textContent()) ?? "";
    for (const total of result.totals) if (!text.includes(String(total))) throw new Error(`${name}: no ${total}`);
  }
  await party.compareAll();
  await party.leave();
  tally.games += 1;
  return { game: "diced-tomatoes", turns, totals: result.totals, seconds: Math.round((Date.now() - begun) / 1000) };
}
