import { describe, expect, it } from "vitest";
import { draftChecklist, postChecks } from "./draftChecks.ts";

const rules = {
  required_hashtags: ["つむぎ", "#PR"],
  required_mentions: ["tsumugi_cosme"],
  disclosure_rule: "冒頭に PR",
  required_link: "https://www.example.jp/lip/",
  ng_words: ["最安", "絶対"],
  draft_points: ["商品名が正しい"],
};
const open = (text: string) =>
  draftChecklist(text, rules)
    .filter(({ ok }) => !ok)
    .map(({ key }) => key);

describe("the checklist of a draft", () => {
  it("finds what is asked for however it is written, and says where", () => {
    const text = "【PR】リップの紹介 ＃ツムギ #ｐｒ ＠tsumugi_cosme http://example.jp/lip";
    expect(postChecks(text, rules).map(({ label, found }) => [label, found])).toEqual([
      ["PR表記", "#ｐｒ"],
      ["#つむぎ", "#ツムギ"],
      ["#PR", "#ｐｒ"],
      ["@tsumugi_cosme", "@tsumugi_cosme"],
      ["リンク https://www.example.jp/lip/", "https://www.example.jp/lip/"],
    ]);
    expect(open(text)).toEqual(["point:商品名が正しい"]);
  });

  it("names what is missing, and NG words only where the text holds them", () => {
    expect(open("ゼッタイに買い！ #つむぎ製品")).toEqual([
      "disclosure:",
      "hashtag:つむぎ",
      "hashtag:PR",
      "mention:tsumugi_cosme",
      "link:",
      "point:商品名が正しい",
    ]);
    expect(open("これは 最安 です")).toContain("ng_word:最安");
  });

  it("asks nothing where the project asks nothing", () => {
    const nothing = { required_hashtags: [], required_mentions: [], disclosure_rule: " ", required_link: "" };
    expect(postChecks("", nothing)).toEqual([]);
  });
});
