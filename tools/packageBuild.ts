import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTypes } from "./packageTypes/copyTypes.ts";
import { root } from "./root.ts";

// The packages as they are published: `pnpm build:packages`. What follows it on the command line goes to tsdown.

const PACKAGES = ["contract", "hooks", "ui", "patterns", "eslint-plugin", "codemod"];

const types = mkdtempSync(join(tmpdir(), "tsumugi-types-"));
process.on("exit", () => rmSync(types, { recursive: true, force: true }));

/** @returns whether it went well */
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
const bin = (name: string) => join(root, "node_modules/.bin", name);
const end = (): never => process.exit(1);

// The packages stand on each other: a compiler for each would find out most of the types again. It also names what cannot
// be named outside in tests and the like; a file that a package needs and that is not there ends the copying.
spawnSync(bin("tsc"), ["-p", "tools/packageTypes/tsconfig.json", "--checkers", "1", "--outDir", types]);
if (!run(bin("tsdown"), ["-W", ...process.argv.slice(2)])) end();
// As emitted: to parse them and print them again, a bundler needs nine times as long as for all of the code.
for (const name of PACKAGES) copyTypes(join(root, "packages", name), join(types, name, "src"));
if (!run(process.execPath, ["tools/packageFiles.ts"])) end();
