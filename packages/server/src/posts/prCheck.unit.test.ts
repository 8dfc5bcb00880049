import { describe, expect, it } from "vitest";
import { checkPr } from "./prCheck.ts";

const none = { required_hashtags: [], required_mentions: [], disclosure_rule: "" };

describe("the PR check", () => {
  it("finds tags whatever their width, case or kana, and gives what stands there as evidence", () => {
    const rules = { ...none, required_hashtags: ["つむぎコスメ", "PR"], required_mentions: ["tsumugi.jp"] };
    expect(checkPr("新作 ＃ツムギコスメ #pr @Tsumugi.jp さんより", rules)).toEqual({
      status: "ok",
      found: ["#ツムギコスメ", "#pr", "@Tsumugi.jp"],
      missing: [],
    });
  });

  it("takes no tag for another that begins with it", () => {
    const rules = { ...none, required_hashtags: ["冬"], required_mentions: ["tsumugi"] };
    expect(checkPr("#冬コーデ @tsumugi_official", rules)).toEqual({
      status: "missing",
      found: [],
      missing: ["#冬", "@tsumugi"],
    });
  });

  it.each([
    ["#PR 使ってみました", "PR表記（#PR）"],
    ["使ってみました\n#タイアップ", "PR表記（#タイアップ）"],
    ["【PR】新作", "PR表記（【PR】）"],
    ["（提供：つむぎ化粧品）", "PR表記（（提供：つむぎ化粧品））"],
    ["この動画はプロモーションを含みます", "PR表記（プロモーションを含みます）"],
  ])("sees the disclosure in %s", (text, evidence) => {
    expect(checkPr(text, { ...none, disclosure_rule: "#PR を付ける" })).toMatchObject({
      status: "ok",
      found: [evidence],
    });
  });

  it.each(["april #spring", "#プレゼント", "PRESENT を選びました", "adidas の靴"])(
    "sees none in %s",
    (text) => {
      expect(checkPr(text, { ...none, disclosure_rule: "#PR を付ける" })).toMatchObject({
        status: "missing",
        missing: ["PR表記"],
      });
    },
  );

  it("claims nothing without a text or with nothing asked", () => {
    expect(checkPr("#PR", none).status).toBe("unchecked");
    expect(checkPr(" ", { ...none, required_hashtags: ["PR"] }).status).toBe("unchecked");
  });
});
