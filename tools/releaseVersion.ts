import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./root.ts";

// Versions and CHANGELOGs from the changesets: `pnpm release:version`. The tool writes its own words in English.

const words: readonly (readonly [RegExp, string])[] = [
  [/^### Major Changes$/gm, "### 互換性のない変更"],
  [/^### Minor Changes$/gm, "### 追加と変更"],
  [/^### Patch Changes$/gm, "### 修正"],
  [/^- Updated dependencies(?: \[[^\]]*\])?$/gm, "- いっしょに使うパッケージの版を上げました"],
];

/** The words of the tool in the language of the changes. */
export const inJapanese = (changelog: string): string =>
  words.reduce((text, [english, japanese]) => text.replace(english, japanese), changelog);

/** Writes versions and CHANGELOGs of a checkout. */
export function writeVersions(checkout: string): void {
  const changeset = join(root, "node_modules/.bin/changeset");
  execFileSync(changeset, ["version"], { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
  for (const name of readdirSync(join(checkout, "packages"))) {
    const path = join(checkout, "packages", name, "CHANGELOG.md");
    if (existsSync(path)) writeFileSync(path, inJapanese(readFileSync(path, "utf8")));
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { checkout: { type: "string", default: root } } });
  writeVersions(values.checkout);
}
