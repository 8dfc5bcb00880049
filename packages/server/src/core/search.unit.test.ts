import { searchKey } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { searchWords } from "./search.ts";

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
  });
});
