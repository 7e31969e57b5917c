import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/ready.mjs";

command(() => ensureBuilt({ always: true }), { built: false });
