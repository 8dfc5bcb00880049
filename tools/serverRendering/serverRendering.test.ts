import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { root } from "../root.ts";
import { drawn, storiesOf, storyFiles } from "./stories.ts";

const source = (path: string) => readFileSync(join(root, "packages", path), "utf8");

/** `Card`, but neither `CardProps` nor `toast`. */
const componentsOf = (name: string) =>
  source(`${name}/src/publicApi.txt`)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^[A-Z][a-z]\w*$/.test(line));

const drawingFiles = ["ui/src", "patterns/src"].flatMap((folder) =>
  readdirSync(join(root, "packages", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.(test|stories)\./.test(file))
    .map((file) => join(folder, file)),
);

describe("on a server", () => {
  it("knows no window here", () => {
    expect([typeof window, typeof document]).toEqual(["undefined", "undefined"]);
  });

  it.each(["ui", "patterns"])("has every component of %s in a story below, or in what one draws", (name) => {
    const sources = [...storyFiles.map(({ path }) => path), ...drawingFiles].map(source).join("\n");
    const components = componentsOf(name);
    expect(components.length).toBeGreaterThan(60);
    const told = (component: string) =>
      new RegExp(`<${component}\\b|component: ${component}\\b`).test(sources);
    // The provider is around all of them: see stories.ts.
    expect(components.filter((component) => !told(component) && component !== "UiProvider")).toEqual([]);
  });

  // The first one loads the packages; on a machine that does other work, that alone takes long.
  it.each(storyFiles)(
    "draws $path whole, with its styles and without a word",
    async ({ load }) => {
      const complaints = vi.spyOn(console, "error");
      try {
        for (const [name, Story] of await storiesOf(load)) {
          const { html, rules } = drawn(Story);
          expect(html, `${name} is left for the browser to draw`).not.toContain("<!--$!-->");
          expect(html, `${name} has no tokens`).toContain("--tsu-brand:");
          const styled = [...html.matchAll(/class="([^"]*\bsc-[^"]*)"/g)].map((found) => found[1] ?? "");
          const bare = styled.filter((names) => !names.split(" ").some((one) => rules.includes(`.${one}`)));
          expect(bare, `${name} has parts without rules`).toEqual([]);
        }
        expect(complaints.mock.calls.map(([message]) => message)).toEqual([]);
      } finally {
        complaints.mockRestore();
      }
    },
    180_000,
  );
});
