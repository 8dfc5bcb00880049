import { describe, expect, it } from "vitest";
import { toZengin, ZENGIN } from "./zengin.ts";

describe("toZengin", () => {
  it.each([
    ["カ）ツムギケショウヒン", "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ"],
    ["つむぎ　コスメティクス", "ﾂﾑｷﾞ ｺｽﾒﾃｲｸｽ"],
    ["スーパーマーケット", "ｽ-ﾊﾟ-ﾏ-ｹﾂﾄ"],
    ["ｶ)ｱｵﾊﾞ ｼﾖｸﾋﾝ", "ｶ)ｱｵﾊﾞ ｼﾖｸﾋﾝ"],
    ["ヲカダ・ヴィラ abc-12", "ｵｶﾀﾞ.ｳﾞｲﾗ ABC-12"],
  ])("puts %s in the letters of bank files", (typed, kept) => {
    expect(toZengin(typed)).toBe(kept);
    expect(kept).toMatch(ZENGIN);
  });

  it("leaves what no bank file can hold, so that the form can say so", () => {
    expect(toZengin("紬化粧品")).toBe("紬化粧品");
    expect("紬化粧品").not.toMatch(ZENGIN);
    expect("ﾁｬ").not.toMatch(ZENGIN);
  });
});
