import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textDiff } from "./textDiff.ts";

const text = (parts: ReturnType<typeof textDiff>, without: "added" | "removed") =>
  parts
    .filter(({ kind }) => kind !== without)
    .map((part) => part.text)
    .join("");

describe("the difference of two texts", () => {
  it("names what went and what came, word by word", () => {
    expect(textDiff("最高の使い心地です", "好きな使い心地です").map(({ kind }) => kind)).toContain("same");
    expect(textDiff("同じ文", "同じ文")).toEqual([{ kind: "same", text: "同じ文" }]);
    expect(textDiff("", "新しい")).toEqual([{ kind: "added", text: "新しい" }]);
  });

  it("always holds both texts whole", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
        const parts = textDiff(before, after);
        expect([text(parts, "added"), text(parts, "removed")]).toEqual([before, after]);
      }),
    );
  });
});
