import { describe, expect, it } from "vitest";
import { wishWords } from "./wishWords.ts";

const wish = { fee: null, delivery_on: null, note: "" };

describe("wishWords", () => {
  it("says the sum and how far it is from the present one", () => {
    expect(wishWords({ ...wish, fee: 80_000 }, 60_000)).toBe("希望 ¥80,000（+¥20,000）");
    expect(wishWords({ ...wish, fee: 50_000 }, 60_000)).toBe("希望 ¥50,000（−¥10,000）");
    expect(wishWords({ ...wish, fee: 50_000 }, null)).toBe("希望 ¥50,000");
  });
  it("names a day, or that there is something to talk about", () => {
    expect(wishWords({ ...wish, delivery_on: "2026-12-14" }, 60_000)).toBe("希望 納品 2026/12/14");
    expect(wishWords({ ...wish, note: "相談したいです" }, 60_000)).toBe("相談あり");
  });
});
