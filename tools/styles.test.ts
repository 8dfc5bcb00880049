import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";

const packages = ["ui", "patterns"] as const;

/** What a package ships, as [file, text]. */
const drawnBy = (name: string) => {
  const src = join(root, "packages", name, "src");
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^testing\//.test(file))
    .map((file) => [file, readFileSync(join(src, file), "utf8")] as const);
};

/** A function in a template: a prop that varies. */
const template = /(?:styled[.(][^`]*|css|createGlobalStyle)`[^`]*\$\{\s*\(?\{?\s*\w*\s*\}?\)?\s*=>/;

/** In one block of styles, in either order. */
const widest = /table-layout: fixed;[^{}]*max-content|max-content;[^{}]*table-layout: fixed/;

const rules = [
  ["colours", /#(?:[0-9a-f]{3}|[0-9a-f]{6})\b(?!-)(?=[;"'\s,)])|\b(?:rgb|hsl)a?\(/gi],
  ["sizes of letters", /font-size: ?[\d.]+(?:px|rem)|fontSize: ?["']?[\d.]+/g],
  // Up to 3 orders the parts of one component among themselves; more is about the page.
  ["layers", /z-index: ?(?:[4-9]|\d\d)\d*|zIndex: ?\d\d+/g],
  ["durations", /(?:transition|animation)[^;`]*?\b[\d.]+m?s\b/g],
] as const;

describe.each(packages)("what %s draws", (name) => {
  const drawn = drawnBy(name);

  it.each(rules)("takes its %s from the tokens", (_, pattern) => {
    // The theme holds the values themselves, and the foundations show them.
    const offenders = drawn
      .filter(([file]) => !/^(theme|foundations)\//.test(file))
      .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));
    expect(drawn.length).toBeGreaterThan(100);
    expect(offenders).toEqual([]);
  });

  it("gives no fixed table its max-content, for which Firefox takes the widest possible width", () => {
    expect(drawn.filter(([, text]) => widest.test(text)).map(([file]) => file)).toEqual([]);
  });

  it("has no prop in a style template: what varies is an attribute or a custom property", () => {
    expect(drawn.filter(([, text]) => template.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe("the rules", () => {
  it("see what they forbid", () => {
    expect("min-width: max-content;\n table-layout: fixed;").toMatch(widest);
    expect("min-width: min-content;\n table-layout: fixed; } i { width: max-content").not.toMatch(widest);
    const bad = ["color: #5f584d;", "font-size: 13px", "z-index: 40", "transition: color 0.2s"];
    expect(rules.map(([, pattern], at) => bad[at]?.match(pattern) !== null)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
