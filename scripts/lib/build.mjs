import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildId } from "./build-id.mjs";
import { alone } from "./locks.mjs";
import { inRoot, say } from "./root.mjs";
import { runNode } from "./run.mjs";

/** Holds the id of the sources that out/ was built from. */
const STAMP = inRoot("out", "build-id");

function builtFrom() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null;
  }
}

async function build() {
  rmSync(STAMP, { force: true });
  const id = buildId();
  const status = await runNode(
    inRoot("node_modules/electron-vite/bin/electron-vite.js"),
    ["build", "--logLevel", "warn"],
    {
      env: { NODE_ENV: "production" },
    },
  );
  if (status !== 0) throw new Error(`the build failed with exit status ${status}`);
  writeFileSync(STAMP, id);
}

/** Builds where out/ is missing or of other sources. The build's own words go to standard error. */
export async function ensureBuilt({ always = false } = {}) {
  if (!always && builtFrom() === buildId()) return;
  await alone("build", async () => {
    if (!always && builtFrom() === buildId()) return;
    say("Building …");
    await build();
  });
}
