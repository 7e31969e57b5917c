import { runSoak } from "./soak.mjs";

await runSoak("./phones.ts", "soakPhones", 1);
// Waits that lost their race would keep the process for minutes.
process.exit(process.exitCode);
