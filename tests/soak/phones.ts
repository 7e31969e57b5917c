import { launchBrowser } from "../e2e/lib/browser";
import { chooser } from "../property/diced-tomatoes/random-games";
import { fourPhones } from "./phones/diced";
import { twoForagers } from "./phones/foragers";
import { nothingYet } from "./phones/tally";

/**
 * Evenings of phones at one host by taps: a whole game of four, then a race of Forage between two, while pages are
 * loaded again, lines fail either way, requests and presses come twice, tabs take over, somebody is sent away and the
 * host dies and comes back. At the end of each game every page holds the very state that the host has for it.
 */
export async function soakPhones(rounds: number): Promise<boolean> {
  const browser = await launchBrowser();
  const [tally, begun] = [nothingYet(), Date.now()];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const choose = chooser(`evening ${round}`);
      for (const play of [fourPhones, twoForagers]) {
        console.log(`evening ${round}: ${JSON.stringify(await play(browser, choose, tally))}`);
      }
    }
    console.log("every page ended with the host's state, every command stands once:");
    console.log(JSON.stringify({ ...tally, seconds: Math.round((Date.now() - begun) / 1000) }));
    return true;
  } finally {
    await browser.close();
  }
}
