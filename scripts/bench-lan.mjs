import { bundled, importSource } from "./lib/bundle.mjs";
import { wholeNumber } from "./lib/check-options.mjs";
import { installPeer } from "./lib/peer.mjs";
import { command } from "./lib/ready.mjs";
import { inRoot } from "./lib/root.mjs";

const PEER = inRoot("tests", "bench", "lan-peer");

const rounded = (value) => Number(value.toPrecision(3));
/** Ours as a share of the peer's. */
const share = (ours, peer) => (peer > 0 ? `${(ours / peer).toFixed(2)} ×` : "–");

// One table of Diced Tomatoes at our host and at boardgame.io's server, in one run: figures and ratios.
command(async ([moves = "200", ...others]) => {
  if (others.length > 0) throw new Error("Usage: npm run bench:lan [-- MOVES]");
  await installPeer(PEER);
  const peerServer = await bundled("tests/bench/lan/peer-server.ts");
  const { benchLan } = await importSource("tests/bench/lan/bench.ts");
  await benchLan({
    peerPackage: `${PEER}/package.json`,
    peerServer,
    moves: wholeNumber("MOVES", moves, 10_000),
    onMeasured({ clients, figures }) {
      const [[ourName, ours], [peerName, peer]] = Object.entries(figures);
      console.log(`${clients} clients: ${ourName} | ${peerName} | ratio`);
      for (const [key, value] of Object.entries(ours)) {
        if (value === null) continue;
        console.log(`  ${key}: ${rounded(value)} | ${rounded(peer[key])} | ${share(value, peer[key])}`);
      }
    },
    onLate({ steps, bytes }) {
      const [ours, peer] = Object.values(bytes);
      console.log(`bytes for who comes after ${steps} steps: ${ours} | ${peer} | ${share(ours, peer)}`);
    },
  });
});
