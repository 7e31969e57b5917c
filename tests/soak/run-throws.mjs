import { runSoak } from "./soak.mjs";

await runSoak("./throws.ts", "soakThrows", 20000);
