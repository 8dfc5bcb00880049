import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { minifySync } from "vite";
import { root } from "./root.ts";

/** kB of a package's own JavaScript, minified and gzipped; dependencies are not counted. */
const BUDGET_KB = { contract: 50, hooks: 25, ui: 60 } as const;

const names = Object.keys(BUDGET_KB) as (keyof typeof BUDGET_KB)[];
const bin = (name: string) => join(root, "node_modules/.bin", name);
const work = mkdtempSync(join(tmpdir(), "tsumugi-packages-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

function run(what: string, command: string, args: string[], cwd = root): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0) {
    console.error(`${what} failed:\n${error?.message ?? `${stdout}${stderr}`}`);
    process.exit(1);
  }
  console.log(`ok  ${what}`);
}

function minifiedBytes(path: string): number {
  return gzipSync(minifySync(path, readFileSync(path, "utf8"), { module: true }).code).length;
}

function link(name: string, from: string): void {
  const path = join(work, "node_modules", name);
  const target = join(from, "node_modules", name);
  if (existsSync(path) || !existsSync(target)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path);
}

run("build", bin("tsdown"), ["-W"]);

for (const name of names) {
  const folder = join(root, "packages", name);
  run(
    `pack ${name}`,
    "npx",
    ["-y", "--prefer-offline", "pnpm@12.21.0", "pack", "--pack-destination", work],
    folder,
  );
  const tarball = readdirSync(work).find((file) => file.startsWith(`tsumugi-${name}-`));
  if (!tarball) throw new Error(`pnpm pack left no tarball of ${name}`);
  const path = join(work, tarball);
  run(`publint ${name}`, bin("publint"), ["run", path, "--strict"]);
  run(`attw ${name}`, bin("attw"), [path, "--profile", "esm-only", "--no-definitely-typed"]);

  const installed = join(work, "node_modules/@tsumugi", name);
  mkdirSync(installed, { recursive: true });
  run(`unpack ${name}`, "tar", ["-xzf", path, "-C", installed, "--strip-components=1"]);
  const dist = join(installed, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const kb = files.reduce((sum, file) => sum + minifiedBytes(join(dist, file)), 0) / 1000;
  console.log(`    ${name}: ${kb.toFixed(1)} of ${BUDGET_KB[name]} kB min + gzip`);
  if (kb > BUDGET_KB[name]) {
    console.error(`${name} is over its budget: find what came in, or raise the budget and say why.`);
    process.exit(1);
  }
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (!dependency.startsWith("@tsumugi/")) link(dependency, folder);
  }
}

for (const types of ["@types/react", "@types/react-dom"]) link(types, root);
writeFileSync(join(work, "package.json"), '{ "type": "module", "private": true }\n');
const imports = names.map((name) => `import * as ${name} from "@tsumugi/${name}";`).join("\n");
const check = `for (const all of [${names.join(", ")}]) if (!Object.keys(all).length) throw new Error("no exports");`;
writeFileSync(join(work, "consumer.ts"), `${imports}\n${check}\n`);
const strict = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2024", "--jsx", "react-jsx"];
for (const [module, resolution] of [
  ["esnext", "bundler"],
  ["nodenext", "nodenext"],
] as const) {
  const args = [...strict, "--module", module, "--moduleResolution", resolution, "--types", "react"];
  run(`types of a consumer, ${resolution}`, bin("tsc"), [...args, "consumer.ts"], work);
}
run("import in a consumer", process.execPath, ["consumer.ts"], work);
