import { runSoak } from "./soak.mjs";

await runSoak("./live.ts", "soakLive", 1000);
