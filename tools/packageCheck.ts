import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { minifySync } from "vite";
import { checkInBrowser, checkTypes, writeConsumer } from "./packageCheck/consumer.ts";
import { installPacked, link } from "./packageCheck/install.ts";
import { bin, fail, run } from "./packageCheck/run.ts";
import { checkSizes } from "./packageCheck/sizes.ts";
import { root } from "./root.ts";

/** kB of a package's own JavaScript, minified and gzipped; dependencies are not counted. For ui and patterns see their sizes.json. */
const BUDGET_KB = { contract: 50, hooks: 30 } as const;

const work = mkdtempSync(join(tmpdir(), "tsumugi-packages-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

function ownKb(dist: string): number {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const bytes = files.map((file) => {
    const path = join(dist, file);
    return gzipSync(minifySync(path, readFileSync(path, "utf8"), { module: true }).code).length;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

run("build", bin("tsdown"), ["-W"]);

const names = Object.keys(BUDGET_KB) as (keyof typeof BUDGET_KB)[];
for (const name of names) {
  const { folder } = installPacked(name, work);
  const kb = ownKb(join(folder, "dist"));
  console.log(`    ${name}: ${kb.toFixed(1)} of ${BUDGET_KB[name]} kB min + gzip`);
  if (kb > BUDGET_KB[name]) fail(`${name} is over its budget: find what came in, or raise it and say why.`);
}
const ui = installPacked("ui", work);
const patterns = installPacked("patterns", work);

for (const types of ["@types/react", "@types/react-dom", "vite"]) link(work, types, root);
writeConsumer(work, { ui: ui.entries, patterns: patterns.entries });
const imports = names.map((name) => `import * as ${name} from "@tsumugi/${name}";`).join("\n");
const check = `for (const all of [${names.join(", ")}]) if (!Object.keys(all).length) throw new Error("no exports");`;
writeFileSync(join(work, "packages.ts"), `${imports}\n${check}\n`);

checkTypes(work);
for (const file of ["entries.ts", "packages.ts", "server.js"]) {
  run(`node ${file} in a consumer`, process.execPath, [file], work);
}
const isUpdate = process.argv.includes("--update-sizes");
await checkSizes(work, "ui", ui.entries, isUpdate);
await checkSizes(work, "patterns", patterns.entries, isUpdate);
await checkInBrowser(work);
