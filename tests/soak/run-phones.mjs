import { runSoak } from "./soak.mjs";

await runSoak("./phones.ts", "soakPhones", 1);
