import { prRuleDefaults } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { checkPr, type PrRules } from "./prCheck.ts";

const anywhere = { ...prRuleDefaults.x, required_tags: [] };
const none: PrRules = { required_hashtags: [], required_mentions: [], ng_words: [], platform: anywhere };

describe("the PR check", () => {
  it("finds tags whatever their width, case or kana, and gives what stands there as evidence", () => {
    const rules = { ...none, required_hashtags: ["つむぎコスメ", "PR"], required_mentions: ["tsumugi.jp"] };
    expect(checkPr("新作 ＃ツムギコスメ #pr @Tsumugi.jp さんより", rules)).toMatchObject({
      status: "ok",
      found: ["#ツムギコスメ", "#pr", "@Tsumugi.jp", "PR表記（#pr）"],
      missing: [],
    });
  });

  it("takes no tag for another that begins with it", () => {
    const rules = { ...none, required_hashtags: ["冬"], required_mentions: ["tsumugi"] };
    expect(checkPr("#冬コーデ @tsumugi_official #PR", rules)).toMatchObject({
      status: "missing",
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
    expect(checkPr(text, none)).toMatchObject({ status: "ok", found: [evidence] });
  });

  it.each(["april #spring", "#プレゼント", "PRESENT を選びました", "[present]", "adidas の靴"])(
    "sees none in %s",
    (text) => {
      expect(checkPr(text, none)).toMatchObject({ status: "missing", missing: ["PR表記"] });
    },
  );

  it("takes a company's own wordings and tags, and only these", () => {
    const platform = { ...anywhere, wordings: ["広告"], required_tags: ["つむぎPR"] };
    expect(checkPr("#PR #つむぎpr", { ...none, platform }).missing).toEqual(["PR表記"]);
    expect(checkPr("【広告】", { ...none, platform }).missing).toEqual(["#つむぎPR"]);
  });

  it("says where a disclosure stands too far down, and leaves it to a person", () => {
    const platform = { ...anywhere, head_chars: 10 };
    const { status, results } = checkPr(`${"😀".repeat(10)}#PR`, { ...none, platform });
    expect(status).toBe("ok");
    expect(results.find(({ kind }) => kind === "position")).toMatchObject({ found: "11文字目", ok: false });
    const first = checkPr(`${"😀".repeat(9)}#PR`, { ...none, platform }).results;
    expect(first.find(({ kind }) => kind === "position")?.ok).toBe(true);
  });

  it("names the NG words of the company", () => {
    const { ng_words, results } = checkPr("#PR 絶対に治る", { ...none, ng_words: ["治る", "No.1"] });
    expect(ng_words).toEqual(["治る"]);
    expect(results.at(-1)).toMatchObject({ kind: "ng_word", ok: false, found: "治る" });
  });

  it("claims nothing without a text", () => {
    expect(checkPr(" ", { ...none, required_hashtags: ["PR"] }).status).toBe("unchecked");
  });
});
