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

/** A folder of shared parts has no component of its own name and no entry. */
const hasComponent = (path: string) => existsSync(join(SRC, path, `${path.split("/").at(-1)}.tsx`));
const components = directories("components").filter(hasComponent);

const entry = read("index.ts");
const folders = [...entry.matchAll(/^export \* from "\.\/(.+)\/index\.ts";$/gm)].map(
  (match) => match[1] ?? "",
);
const specifier = (folder: string) => `@tsumugi/ui/${folder.replace(/^components\//, "")}`;

/** What an entry names: `Button`, `type ButtonProps`. */
const namesOf = (file: string) =>
  [...read(file).matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type = "", list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `${type}${name.split(" as ").at(-1)}`),
  );

describe("public API", () => {
  it("offers exactly the pinned names, entry by entry", async () => {
    const named = [...folders.map((folder) => [specifier(folder), namesOf(`${folder}/index.ts`)] as const)];
    // What most pages do without: no part of the root.
    const apart = ["eager.ts", "brand/index.ts", "linked/index.ts"];
    for (const file of apart) {
      named.push([`@tsumugi/ui/${file.replace(/(\/index)?\.ts$/, "")}`, namesOf(file)]);
    }
    const text = named.map(([name, names]) => [name, ...names.sort()].join("\n  "));
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot("./publicApi.txt");
  });

  it("offers at the root what the entries offer, each name once", () => {
    const values = folders
      .flatMap((folder) => namesOf(`${folder}/index.ts`))
      .filter((name) => !name.startsWith("type "));
    expect(values.sort()).toEqual(Object.keys(ui).sort());
  });

  it("has an entry for every component: write its index.ts and name it in src/index.ts", () => {
    expect(components.filter((path) => !folders.includes(path))).toEqual([]);
    expect(folders.filter((path) => !existsSync(join(SRC, path, "index.ts")))).toEqual([]);
  });

  it("exports every component from its entry", () => {
    const hidden = components.filter((path) => {
      const file = `/(Lazy)?${path.split("/")[1]}.tsx"`;
      return !new RegExp(file).test(read(`${path}/index.ts`));
    });
    expect(hidden).toEqual([]);
  });

  it("offers a large component by the part that loads it, and as it is from eager.ts", () => {
    const lazy = components.filter((path) => existsSync(join(SRC, path, `Lazy${path.split("/")[1]}.tsx`)));
    expect(lazy).toContain("components/DataTable");
    const eager = read("eager.ts");
    expect(lazy.filter((path) => !eager.includes(`"./${path}/${path.split("/")[1]}.tsx"`))).toEqual([]);
    const loud = lazy.filter(
      (path) => !read(`${path}/index.ts`).includes(`"./Lazy${path.split("/")[1]}.tsx"`),
    );
    expect(loud).toEqual([]);
  });

  it("shows every component in a story", () => {
    const untold = components.filter(
      (path) => !existsSync(join(SRC, path, `${path.split("/")[1]}.stories.tsx`)),
    );
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
    // What stories of the repository share stays in it.
    const offered = Object.entries(manifest.exports).filter(([name]) => name !== "./testing");
    const expected = offered.map(([name, path]) => {
      const built = path.replace("./src/", "./dist/").replace(/\.ts$/, "");
      return [name, path.endsWith(".ts") ? { types: `${built}.d.ts`, default: `${built}.js` } : path];
    });
    expect(JSON.stringify(published)).toBe(JSON.stringify(Object.fromEntries(expected)));
  });
});
