import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { palette } from "./palette.ts";
import { theme } from "./theme.ts";
import { tokenCss } from "./tokenCss.ts";
import {
  colors,
  contrastPairs,
  DRAWER_WIDTH,
  densities,
  forcedColors,
  graphicPairs,
  scale,
  shadows,
  TOP_BAR_HEIGHT,
  zIndex,
} from "./tokens.ts";

const SRC = join(import.meta.dirname, "..");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
);

describe("tokens", () => {
  it("puts a notice above dialogs and below the menu somebody has open", () => {
    expect(zIndex.overlay).toBeLessThan(zIndex.toast);
    expect(zIndex.toast).toBeLessThan(zIndex.popover);
  });

  for (const mode of ["light", "dark"] as const) {
    const tooLow = (pairs: typeof contrastPairs, least: number) =>
      pairs
        .map(([front, ground]) => ({
          front,
          ground,
          ratio: contrastRatio(colors[mode][front], colors[mode][ground]),
        }))
        .filter((pair) => pair.ratio < least);

    it(`keep every text pair at 4.5:1 or more in ${mode}`, () => {
      expect(tooLow(contrastPairs, 4.5)).toEqual([]);
    });

    it(`keep rings, field borders, phases and chart lines at 3:1 or more in ${mode}`, () => {
      expect(tooLow(graphicPairs, 3)).toEqual([]);
    });

    it(`take every colour from the palette in ${mode}`, () => {
      const primitives = new Set(JSON.stringify(palette).match(/(?<=":")[^"]+/g));
      expect(Object.entries(colors[mode]).filter(([, value]) => !primitives.has(value))).toEqual([]);
    });
  }

  it("give every colour a system colour, every density and shadow the same names", () => {
    expect(Object.keys(forcedColors)).toEqual(Object.keys(colors.light));
    expect(Object.keys(densities.compact)).toEqual(Object.keys(densities.comfortable));
    expect(Object.keys(shadows.dark)).toEqual(Object.keys(shadows.light));
  });

  it("keep every control of the compact density at 24px or more", () => {
    const heights = Object.entries(densities.compact).filter(([name]) =>
      /^(control-.m|menu|row-h)/.test(name),
    );
    expect(heights.length).toBeGreaterThan(2);
    expect(heights.filter(([, value]) => Number.parseFloat(value) < 24)).toEqual([]);
  });

  it("write each name of the theme as a custom property", () => {
    const names = [...Object.keys(theme.color), ...Object.keys(theme.scale)];
    expect(names.filter((name) => !tokenCss.includes(`--tsu-${name}: `))).toEqual([]);
  });

  it("hold the drawer and the top bar at the fixed sizes", () => {
    expect([DRAWER_WIDTH, TOP_BAR_HEIGHT]).toEqual([240, 68]);
    expect([scale["drawer-width"], scale["top-bar-height"]]).toEqual(["240px", "68px"]);
  });

  it("define every custom property that the sources use", () => {
    const known = new Set([...Object.keys(theme.color), ...Object.keys(theme.scale)]);
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
        !/^theme\/|Logo\.tsx$|^foundations\/BrandSample\.tsx$/.test(file) &&
        /#[0-9a-f]{6}\b/i.test(readFileSync(join(SRC, file), "utf8")),
    );
    expect(offenders).toEqual([]);
  });
});
