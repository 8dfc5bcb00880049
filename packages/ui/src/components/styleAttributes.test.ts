import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

// A policy without `style-src-attr` does not take such an attribute from markup, only from a script.
it("writes style attributes only in the components of which the README says so", () => {
  const files = globSync("*/**/*.tsx", { cwd: import.meta.dirname }).filter(
    (file) => !/\.(stories|test)\.|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const writing = files
    .filter((file) => /\sstyle=\{/.test(read(file)))
    .map((file) => file.split("/")[0] ?? "");
  const [, list = ""] = /要素に `style` 属性を書くのは、(.+?)だけです/.exec(read("../../README.md")) ?? [];
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  // What every chart is framed in is no component of its own.
  const parts: Record<string, readonly string[]> = { Chart: ["LineChart", "BarChart"] };
  const folders = [...new Set(writing)].flatMap((folder) => parts[folder] ?? [folder]);
  expect(named.sort()).toEqual(folders.sort());
});
