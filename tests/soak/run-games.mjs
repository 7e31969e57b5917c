import { runSoak } from "./soak.mjs";

await runSoak("./games.ts", "soakGames", 3000);
