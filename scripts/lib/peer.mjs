import { existsSync } from "node:fs";
import { say } from "./root.mjs";
import { runNpm } from "./run.mjs";

/** Installs what a bench compares with, in the package of its own at `folder`; nothing of it is the product's. */
export async function installPeer(folder) {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  say("Installing the peer …");
  const status = await runNpm(["ci", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts"]);
  if (status !== 0) throw new Error("The peer could not be installed; is there a network?");
}
