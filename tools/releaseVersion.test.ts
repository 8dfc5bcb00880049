import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inJapanese, writeVersions } from "./releaseVersion.ts";
import { root } from "./root.ts";

const checkout = mkdtempSync(join(tmpdir(), "tsumugi-versions-"));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

it("writes the first CHANGELOG of every published package in Japanese, and its version", () => {
  for (const file of ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", ".changeset"])
    cpSync(join(root, file), join(checkout, file), { recursive: true });
  const names = readdirSync(join(root, "packages"));
  for (const folder of [...names.map((name) => `packages/${name}`), "app"]) {
    mkdirSync(join(checkout, folder), { recursive: true });
    cpSync(join(root, folder, "package.json"), join(checkout, folder, "package.json"));
  }
  writeVersions(checkout);
  for (const name of ["contract", "hooks", "ui", "patterns", "eslint-plugin", "codemod"]) {
    const home = join(checkout, "packages", name);
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    expect(version).not.toBe("0.0.0");
    const text = readFileSync(join(home, "CHANGELOG.md"), "utf8");
    expect(text).toContain(`## ${version}`);
    expect(text).toContain("### 追加と変更");
    expect(text).not.toMatch(/Changes|Updated dependencies/);
  }
  expect(existsSync(join(checkout, "packages/server/CHANGELOG.md"))).toBe(false);
});

it("says in Japanese what the tool says in English, and leaves the changes alone", () => {
  const english =
    "## 1.0.0\n\n### Major Changes\n\n- 消しました。\n\n### Patch Changes\n\n- Updated dependencies [abc1234]\n  - @tsumugi/ui@1.0.0\n";
  expect(inJapanese(english)).toBe(
    "## 1.0.0\n\n### 互換性のない変更\n\n- 消しました。\n\n### 修正\n\n- いっしょに使うパッケージの版を上げました\n  - @tsumugi/ui@1.0.0\n",
  );
});
