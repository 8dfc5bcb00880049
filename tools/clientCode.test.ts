import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isClientCode, withStableNames } from "./clientCode.ts";
import { root } from "./root.ts";

const sources = ["ui", "patterns"].flatMap((name) =>
  readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^(testing|foundations)\//.test(file))
    .map((file) => join(root, "packages", name, "src", file)),
);
const ui = (file: string) => join(root, "packages/ui/src", file);

describe("isClientCode", () => {
  it("marks what takes a hook or a context, and leaves values and texts to a server", () => {
    for (const file of ["clock/clock.ts", "theme/usePhone.tsx", "components/Card/Card.tsx"])
      expect(isClientCode(ui(file)), file).toBe(true);
    for (const file of ["format/format.ts", "theme/tokens.ts", "index.ts", "format/index.ts"])
      expect(isClientCode(ui(file)), file).toBe(false);
  });
});

describe("withStableNames", () => {
  it("names every styled part of both packages, each by a name of its own", () => {
    const names = sources.flatMap((file) => {
      const code = readFileSync(file, "utf8");
      const parts = code.match(/(?<!\w)styled(\.\w+|\([\w.]+\))(?=[`.])/g) ?? [];
      const named = [...withStableNames(code, file).matchAll(/componentId: "([\w-]+)"/g)].map(([, id]) => id);
      expect(named, file).toHaveLength(parts.length);
      return named;
    });
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
  });
});
