import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { basename, join, relative } from "node:path";
import { benchPage, type KeptRow, mergeRows } from "./benchPage.ts";
import { goalText, isMet, ROWS_FILE, readRows, valueText } from "./benchRows.ts";
import { root } from "./root.ts";

/**
 * Runs every bench/*.bench.ts of the packages and the app in a process of its own; each prints its figures, and all rows
 * with a goal stand together at the end. `pnpm bench ui Button`: only that package's, which gets the words that follow.
 * `--only=import,lists` takes the benches of these names, `--write` keeps the rows in docs/benchmarks.md.
 */
const words = process.argv.slice(2);
const isWriting = words.includes("--write");
const names = words
  .find((word) => word.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const [only, ...rest] = words.filter((word) => word !== "--write" && !word.startsWith("--only="));
const places = [...readdirSync(join(root, "packages")).map((name) => join("packages", name)), "app"];
const files = places.flatMap((place) => {
  const folder = join(root, place, "bench");
  if (!existsSync(folder) || (only && only !== basename(place))) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".bench.ts"))
    .filter((file) => !names || names.includes(basename(file, ".bench.ts")))
    .map((file) => join(folder, file));
});

const gigabytes = Math.round(totalmem() / 2 ** 30);
const machine = `${cpus().length} コア（${cpus()[0]?.model.trim()}）、${gigabytes} GB、Node ${process.version}`;
const work = mkdtempSync(join(tmpdir(), "tsumugi-bench-rows-"));
const told: KeptRow[] = [];
for (const file of files) {
  console.log(`\n--- ${relative(root, file)}`);
  const collected = join(work, "rows");
  const load = loadavg()[0] ?? 0;
  const { status } = spawnSync(process.execPath, ["--expose-gc", file, ...rest], {
    stdio: "inherit",
    cwd: root,
    env: { ...process.env, [ROWS_FILE]: collected },
  });
  if (status !== 0) process.exitCode = 1;
  const bench = relative(root, file);
  const date = new Date().toISOString().slice(0, 10);
  told.push(...readRows(collected).map((row) => ({ ...row, bench, date, machine, load })));
  rmSync(collected, { force: true });
}
rmSync(work, { recursive: true });
if (files.length === 0) console.log(`There is no bench/*.bench.ts of ${only ?? "any package"}.`);

if (told.length > 0) {
  console.log(`\n--- ${told.length} rows, ${told.filter(isMet).length} met`);
  for (const row of told) {
    console.log(`${isMet(row) ? "met   " : "MISSED"} ${row.what}: ${valueText(row)}, ${goalText(row)}`);
  }
}
if (isWriting) {
  const data = join(root, "docs/benchmarks.json");
  const kept: KeptRow[] = existsSync(data) ? JSON.parse(readFileSync(data, "utf8")) : [];
  const rows = mergeRows(kept, told, rest.length === 0);
  writeFileSync(data, `${JSON.stringify(rows, null, 2)}\n`);
  writeFileSync(join(root, "docs/benchmarks.md"), benchPage(rows));
}
