import { searchKey } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { digitsOf, searchWords, spellingsOf } from "./search.ts";

describe("searchKey", () => {
  it.each([
    ["ｱｲﾄﾞﾙ", "あいどる"],
    ["アイドル", "あいどる"],
    ["ＡＢＣ㌢", "abcせんち"],
    ["ヴァイオリン", "ゔぁいおりん"],
    ["コーヒー", "こーひー"],
    ["髙橋①", "髙橋1"],
  ])("folds %s to %s", (text, key) => {
    expect(searchKey(text)).toBe(key);
  });
});

describe("searchWords", () => {
  it("parts at blanks of any width and drops a leading @", () => {
    expect(searchWords("＠Hana　東京")).toEqual(["hana", "東京"]);
    expect(searchWords("a@b")).toEqual(["a@b"]);
    expect(searchWords("@")).toEqual(["@"]);
    expect(searchWords("・ 髙橋")).toEqual(["高橋"]);
  });
});

it.each([
  ["090-1234-5678", ["090-1234-5678", "09012345678"]],
  ["+8190-1234-5678", ["+8190-1234-5678", "09012345678"]],
  ["(03)1234-5678", ["(03)1234-5678", "0312345678"]],
  ["09012345678", ["09012345678"]],
  ["1-2-3", ["1-2-3"]],
  ["100-0001", ["100-0001", "1000001"]],
  ["2026-11-20a", ["2026-11-20a"]],
])("a number %s may stand as %j", (word, spellings) => {
  expect(spellingsOf(word)).toEqual(spellings);
});

it("reads the digits of a number, abroad's prefix as 0", () => {
  expect(["+81 (0)90 1234", "０３−1234", "〒100-0001"].map(digitsOf)).toEqual([
    "0901234",
    "031234",
    "1000001",
  ]);
});
