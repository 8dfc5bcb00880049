import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { compare } from "./compare.ts";

/** A white picture with a black square of that side at the top left. */
function picture(width: number, height: number, square: number): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = x < square && y < square ? 0 : 255;
      png.data.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

describe("compare", () => {
  it("finds no difference in the same pixels, however they are packed", () => {
    const once = picture(20, 20, 5);
    const packed = PNG.sync.write(PNG.sync.read(once), { deflateLevel: 1, filterType: 1 });
    expect(packed.equals(once)).toBe(false);
    expect(compare(once, packed)).toEqual({ status: "same" });
  });

  it("counts the pixels that differ and draws them", () => {
    const verdict = compare(picture(20, 20, 0), picture(20, 20, 10));
    if (verdict.status !== "changed") throw new Error("no difference found");
    expect(verdict.pixels).toBe(100);
    expect(verdict.share).toBeCloseTo(0.25);
    expect(PNG.sync.read(verdict.diff).width).toBe(20);
  });

  it("calls a picture that only grew a change", () => {
    expect(compare(picture(20, 20, 5), picture(20, 30, 5)).status).toBe("changed");
  });
});
