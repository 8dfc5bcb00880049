import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexOfOklch, oklchOf } from "../theme/colorSpace.ts";
import { colors } from "../theme/tokens.ts";
import { createBrand } from "./createBrand.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

const tooLow = (brand: ReturnType<typeof createBrand>) =>
  brand.contrasts.filter(({ ratio, least }) => ratio < least);
const turned = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

describe("createBrand", () => {
  it("keeps every pair of any two colours at what WCAG asks for, in both modes", () => {
    fc.assert(
      fc.property(hex, hex, (light, dark) => {
        const brand = createBrand({ light, dark });
        expect(brand.contrasts.length).toBeGreaterThan(50);
        expect(tooLow(brand)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("makes a readable dark brand of a light one alone", () => {
    fc.assert(
      fc.property(hex, (light) => {
        expect(tooLow(createBrand({ light }))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("keeps the brand's hue in what it changes, and tells of every change", () => {
    fc.assert(
      fc.property(hex, (light) => {
        const { colors: made, changes } = createBrand({ light });
        for (const mode of ["light", "dark"] as const) {
          const told = changes.some((change) => change.mode === mode && change.name === "brand");
          expect(told).toBe(made[mode].brand !== light);
          const [asked, used] = [oklchOf(light), oklchOf(made[mode].brand)];
          // Greys have no hue to keep, and at the ends of lightness no chroma is left to show it.
          if (asked.c > 0.06 && used.c > 0.06) expect(turned(asked.h, used.h)).toBeLessThan(6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("takes a colour that works as it is and says nothing", () => {
    const { colors: made, changes } = createBrand({ light: "#6b3fa0", dark: "#7f56b8" });
    expect([made.light.brand, made.dark.brand]).toEqual(["#6b3fa0", "#7f56b8"]);
    expect(changes).toEqual([]);
  });

  it("darkens a yellow until it is seen on white, writes on it in ink, and says so", () => {
    const { colors: made, changes } = createBrand({ light: "#FFD400", dark: "#ffd400" });
    expect(made.light.brand).not.toBe("#ffd400");
    expect(made.dark).toMatchObject({ brand: "#ffd400", "on-brand": colors.light.text });
    expect(changes.map(({ mode, name }) => [mode, name])).toContainEqual(["light", "brand"]);
    expect(changes[0]?.reason).toMatch(/^明るい画面の地との差が 1\.\d:1 で、.+#[0-9a-f]{6} にしました。$/);
  });

  it("leaves the first line of charts as it is where the brand is the colour of the second", () => {
    const { colors: made, changes } = createBrand({ light: colors.light["chart-2"] });
    expect(made.light["chart-1"]).toBe(colors.light["chart-1"]);
    expect(changes.map(({ name }) => name)).toContain("chart-1");
  });

  it("reads three digits, and refuses what is no colour with a cure", () => {
    expect(createBrand({ light: "#084" }).colors.light.brand).toBe("#008844");
    expect(() => createBrand({ light: "rebeccapurple" })).toThrow("# と 6 桁");
    expect(() => createBrand({ light: "#084", name: 'a"] {}' })).toThrow("英数字");
  });

  it("writes every colour for both modes, for paper, and none over forced colours", () => {
    const { css, colors: made } = createBrand({ light: "#8a1c4a", name: "sakura" });
    for (const mode of ["light", "dark"] as const)
      for (const [name, value] of Object.entries(made[mode]))
        expect(css).toContain(`--tsu-${name}: ${value};`);
    expect(css).toMatch(/^@media \(forced-colors: none\)/);
    expect(css.match(/data-brand="sakura"/g)?.length).toBeGreaterThan(6);
  });
});

describe("the colour space", () => {
  it("comes back to the same colour", () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOfOklch(oklchOf(color))).toBe(color);
      }),
    );
  });

  it("agrees with the values of CSS Color 4", () => {
    const near = (color: string, [l, c, h]: [number, number, number]) => {
      const found = oklchOf(color);
      expect(found.l).toBeCloseTo(l, 3);
      expect(found.c).toBeCloseTo(c, 3);
      expect(found.h).toBeCloseTo(h, 1);
    };
    near("#ff0000", [0.62796, 0.25768, 29.23]);
    near("#00ff00", [0.86644, 0.29483, 142.5]);
    near("#0000ff", [0.45201, 0.31321, 264.05]);
  });
});
