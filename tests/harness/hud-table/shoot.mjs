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
  "phones-closed": ["screen=start&lan=closed&sheet=1", WIDE],
  "phones-failed": ["screen=start&lan=no-address&sheet=1", WIDE],
  "phones-failed-ja": ["screen=start&lan=not-permitted&sheet=1&lang=ja", WIDE],
  "phones-open": ["lan=open&guests=3&asking=1&away=1&helped=1&sheet=1", WIDE],
  "phones-open-ja": ["lan=open&guests=3&asking=1&away=1&helped=1&sheet=1&lang=ja", WIDE],
  "phones-one": ["screen=start&lan=open&addresses=1&sheet=1", WIDE],
  "phones-large": ["lan=open&guests=1&sheet=1", WIDE, "Show it large"],
  "phones-phone": ["lan=open&guests=2&asking=1&sheet=1&screen=start", PHONE],
  "phones-new-code": ["lan=open&sheet=1", WIDE, "New code"],
  "phones-remove-ja": ["lan=open&guests=1&sheet=1&lang=ja", WIDE, "さくらさんを外す"],
  "start-guests": ["screen=start&lan=open&guests=2&asking=1", WIDE],
  "setup-guests": ["screen=setup&lan=open&guests=4", WIDE],
  "setup-guests-ja": ["screen=setup&lan=open&guests=2&lang=ja", PHONE],
  "watch-phone": ["lan=open&guests=4&players=4", WIDE],
  "watch-away": ["lan=open&guests=4&away=0,1,2,3&players=4&asking=1", WIDE],
  "watch-back-ja": ["lan=open&guests=4&helped=0,1,2,3&players=4&lang=ja", WIDE],
  "watch-narrow": ["lan=open&guests=3&away=0,1,2&players=3&phase=pick", PHONE],
  "watch-first": ["lan=open&guests=4&players=4&phase=pick&turn=1", WIDE],
  "flat-guests": ["lan=open&guests=2&away=1&players=3&table=flat", WIDE],
  "guest-table": ["as=0&guests=3&players=4", WIDE],
  "guest-sheet-ja": ["as=3&guests=4&no-seats=1&players=4&sheet=1&lang=ja", WIDE],
  "guest-lobby": ["as=1&guests=3&screen=lobby", WIDE],
  "guest-lobby-ja": ["as=1&guests=3&screen=lobby&lang=ja", PHONE],
  "guest-taken-over": ["why=taken-over&screen=connecting", WIDE],
  "guest-removed-ja": ["why=removed&lang=ja&players=3&elsewhere=1", WIDE],
  "guest-words": ["as=0&guests=2&screen=words", WIDE],
  "phones-masked": ["lan=open&guests=1&sheet=1&streamer=1", WIDE],
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
