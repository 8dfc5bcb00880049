import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import * as ui from "./index.ts";

const SRC = import.meta.dirname;
const read = (path: string) => readFileSync(join(SRC, path), "utf8");
const directories = (path: string) =>
  readdirSync(join(SRC, path), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map((found) => `${path}/${found.name}`);

/** A folder of parts that only others draw with has no component of its own name, and no entry. */
const hasComponent = (path: string) => existsSync(join(SRC, path, `${path.split("/").at(-1)}.tsx`));
const components = directories("components").filter(hasComponent);
const slices = directories("patterns");
const patterns = slices.flatMap(directories).filter(hasComponent);

const entry = read("index.ts");
const folders = [...entry.matchAll(/^export \* from "\.\/(.+)\/index\.ts";$/gm)].map(
  (match) => match[1] ?? "",
);
const specifier = (folder: string) => `@tsumugi/ui/${folder.replace(/^components\//, "")}`;

/** What a folder's index.ts names: `Button`, `type ButtonProps`. */
const namesOf = (folder: string) =>
  [...read(`${folder}/index.ts`).matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(
    ([, type = "", list = ""]) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => `${type}${name.split(" as ").at(-1)}`),
  );

describe("public API", () => {
  it("offers exactly the pinned names, entry by entry", async () => {
    const text = folders.map((folder) => [specifier(folder), ...namesOf(folder).sort()].join("\n  "));
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot("./publicApi.txt");
  });

  it("offers at the root what the entries offer, each name once", () => {
    const values = folders.flatMap(namesOf).filter((name) => !name.startsWith("type "));
    expect(values.sort()).toEqual(Object.keys(ui).sort());
  });

  it("has an entry for every component and every slice: write its index.ts and name it in src/index.ts", () => {
    expect([...components, ...slices].filter((path) => !folders.includes(path))).toEqual([]);
    expect(folders.filter((path) => !existsSync(join(SRC, path, "index.ts")))).toEqual([]);
  });

  it("exports every component and pattern from its entry", () => {
    const offered = [...components, ...patterns].filter((path) =>
      folders.includes(path.split("/").slice(0, 2).join("/")),
    );
    const hidden = offered.filter((path) => {
      const [kind, folder, name] = path.split("/");
      const file = name ? `"./${name}/${name}.tsx"` : `/(Lazy)?${folder}.tsx"`;
      return !new RegExp(file).test(read(`${kind}/${folder}/index.ts`));
    });
    expect(hidden).toEqual([]);
  });

  it("offers a large component by the part that loads it, where there is one", () => {
    const lazy = components.filter((path) => existsSync(join(SRC, path, `Lazy${path.split("/")[1]}.tsx`)));
    expect(lazy).toContain("components/DataTable");
    const loud = lazy.filter(
      (path) => !read(`${path}/index.ts`).includes(`"./Lazy${path.split("/")[1]}.tsx"`),
    );
    expect(loud).toEqual([]);
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
          file.startsWith(path.split("/").slice(0, 2).join("/")) && read(file).includes(`/${name}.tsx"`),
      );
    });
    expect(untold).toEqual([]);
  });

  it("names in each entry what it gives, from its own folder alone", () => {
    for (const folder of folders) {
      expect(read(`${folder}/index.ts`), folder).not.toMatch(/export \*|export default|from "(?!\.\/)/);
    }
    const rest = entry.split("\n").filter((line) => line !== "" && !/^(\/\/|export \* )/.test(line));
    expect(rest).toEqual([]);
  });

  it("publishes the entries that the workspace reads from source, types first", () => {
    const published = manifest.publishConfig.exports as Record<string, string | object>;
    const expected = Object.entries(manifest.exports).map(([name, path]) => {
      const built = path.replace("./src/", "./dist/").replace(/\.ts$/, "");
      return [name, name.endsWith(".json") ? path : { types: `${built}.d.ts`, import: `${built}.js` }];
    });
    expect(JSON.stringify(published)).toBe(JSON.stringify(Object.fromEntries(expected)));
  });
});
