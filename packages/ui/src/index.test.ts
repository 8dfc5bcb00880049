import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as ui from "./index.ts";

const SRC = import.meta.dirname;
const entry = readFileSync(join(SRC, "index.ts"), "utf8");
const directories = (path: string) =>
  readdirSync(join(SRC, path), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map((found) => `${path}/${found.name}`);

const components = directories("components");
const patternSlices = directories("patterns");
const patterns = patternSlices.flatMap(directories);

describe("public API", () => {
  it("offers exactly the pinned names", async () => {
    const names = Object.keys(ui).sort();
    await expect(`${names.join("\n")}\n`).toMatchFileSnapshot("./publicApi.txt");
  });

  it("exports every component and pattern", () => {
    const hidden = [...components, ...patterns].filter((path) => {
      const name = path.split("/").at(-1);
      return !entry.includes(`"./${path}/${name}.tsx"`);
    });
    expect(hidden).toEqual([]);
  });

  it("shows every component and pattern in a story", () => {
    const stories = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".stories.tsx"),
    );
    const untold = [...components, ...patterns].filter((path) => {
      const name = path.split("/").at(-1) as string;
      if (existsSync(join(SRC, path, `${name}.stories.tsx`))) return false;
      // Small parts of one flow are told together, in a story file of their slice.
      return !stories.some(
        (file) =>
          file.startsWith(path.split("/").slice(0, 2).join("/")) &&
          readFileSync(join(SRC, file), "utf8").includes(`/${name}.tsx"`),
      );
    });
    expect(untold).toEqual([]);
  });

  it("re-exports nothing wholesale and nothing by default", () => {
    expect(entry).not.toMatch(/export \*|export default/);
  });
});
