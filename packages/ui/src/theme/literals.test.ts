import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..");
const drawn = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^(theme|foundations|testing)\//.test(file),
);

const rules = [
  ["colours", /#(?:[0-9a-f]{3}|[0-9a-f]{6})\b(?!-)(?=[;"'\s,)])|\b(?:rgb|hsl)a?\(/gi],
  ["sizes of letters", /font-size: ?[\d.]+(?:px|rem)|fontSize: ?["']?[\d.]+/g],
  // Up to 3 orders the parts of one component among themselves; more is about the page.
  ["layers", /z-index: ?(?:[4-9]|\d\d)\d*|zIndex: ?\d\d+/g],
  ["durations", /(?:transition|animation)[^;`]*?\b[\d.]+m?s\b/g],
] as const;

describe("what is drawn takes from the tokens", () => {
  for (const [what, pattern] of rules) {
    it(`its ${what}`, () => {
      const offenders = drawn.flatMap((file) =>
        [...readFileSync(join(SRC, file), "utf8").matchAll(pattern)].map(([found]) => `${file}: ${found}`),
      );
      expect(offenders).toEqual([]);
    });
  }

  it("and the rules see what they forbid", () => {
    const bad = ["color: #5f584d;", "font-size: 13px", "z-index: 40", "transition: color 0.2s"];
    expect(rules.map(([, pattern], at) => bad[at]?.match(pattern) !== null)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
