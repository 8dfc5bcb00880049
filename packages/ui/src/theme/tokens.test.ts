import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { colors, contrastPairs, DRAWER_WIDTH, scale, TOP_BAR_HEIGHT } from "./tokens.ts";

const SRC = join(import.meta.dirname, "..");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
);

describe("tokens", () => {
  for (const mode of ["light", "dark"] as const) {
    it(`keep every text pair at 4.5:1 or more in ${mode}`, () => {
      const low = contrastPairs
        .map(([text, ground]) => ({
          text,
          ground,
          ratio: contrastRatio(colors[mode][text], colors[mode][ground]),
        }))
        .filter((pair) => pair.ratio < 4.5);
      expect(low).toEqual([]);
    });
  }

  it("hold the drawer and the top bar at the fixed sizes", () => {
    expect([DRAWER_WIDTH, TOP_BAR_HEIGHT]).toEqual([240, 68]);
    expect([scale["drawer-width"], scale["top-bar-height"]]).toEqual(["240px", "68px"]);
  });

  it("define every custom property that the sources use", () => {
    const known = new Set([...Object.keys(colors.light), ...Object.keys(scale)]);
    const unknown = sources.flatMap((file) =>
      [...readFileSync(join(SRC, file), "utf8").matchAll(/var\(--tsu-([a-z0-9-]+)\)/g)]
        .map((match) => match[1] as string)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are the only place of hex colours besides the artwork", () => {
    const offenders = sources.filter(
      (file) =>
        !/^theme\/|Logo\.tsx$/.test(file) && /#[0-9a-f]{6}\b/i.test(readFileSync(join(SRC, file), "utf8")),
    );
    expect(offenders).toEqual([]);
  });
});
