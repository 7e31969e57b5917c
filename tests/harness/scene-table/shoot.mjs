/**
 * Takes pictures of the harness page: node tests/harness/scene-table/shoot.mjs OUT-FOLDER [name…]
 * Needs the page's server on 127.0.0.1:5391 and a Chromium (CHROMIUM, default /usr/bin/chromium).
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const SHOTS = {
  six: { query: "players=6&quality=medium&reduced=1", size: [1920, 900], roll: true },
  sixfull: { query: "players=6&quality=low&fill=0", size: [1920, 900], roll: false, pick: 3 },
  sixlow: { query: "players=6&quality=low", size: [1920, 900], roll: true },
  sixhigh: { query: "players=6&quality=high&reduced=1", size: [1920, 900], roll: true },
  four: { query: "players=4&quality=medium&reduced=1", size: [1920, 900], roll: true, select: true },
  three: { query: "players=3&quality=low", size: [1920, 900], roll: true },
  two: { query: "players=2&quality=medium&golden=0&reduced=1", size: [1920, 900], roll: true },
  one: { query: "players=1&quality=low", size: [1920, 900], roll: true },
  market: { query: "players=4&quality=medium&reduced=1&theme=market", size: [1920, 900], roll: true },
  marketlow: { query: "players=6&quality=low&theme=market", size: [1920, 900], roll: true },
  studio: { query: "players=4&quality=medium&reduced=1&theme=studio", size: [1920, 900], roll: true },
  studiolow: { query: "players=2&quality=low&theme=studio", size: [1920, 900], roll: true },
  portrait: { query: "players=6&quality=low", size: [390, 420], roll: true, scale: 2 },
  mat: { query: "players=6&quality=medium&view=mat:0", size: [1920, 900], roll: false },
  tray: { query: "players=6&quality=medium&view=tray&reduced=1", size: [1920, 900], roll: true, select: true },
  basket: { query: "players=6&quality=medium&view=basket", size: [1920, 900], roll: false, pick: 3 },
};

const [out = "shots", ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
for (const name of names.length ? names : Object.keys(SHOTS)) {
  const shot = SHOTS[name];
  const [width, height] = shot.size;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: shot.scale ?? 1 });
  page.on("pageerror", (error) => console.error(name, "page error:", error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/ReadPixels|GPU stall/.test(message.text()))
      console.error(name, message.type(), message.text());
  });
  const started = Date.now();
  await page.goto(`http://127.0.0.1:5391/?${shot.query}`);
  await page.waitForFunction(() => window.harness?.drawingFigures()?.frames > 1, null, { timeout: 60_000 });
  const first = Date.now() - started;
  await page.waitForTimeout(600);
  let rollMs = null;
  if (shot.roll) {
    const from = Date.now();
    const framesBefore = await page.evaluate(() => window.harness.drawingFigures().frames);
    await page.evaluate(() => window.harness.roll());
    await page.waitForFunction(() => window.settled, null, { timeout: 90_000 });
    const frames = (await page.evaluate(() => window.harness.drawingFigures().frames)) - framesBefore;
    rollMs = `${Date.now() - from} ms, ${frames} frames`;
  }
  if (shot.pick) {
    await page.evaluate(
      (count) => window.harness.setPicked(window.harness.state.basket.filter((_, i) => i % 9 === 4).slice(0, count)),
      shot.pick,
    );
  }
  if (shot.select) await page.evaluate(() => window.harness.select(window.harness.state.hand[0].die));
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `${out}/${name}.png`, timeout: 120_000 });
  const wrong = await page.evaluate(() => {
    const { state, readTopFaces } = window.harness;
    const faces = readTopFaces();
    const shown = [
      ...state.hand,
      ...state.players.flatMap((player) => [
        ...player.vines.flatMap((vine) => (vine ? [vine.seed, ...vine.dice] : [])),
        ...player.track,
      ]),
    ];
    return shown.filter(({ die, value }) => faces[die] !== value).map(({ die }) => die);
  });
  const figures = await page.evaluate(() => window.harness.drawingFigures());
  await page.waitForTimeout(1500);
  const later = await page.evaluate(() => window.harness.drawingFigures());
  console.log(name, { first, rollMs, ...figures, idleFrames: later.frames - figures.frames, wrong });
  await page.close();
}
await browser.close();
