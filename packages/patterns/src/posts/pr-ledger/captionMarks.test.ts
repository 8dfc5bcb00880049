import type { PrRuleResult } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { captionParts } from "./captionMarks.ts";

const result = (kind: PrRuleResult["kind"], found: string | null, ok = true): PrRuleResult => ({
  key: kind,
  kind,
  label: "",
  found,
  ok,
});

describe("captionParts", () => {
  it("marks what was found and what must not be there, and loses no letter", () => {
    const caption = "【PR】絶対に効く😀\n#つむぎ化粧品";
    const parts = captionParts(caption, [
      result("disclosure", "【PR】"),
      result("position", "1文字目"),
      result("hashtag", "#つむぎ化粧品"),
      result("mention", null, false),
      result("ng_word", "絶対に", false),
    ]);
    expect(parts).toEqual([
      { text: "【PR】", mark: "found" },
      { text: "絶対に", mark: "bad" },
      { text: "効く😀\n" },
      { text: "#つむぎ化粧品", mark: "found" },
    ]);
    expect(parts.map(({ text }) => text).join("")).toBe(caption);
  });

  it("finds a word written in another width or kana, each time", () => {
    const parts = captionParts("ﾀｲｱｯﾌﾟです。タイアップ", [result("ng_word", "たいあっぷ", false)]);
    expect(parts.filter(({ mark }) => mark)).toEqual([
      { text: "ﾀｲｱｯﾌﾟ", mark: "bad" },
      { text: "タイアップ", mark: "bad" },
    ]);
    expect(captionParts("＃ＰＲ", [result("disclosure", "#PR")])).toEqual([
      { text: "＃ＰＲ", mark: "found" },
    ]);
    expect(captionParts("#press", [result("disclosure", "#PR")])).toEqual([{ text: "#press" }]);
  });

  it("leaves a caption without results as it is", () => {
    expect(captionParts("こんにちは", [])).toEqual([{ text: "こんにちは" }]);
    expect(captionParts("", [])).toEqual([]);
  });
});
