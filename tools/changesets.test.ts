import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";

const folder = join(root, ".changeset");
const config = JSON.parse(readFileSync(join(folder, "config.json"), "utf8"));
const manifests = readdirSync(join(root, "packages")).map((name) =>
  JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")),
);
const published: string[] = manifests.filter(({ private: isPrivate }) => !isPrivate).map(({ name }) => name);

describe("changesets", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");

  for (const file of files) {
    it(`tell in Japanese what changes for whom: ${file}`, () => {
      const [, front = "", text = ""] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      for (const line of front.split("\n"))
        expect(line).toMatch(/^"@tsumugi\/[a-z-]+": (patch|minor|major)$/);
      const named = [...front.matchAll(/"([^"]+)"/g)].map((match) => match[1]);
      expect(named.filter((name) => !published.includes(name ?? ""))).toEqual([]);
      expect(text).toMatch(/[ぁ-ん].*。/);
    });
  }

  // Nobody has an earlier version: what changes before the first release belongs into the text of the first release.
  const unreleased = manifests.filter(({ private: isPrivate, version }) => !isPrivate && version === "0.0.0");
  it.skipIf(unreleased.length === 0)("are one per package until the first release, named after it", () => {
    const first = unreleased.map(({ name }) => `first-${name.replace("@tsumugi/", "")}.md`);
    expect(files.sort(), "Write it into .changeset/first-*.md instead.").toEqual(first.sort());
  });

  it("leave out exactly the packages that are not published", () => {
    const unpublished = ["@tsumugi/app", ...manifests.map(({ name }) => name)].filter(
      (name) => !published.includes(name),
    );
    expect([...config.ignore].sort()).toEqual(unpublished.sort());
  });
});
