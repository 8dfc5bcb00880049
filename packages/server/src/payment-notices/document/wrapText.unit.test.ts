import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapText } from "./wrapText.ts";

/** A Latin letter takes half of the place of a Japanese one. */
const widthOf = (text: string) => [...text].reduce((all, char) => all + (char <= "\x7e" ? 1 : 2), 0);
const wrap = (text: string, width: number) => wrapText(text, width, widthOf);

describe("wrapText", () => {
  it.each([
    ["動画の企画、撮影、編集", 10, ["動画の企", "画、撮影、", "編集"]],
    ["本日「冬の夜」を公開", 6, ["本日", "「冬の", "夜」を", "公開"]],
    ["Instagram リール", 12, ["Instagram", "リール"]],
    ["abc defgh", 6, ["abc", "defgh"]],
    ["https://example.jp/a", 8, ["https://", "example.", "jp/a"]],
    ["一行目\n\n三行目", 20, ["一行目", "", "三行目"]],
    ["", 20, [""]],
  ])("breaks %j at %i into lines that keep to the rules", (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it("loses no letter and goes beyond no edge", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."あ漢ー、。「」（）aZ0 -!円￥𠮷"), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 30 }), (text, width) => {
        const lines = wrap(text, width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
