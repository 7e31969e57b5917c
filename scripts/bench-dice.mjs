import { importSource } from "./lib/bundle.mjs";
import { wholeNumber } from "./lib/check-options.mjs";
import { needChromium } from "./lib/chromium.mjs";
import { installPeer } from "./lib/peer.mjs";
import { command } from "./lib/ready.mjs";
import { inRoot, say } from "./lib/root.mjs";

const PEER = inRoot("tests", "bench", "dice-peer");

// Compares our dice with a peer's in one Chromium; figures and ratios on standard output.
command(
  async ([rolls = "20", ...others]) => {
    if (others.length > 0) throw new Error("Usage: npm run bench:dice [-- ROLLS]");
    await installPeer(PEER);
    await needChromium();
    const { benchDice } = await importSource("tests/bench/dice/bench.ts");
    const measured = await benchDice(Math.max(2, wholeNumber("ROLLS", rolls, 1000)), say);
    const [[, peer], ...ours] = Object.entries(measured);
    for (const [name, figures] of Object.entries(measured)) console.log(`${name}: ${JSON.stringify(figures)}`);
    for (const [name, figures] of ours) {
      const ratios = Object.keys(peer)
        .filter((key) => peer[key] > 0)
        .map((key) => `${key} ${(figures[key] / peer[key]).toFixed(2)}×`);
      console.log(`${name} against the peer: ${ratios.join(", ")}`);
    }
  },
  { built: false },
);
