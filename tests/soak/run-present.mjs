import { needChromium } from "../../scripts/lib/chromium.mjs";
import { runSoak } from "./soak.mjs";

await needChromium();
await runSoak("./present.ts", "soakPresent", 30);
