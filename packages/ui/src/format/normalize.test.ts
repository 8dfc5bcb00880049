import { describe, expect, it } from "vitest";
import {
  normalizePhone,
  normalizeRegistrationNumber,
  parseInteger,
  parseNumber,
  searchKey,
  textLength,
  toKatakana,
} from "./normalize.ts";

describe("parseInteger", () => {
  it.each([
    ["￥１２，０００", 12000],
    ["12,000円", 12000],
    ["－５００", -500],
    ["  ", null],
    ["", null],
    ["12.5", undefined],
    ["一万", undefined],
    ["１，２３４円", 1234],
    ["\\12,000", 12000],
    ["△５００", -500],
    ["▲1,000円", -1000],
    ["−0", 0],
    ["1.2万", 12000],
    ["１．１５万円", 11500],
    ["1億2000万", 120_000_000],
    ["3千", 3000],
    ["2万5千", 25000],
    ["0.00001万", undefined],
    ["万", undefined],
    ["12人", 12],
    ["1e5", undefined],
    ["0x10", undefined],
    ["1-2", undefined],
    ["-", undefined],
    ["1234567890123456", undefined],
    ["Infinity", undefined],
  ])("reads %j as %j", (text, expected) => {
    expect(parseInteger(text)).toBe(expected);
  });
});

describe("parseNumber", () => {
  it.each([
    ["１．５％", 1, 1.5],
    ["1.55", 1, undefined],
    ["-0.5", 1, -0.5],
    [".5", 1, undefined],
    ["10%", 1, 10],
  ])("reads %j with %d decimal as %j", (text, decimals, expected) => {
    expect(parseNumber(text, decimals)).toBe(expected);
  });
});

describe("searchKey", () => {
  it("is the same for hiragana, katakana, half-width kana, and for any width and case", () => {
    expect(new Set(["はなこ ビューティー", "ハナコビューティー", "ﾊﾅｺ　ﾋﾞｭｰﾃｨｰ"].map(searchKey)).size).toBe(1);
    expect(searchKey("ＡＢＣ－１")).toBe(searchKey("abcー1"));
    expect(searchKey("𠮷野")).not.toBe(searchKey("吉野"));
  });
});

describe("other fields", () => {
  it("turn kana into one form", () => {
    expect(["さとう　はなこ", "ｻﾄｳ ﾊﾅｺ", "サトウ ハナコ"].map(toKatakana)).toEqual(
      Array(3).fill("サトウ ハナコ"),
    );
  });

  it("turn full-width phone numbers into plain ones", () => {
    expect(normalizePhone("０９０ー１２３４ー５６７８")).toBe("090-1234-5678");
  });

  it("complete a registration number with its T", () => {
    expect(normalizeRegistrationNumber("Ｔ１２３４５６７８９０１２３")).toBe("T1234567890123");
    expect(normalizeRegistrationNumber("1234-5678-90123")).toBe("T1234567890123");
  });

  it("count code points, neither code units nor graphemes", () => {
    expect(["👨‍👩‍👧", "葛󠄀城", "𠮷野", "か\u3099"].map(textLength)).toEqual([5, 3, 2, 2]);
  });
});
