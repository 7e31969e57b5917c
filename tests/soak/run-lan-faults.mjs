import { runSoak } from "./soak.mjs";

await runSoak("./lan-faults.ts", "soakLanFaults", 2000);
