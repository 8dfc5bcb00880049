import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import * as patterns from "./index.ts";

const SRC = import.meta.dirname;
const read = (path: string) => readFileSync(join(SRC, path), "utf8");
const foldersOf = (path: string) =>
  readdirSync(join(SRC, path), { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== "testing")
    .map((found) => found.name);

const slices = foldersOf(".");
/** Folders that hold a pattern of their own name; the rest are parts of one. */
const drawn = slices.flatMap((slice) =>
  foldersOf(slice)
    .filter((name) => existsSync(join(SRC, slice, name, `${name}.tsx`)))
    .map((name) => ({ slice, name, path: `${slice}/${name}` })),
);

/** What a slice's index.ts names: `PostTable`, `type PostTableProps`. */
const namesOf = (slice: string) =>
  [...read(`${slice}/index.ts`).matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type = "", list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `${type}${name.split(" as ").at(-1)}`),
  );

describe("public API", () => {
  it("offers exactly the pinned names, slice by slice", async () => {
    const text = slices.map((slice) => [`@tsumugi/patterns/${slice}`, ...namesOf(slice).sort()].join("\n  "));
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot("./publicApi.txt");
  });

  it("offers at the root what the slices offer, each name once", () => {
    const lines = read("index.ts")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("//"));
    expect(lines).toEqual(slices.map((slice) => `export * from "./${slice}/index.ts";`));
    const values = slices.flatMap(namesOf).filter((name) => !name.startsWith("type "));
    expect(values.sort()).toEqual(Object.keys(patterns).sort());
  });

  it("exports every pattern from its slice, and nothing of another one", () => {
    const hidden = drawn.filter(
      ({ slice, name }) => !read(`${slice}/index.ts`).includes(`"./${name}/${name}.tsx"`),
    );
    expect(hidden).toEqual([]);
    for (const slice of slices) {
      expect(read(`${slice}/index.ts`), slice).not.toMatch(/export \*|export default|from "(?!\.\/)/);
    }
  });

  it("shows every pattern in a story", () => {
    const stories = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".stories.tsx"),
    );
    // Small parts of one flow share a story file of their slice.
    const isShown = ({ slice, name, path }: (typeof drawn)[number]) =>
      existsSync(join(SRC, path, `${name}.stories.tsx`)) ||
      stories.some((file) => file.startsWith(`${slice}/`) && read(file).includes(`/${name}.tsx"`));
    expect(drawn.filter((each) => !isShown(each)).map(({ path }) => path)).toEqual([]);
  });

  it("publishes the entries that the workspace reads from source, types first", () => {
    const published = manifest.publishConfig.exports as Record<string, string | object>;
    const expected = Object.entries(manifest.exports).map(([name, path]) => {
      const built = path.replace("./src/", "./dist/").replace(/\.ts$/, "");
      return [name, path.endsWith(".ts") ? { types: `${built}.d.ts`, default: `${built}.js` } : path];
    });
    expect(JSON.stringify(published)).toBe(JSON.stringify(Object.fromEntries(expected)));
  });
});
