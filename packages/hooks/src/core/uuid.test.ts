import { describe, expect, it } from "vitest";
import { uuidv7 } from "./uuid.ts";

describe("uuidv7", () => {
  it("has the form, version and variant of RFC 9562", () => {
    for (let i = 0; i < 200; i++) {
      expect(uuidv7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it("carries the time in its first 48 bits, so that it sorts by it", () => {
    expect(uuidv7(0x0123456789ab).slice(0, 13)).toBe("01234567-89ab");
    expect(uuidv7(1_000) < uuidv7(2_000)).toBe(true);
  });

  it("neither repeats nor changes the order within a millisecond", () => {
    const made = Array.from({ length: 1000 }, () => uuidv7(5));
    expect(new Set(made).size).toBe(1000);
    expect([...made].sort()).toEqual(made);
  });
});
