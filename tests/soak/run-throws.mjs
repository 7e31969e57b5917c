import { needChromium } from "../../scripts/lib/chromium.mjs";
import { runSoak } from "./soak.mjs";

await needChromium();
await runSoak("./throws.ts", "soakThrows", 500);
