import { expect, it } from "vitest";
import { normalizeHandle } from "./normalizeHandle.ts";

it("takes the mark off a handle, full width too", () => {
  expect(["@hanako", "＠ｈａｎａｋｏ", " hanako "].map(normalizeHandle)).toEqual([
    "hanako",
    "hanako",
    "hanako",
  ]);
});
