import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./root.ts";

/**
 * Runs every bench/*.bench.ts of the packages and the app in a process of its own; each prints its figures.
 * `pnpm bench ui Button`: only that package's, which gets the words that follow.
 */
const [only, ...rest] = process.argv.slice(2);
const places = [...readdirSync(join(root, "packages")).map((name) => join("packages", name)), "app"];
const files = places.flatMap((place) => {
  const folder = join(root, place, "bench");
  if (!existsSync(folder) || (only && only !== basename(place))) return [];
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
if (files.length === 0) console.log(`There is no bench/*.bench.ts of ${only ?? "any package"}.`);
