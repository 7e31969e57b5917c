import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { buildId } from "./build-id.mjs";
import { inRoot } from "./root.mjs";

/** Bundles a TypeScript module of the repository as the product is bundled, so that its speed is the product's. */
export async function bundled(path) {
  const { build } = await import("vite");
  const outDir = inRoot(".cache", "bundles", path.replaceAll(/[/.]/g, "-"));
  await build({
    configFile: false,
    root: inRoot("."),
    logLevel: "error",
    ssr: { noExternal: ["cannon-es"] },
    resolve: { mainFields: ["module", "main"] },
    define: { __BUILD_ID__: JSON.stringify("check") },
    build: { ssr: inRoot(path), outDir, emptyOutDir: true, target: "node20" },
  });
  return `${outDir}/${basename(path, ".ts")}.js`;
}

/** Imports a TypeScript module of the repository, bundled. */
export const importBundled = async (path) => import(pathToFileURL(await bundled(path)).href);

/** Imports a TypeScript module of the repository as it stands, its `import.meta.url` included. */
export async function importSource(path) {
  const { runnerImport } = await import("vite");
  const define = { __BUILD_ID__: JSON.stringify(buildId()) };
  const { module } = await runnerImport(inRoot(path), { configFile: false, logLevel: "error", define });
  return module;
}
