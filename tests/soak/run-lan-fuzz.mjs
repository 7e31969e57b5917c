import { runSoak } from "./soak.mjs";

await runSoak("./lan-fuzz.ts", "soakLanFuzz", 200_000);
