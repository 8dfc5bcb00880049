import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { patternUses } from "../.storybook/patternUses.ts";
import { root } from "./root.ts";

const preview = readFileSync(join(root, ".storybook/preview.tsx"), "utf8");
const titles = globSync("{packages,app,.storybook}/**/*.{stories.tsx,mdx}", { cwd: root })
  .filter((file) => !file.includes("node_modules"))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const title = /\btitle(?:: |=)"([^"/]+\/[^"]+)"/.exec(text)?.[1];
    // 「検査」 is of the tests and of no catalogue.
    return title && !title.startsWith("検査/") ? [{ file, title, hasGuide: /\bguide\b/.test(text) }] : [];
  });

it("puts every story on a shelf of the stated order: what is not named there stands at the end under a file's name", () => {
  expect(titles.length).toBeGreaterThan(200);
  const lost = titles.filter(({ title }) => {
    const [shelf = "", board = ""] = title.split("/");
    return !preview.includes(`"${shelf}"`) || (board !== "" && !preview.includes(`"${board}"`));
  });
  expect(lost).toEqual([]);
});

it("says in Japanese what every page under 画面の型 is for, and speaks of none that is gone", () => {
  const patterns = titles
    .filter(({ hasGuide }) => !hasGuide)
    .flatMap(({ title }) => /^画面の型\/(.+)$/.exec(title)?.[1] ?? []);
  expect(Object.keys(patternUses).sort()).toEqual([...new Set(patterns)].sort());
});
