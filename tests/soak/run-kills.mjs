import { runSoak } from "./soak.mjs";

await runSoak("./kills.ts", "soakKills", 500);
