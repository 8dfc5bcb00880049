import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isForTests, readSources } from "./architecture/sourceFiles.ts";
import { root } from "./root.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const hooksIn = (text: string) => [...new Set(text.match(/\buse[A-Z]\w+/g) ?? [])].sort();

const shipped = readSources(root, ["app/src", "packages/patterns/src"]).filter(
  ({ path }) => !isForTests(path) && !path.endsWith("/index.ts"),
);
const wordsOf = (folder: string) =>
  shipped
    .filter(({ path }) => path.startsWith(folder))
    .map(({ text }) => new Set(text.match(/\b[A-Za-z]\w*/g)));
const inApp = wordsOf("app/");
const inPatterns = wordsOf("packages/patterns/");
const countOf = (files: ReadonlySet<string>[], name: string) =>
  files.filter((words) => words.has(name)).length;

describe("the hooks that are published", () => {
  const hooks = hooksIn(read("packages/hooks/src/index.ts").replaceAll(/ from "[^"]*"/g, ""));

  /** What another app builds hooks of its own from, and the one call that it imports with without a draft. */
  const forOtherApps = [
    "useApiDownload",
    "useApiInfiniteQuery",
    "useApiMutation",
    "useApiQuery",
    "useCreateImportTask",
  ];

  it("stand in the package's README, and no other does", () => {
    expect(hooksIn(read("packages/hooks/README.md"))).toEqual(hooks);
  });

  it("are used by a screen, or are what another app needs", () => {
    expect(hooks.filter((name) => countOf(inApp, name) === 0)).toEqual(forOtherApps);
  });
});

it("every pattern that is published is drawn by a screen or by another pattern", () => {
  const names = read("packages/patterns/src/publicApi.txt").match(/^ {2}(?!type )\w+$/gm) ?? [];
  const unused = names
    .map((line) => line.trim())
    .filter((name) => countOf(inApp, name) === 0 && countOf(inPatterns, name) < 2);
  expect(names.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});
