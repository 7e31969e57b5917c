/**
 * Takes pictures of the HUD: node tests/harness/hud-table/shoot.mjs OUT-FOLDER [name…]
 * Needs the page's server on 127.0.0.1:5392 and a Chromium (CHROMIUM, default /usr/bin/chromium).
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const WIDE = [1920, 1080];
const PHONE = [390, 844];
const SHOTS = {
  start: ["screen=start", WIDE],
  "start-ja": ["screen=start&lang=ja&open=1", WIDE],
  "start-phone": ["screen=start", PHONE],
  shelf: ["screen=start", WIDE, "Tables and records"],
  "shelf-finished": ["screen=start", WIDE, "Tables and records", "Finished (2)"],
  "shelf-records-ja": ["screen=start&lang=ja", WIDE, "テーブルと記録", "プレイヤー"],
  "shelf-phone": ["screen=start", PHONE, "Tables and records"],
  words: ["screen=words", WIDE],
  "words-ja": ["screen=words&lang=ja", PHONE],
  setup: ["screen=setup", WIDE],
  "setup-ja": ["screen=setup&lang=ja&open=1", WIDE],
  "setup-phone": ["screen=setup&open=1", PHONE],
  place: ["players=6&die=0", WIDE],
  idle: ["players=4", WIDE],
  "place-ja": ["players=6&lang=ja&die=0", WIDE],
  pick: ["players=4&phase=pick", WIDE],
  first: ["players=4&phase=pick&turn=1", WIDE],
  "pick-ja": ["players=4&phase=pick&lang=ja", WIDE],
  rolling: ["players=4&rolling=1", WIDE],
  end: ["players=3&turn=9999&table=flat", WIDE],
  "end-ja": ["players=3&turn=9999&lang=ja", WIDE],
  tie: ["players=3&ending=tie", WIDE],
  "single-won": ["players=1&variants=none&ending=won", WIDE],
  "single-lost-ja": ["players=1&variants=none&ending=lost&lang=ja", WIDE],
  final: ["players=3&variants=none&final=1", WIDE],
  outlook: ["players=3&turn=14&can=end", WIDE],
  flat: ["players=6&die=0&table=flat", WIDE],
  "flat-ja": ["players=3&die=0&table=flat&lang=ja", WIDE],
  gone: ["players=2&phase=pick&table=gone&lost=1", WIDE],
  phone: ["players=3&die=0", PHONE],
  "phone-pick-ja": ["players=3&phase=pick&lang=ja", PHONE],
  shift: ["players=3&power=shift&turn=12&die=0", WIDE],
  clear: ["players=3&power=clear&turn=14&can=end", WIDE],
  scores: ["players=3", WIDE, "s"],
  log: ["players=3&lang=ja", WIDE, "l"],
  rules: ["players=3", WIDE, "h"],
  help: ["players=3", WIDE, "?"],
  menu: ["players=3", WIDE, "Menu"],
  dice: ["players=3", WIDE, "Menu", "Dice check"],
  leave: ["players=3", WIDE, "Menu", "Leave"],
  refused: ["players=4", WIDE, "e"],
  error: ["screen=error", WIDE],
  connecting: ["screen=connecting", WIDE],
  laptop: ["players=4&die=0", [1366, 768]],
};

const [out = "shots", ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
for (const name of names.length ? names : Object.keys(SHOTS)) {
  const [query, [width, height], key, item] = SHOTS[name];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
  page.on("pageerror", (error) => console.error(name, "page error:", error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) console.error(name, message.type(), message.text());
  });
  await page.goto(`http://127.0.0.1:5392/?${query}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  if (key?.length > 1) {
    await page.getByRole("button", { name: key }).click();
    if (item) await page.getByRole(key === "Menu" ? "menuitem" : "tab", { name: item }).click();
  } else if (key) await page.keyboard.press(key);
  await page.waitForTimeout(600);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${out}/${name}.png` });
  await page.close();
}
await browser.close();
