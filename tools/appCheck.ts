import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureAppBuilt } from "./appBuild.ts";
import { root } from "./root.ts";

/** Gzipped bytes of what index.html loads before anything can be seen, and in how many files. */
const BUDGET_KB = { js: 200, css: 15 };
const FIRST_FILES = 6;
/** What a route's page loads beside that; the sheet of a project is the largest. */
const ROUTE = { kB: 255, files: 20 };

await ensureAppBuilt();
const dist = join(root, "app/dist");
const html = readFileSync(join(dist, "index.html"), "utf8");
const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "");

const gzippedKb = (files: readonly string[]) =>
  files.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) / 1000;

for (const kind of ["js", "css"] as const) {
  const files = paths.filter((path) => path.endsWith(`.${kind}`));
  const kb = gzippedKb(files);
  console.log(`first load ${kind}: ${kb.toFixed(1)} of ${BUDGET_KB[kind]} kB gzip in ${files.length} files`);
  if (files.length > FIRST_FILES) {
    console.error("More files than that wait for each other: see app/chunkGroups.ts.");
    process.exitCode = 1;
  }
  // Only what parses needs zod, and nothing on the first screen does.
  const withZod = files.filter((path) => readFileSync(join(dist, path), "utf8").includes("_zod"));
  if (withZod.length > 0) {
    console.error(
      `zod is in ${withZod.join(", ")}: import calls and labels from @tsumugi/contract, not its schemas.`,
    );
    process.exitCode = 1;
  }
  if (kb > BUDGET_KB[kind]) {
    console.error(`Load what the first screen does not need with import(), or raise the budget and say why.`);
    process.exitCode = 1;
  }
}

const routes: { path: string; files: string[] }[] = JSON.parse(
  readFileSync(join(dist, ".routes.json"), "utf8"),
);
const loads = routes.map(({ path, files }) => ({ path, files: files.length, kb: gzippedKb(files) }));
loads.sort((a, b) => b.kb - a.kb);
for (const { path, files, kb } of loads.slice(0, 5)) {
  console.log(`route ${path}: ${kb.toFixed(1)} of ${ROUTE.kB} kB gzip in ${files} of ${ROUTE.files} files`);
}
for (const { path, files, kb } of loads) {
  if (files > 0 && kb <= ROUTE.kB && files <= ROUTE.files) continue;
  console.error(`${path} loads ${kb.toFixed(1)} kB in ${files} files: load with import() what opens later.`);
  process.exitCode = 1;
}
