import { describe, expect, it } from "vitest";
import { type ColorVision, colorDistance, seenAs } from "./colorVision.ts";
import { colors } from "./tokens.ts";

const visions: ColorVision[] = ["normal", "protan", "deutan", "tritan"];
const lines = [1, 2, 3, 4, 5, 6] as const;

describe("seenAs", () => {
  it("leaves greys grey for every vision", () => {
    for (const vision of visions)
      expect(colorDistance(seenAs("#808080", vision), "#808080")).toBeLessThan(0.6);
  });

  it("brings red and green together for those who lack a cone, and not for others", () => {
    const apart = (vision: ColorVision) =>
      colorDistance(seenAs("#c83c3c", vision), seenAs("#5c8a28", vision));
    expect(apart("deutan")).toBeLessThan(apart("normal") / 2);
  });
});

describe("chart colours", () => {
  for (const mode of ["light", "dark"] as const) {
    it(`keep neighbouring lines apart for every vision in ${mode}`, () => {
      const near = visions.flatMap((vision) =>
        lines.slice(1).flatMap((at) => {
          const [a, b] = [at - 1, at].map((n) => seenAs(colors[mode][`chart-${n as 1}`], vision)) as [
            string,
            string,
          ];
          const distance = colorDistance(a, b);
          return distance < 6 ? [{ vision, lines: `${at - 1}-${at}`, distance }] : [];
        }),
      );
      expect(near).toEqual([]);
    });
  }
});
