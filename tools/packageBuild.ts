import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.ts";

// The packages as they are published: `pnpm build:packages`. What follows it on the command line goes to tsdown.

const PACKAGE_TYPES = mkdtempSync(join(tmpdir(), "tsumugi-types-"));
process.on("exit", () => rmSync(PACKAGE_TYPES, { recursive: true, force: true }));

/** @returns whether it went well */
function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, PACKAGE_TYPES };
  return spawnSync(command, args, { cwd: root, env, stdio: "inherit" }).status === 0;
}
const bin = (name: string) => join(root, "node_modules/.bin", name);
const end = (): never => process.exit(1);

// The packages stand on each other: a compiler for each would find out most of the types again. It also names what cannot
// be named outside in tests and the like; a file that a package needs and that is not there ends tsdown.
spawnSync(bin("tsc"), [
  "-p",
  "tools/packageTypes/tsconfig.json",
  "--checkers",
  "1",
  "--outDir",
  PACKAGE_TYPES,
]);
if (!run(bin("tsdown"), ["-W", ...process.argv.slice(2)])) end();
if (!run(process.execPath, ["tools/packageFiles.ts"])) end();
