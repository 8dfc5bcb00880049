import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.ts";

// A dialog or panel that stands open in its story would lie over the docs page and all that the page tells.
it("frames on the docs page what its stories show open over the whole page", () => {
  const files = globSync(["packages/*/src/**/*.stories.tsx", "app/src/**/*.stories.tsx"], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const bare = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const meta = text.slice(text.indexOf("const meta = {"), text.indexOf("satisfies Meta"));
    return /\bopen: true\b/.test(meta) && !/\bframed\b/.test(text);
  });
  expect(bare).toEqual([]);
});
