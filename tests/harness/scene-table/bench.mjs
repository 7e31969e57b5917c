/** Frame times of the harness page in software WebGL: node tests/harness/scene-table/bench.mjs [quality…] */
import { chromium } from "playwright-core";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run"],
});
for (const quality of process.argv.length > 2 ? process.argv.slice(2) : ["low", "medium"]) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
  await page.goto(`http://127.0.0.1:5391/?players=6&fill=0.2&quality=${quality}`);
  await page.waitForFunction(() => window.harness?.drawingFigures()?.frames > 1, null, { timeout: 90_000 });
  await page.waitForTimeout(1500);
  console.log(quality, await page.evaluate(() => window.harness.bench(5)));
  await page.close();
}
await browser.close();
