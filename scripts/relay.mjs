import { handOver } from "./lib/hand-over.mjs";
import { command } from "./lib/ready.mjs";
import { inRoot } from "./lib/root.mjs";

command((args) => handOver(inRoot("out/main/relay.js"), args));
