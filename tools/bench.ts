import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/**
 * Runs every packages/*\/bench/*.bench.ts in a process of its own; each prints its ratios.
 * `pnpm bench ui Button`: only that package's, which gets the words that follow.
 */
const [only, ...rest] = process.argv.slice(2);
const files = readdirSync(join(root, "packages")).flatMap((name) => {
  const folder = join(root, "packages", name, "bench");
  if (!existsSync(folder) || (only && only !== name)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => join(folder, file));
});

for (const file of files) {
  console.log(`\n--- ${file.slice(root.length)}`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", file, ...rest], {
    stdio: "inherit",
    cwd: root,
  });
  if (status !== 0) process.exitCode = 1;
}
if (files.length === 0) console.log(`There is no packages/${only ?? "*"}/bench/*.bench.ts.`);
