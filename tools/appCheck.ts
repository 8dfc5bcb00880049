import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureAppBuilt } from "./appBuild.ts";
import { root } from "./root.ts";

/** Gzipped bytes of what index.html loads before anything can be seen. */
const BUDGET_KB = { js: 220, css: 15 };

await ensureAppBuilt();
const dist = join(root, "app/dist");
const html = readFileSync(join(dist, "index.html"), "utf8");
const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "");

for (const kind of ["js", "css"] as const) {
  const files = paths.filter((path) => path.endsWith(`.${kind}`));
  const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
  const kb = bytes / 1000;
  console.log(`first load ${kind}: ${kb.toFixed(1)} of ${BUDGET_KB[kind]} kB gzip in ${files.length} files`);
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
