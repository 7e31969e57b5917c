/**
 * Takes pictures of overlays at a table in the middle of a game:
 * node tests/harness/overlay/shoot.mjs FOLDER [--camera] [name…]; those of the guide: --docs docs/pictures.
 * Needs a build (npm run build) and a Chromium (CHROMIUM, default /usr/bin/chromium).
 */
import { mkdirSync } from "node:fs";
import { importSource } from "../../../scripts/lib/bundle.mjs";

const SIX = ["Ada", "Ben", "Chiyo", "David", "Emi", "Farid"];
const FULL = { goldenSun: true, killerTomatoes: true };
const WIDE = [1920, 1080];

/** What lies on the table: name, players, steps. */
const STAGES = {
  six: ["diced", SIX, 96, FULL],
  two: ["diced", SIX.slice(0, 2), 40, {}],
  four: ["diced", SIX.slice(0, 4), 66, FULL],
  forage: ["forage", ["Ada"], 6],
};

const SHOTS = {
  "board-6": ["six", "view=board", WIDE],
  "board-2": ["two", "view=board", WIDE],
  "board-ja": ["four", "view=board&lang=ja", WIDE],
  "board-narrow": ["four", "view=board", [400, 1080]],
  "board-small": ["four", "view=board", [640, 360]],
  "board-forage": ["forage", "view=board", WIDE],
  "score-6": ["six", "view=score", WIDE],
  "score-2": ["two", "view=score", WIDE],
  "score-ja": ["four", "view=score&lang=ja&safe=1", WIDE],
  "score-narrow": ["four", "view=score", [400, 1080]],
  "score-small": ["six", "view=score", [640, 360]],
  "score-forage": ["forage", "view=score", WIDE],
  "log-6": ["six", "view=log", WIDE],
  "log-ja": ["four", "view=log&lang=ja", WIDE],
  "log-narrow": ["six", "view=log", [400, 1080]],
  "log-forage": ["forage", "view=log", WIDE],
  "dice-4": ["four", "view=dice", WIDE],
  "dice-forage": ["forage", "view=dice", WIDE],
  "dice-narrow": ["four", "view=dice", [400, 1080]],
  "table-4": ["four", "view=table", WIDE],
  "table-6": ["six", "view=table", WIDE],
  "table-2": ["two", "view=table", [1280, 720]],
  "table-narrow": ["four", "view=table", [400, 1080]],
  "table-forage": ["forage", "view=table", WIDE],
  "table-studio": ["four", "view=table", WIDE, "studio"],
};

/** Something like a camera's picture: a room out of focus, warm light on the left, a window on the right. */
const CAMERA = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#6d5d52"/><stop offset="1" stop-color="#2b3440"/></linearGradient>
    <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>
    <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
  </defs>
  <rect width="1920" height="1080" fill="url(#wall)"/>
  <g filter="url(#far)">
    <rect x="1330" y="90" width="430" height="560" fill="#cfe0ea"/><path d="M1545 90v560M1330 370h430" stroke="#5b6670" stroke-width="26"/>
    <circle cx="260" cy="250" r="150" fill="#ffd9a0"/><rect x="60" y="560" width="420" height="60" fill="#3d2a1e"/>
    <rect x="90" y="430" width="60" height="130" fill="#8c3b2e"/><rect x="170" y="410" width="50" height="150" fill="#2f5b52"/>
    <rect x="240" y="445" width="70" height="115" fill="#c9a24a"/><rect x="330" y="420" width="60" height="140" fill="#45506e"/>
    <rect y="820" width="1920" height="260" fill="#4a3626"/>
  </g>
  <g filter="url(#near)">
    <path d="M520 1080c0-260 150-400 400-400s420 140 420 400Z" fill="#31465c"/>
    <ellipse cx="930" cy="470" rx="165" ry="215" fill="#c99a7c"/>
    <path d="M760 460c-20-190 90-270 175-270s200 70 175 260c-30-90-80-130-175-130s-150 40-175 140Z" fill="#3a2a22"/>
    <ellipse cx="868" cy="470" rx="17" ry="11" fill="#2a1d18"/><ellipse cx="995" cy="470" rx="17" ry="11" fill="#2a1d18"/>
    <path d="M870 575c40 34 90 34 130 0" stroke="#8d4a3d" stroke-width="14" fill="none"/>
  </g>
</svg>`;

/** The pictures of docs/streaming.md. */
const GUIDE = ["board-ja", "score-6", "log-6", "dice-4", "table-4", "table-forage", "table-studio"];

const args = process.argv.slice(2);
const forGuide = args.includes("--docs");
/** On top of the camera's picture instead of nothing. */
const onCamera = args.includes("--camera") || forGuide;
const [out = "shots", ...names] = args.filter((arg) => !arg.startsWith("--"));
mkdirSync(out, { recursive: true });
const { launchBrowser, stageDiced, stageForage } = await importSource("tests/harness/overlay/states.ts");
const isWanted = (name) =>
  (!forGuide || GUIDE.includes(name)) && (names.length === 0 || names.some((part) => name.includes(part)));
const wanted = Object.entries(SHOTS).filter(([name]) => isWanted(name));
const browser = await launchBrowser();
for (const stage of new Set(wanted.map(([, [stage]]) => stage))) {
  const [game, players, steps, options] = STAGES[stage];
  const table = await (game === "diced" ? stageDiced(players, steps, options) : stageForage(players, steps));
  for (const [name, [, query, [width, height], theme]] of wanted.filter(([, [of]]) => of === stage)) {
    if (theme) await table.ask({ type: "set-theme", id: `set-theme-${name}`, theme });
    const size = forGuide ? { width: 1280, height: 720 } : { width, height };
    const page = await browser.newPage({ viewport: size });
    page.setDefaultTimeout(120_000);
    page.on("pageerror", (error) => console.error(name, "page error:", error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) console.error(name, message.type(), message.text());
    });
    await page.goto(table.overlay(query));
    await page.locator("[data-game]").waitFor();
    if (onCamera) {
      const picture = `url("data:image/svg+xml,${encodeURIComponent(CAMERA)}")`;
      await page.addStyleTag({ content: `html { background: ${picture} center / cover !important; }` });
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1500);
    if (forGuide) await page.screenshot({ path: `${out}/overlay-${name}.jpg`, type: "jpeg", quality: 82 });
    else await page.screenshot({ path: `${out}/${name}.png`, omitBackground: true });
    await page.close();
  }
  await table.close();
}
await browser.close();
