import { describe, expect, it } from "vitest";
import { bareHandle, profileOf, searchKey, searchWords } from "./search.ts";

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

describe("bareHandle", () => {
  it("drops the mark, half or full width, and nothing else", () => {
    expect([bareHandle("@Hana"), bareHandle(" ＠花 "), bareHandle("ha@na")]).toEqual(["Hana", "花", "ha@na"]);
  });
});

describe("profileOf", () => {
  it.each([
    ["https://www.youtube.com/@hana_ch", "youtube", "hana_ch"],
    ["https://m.youtube.com/channel/UC123/videos", "youtube", "UC123"],
    ["https://www.instagram.com/hana.log/?hl=ja", "instagram", "hana.log"],
    ["tiktok.com/@hana", "tiktok", "hana"],
    ["https://twitter.com/hana", "x", "hana"],
    ["https://x.com/%E8%8A%B1", "x", "花"],
    ["https://mobile.twitter.com/hana?s=20", "x", "hana"],
    ["https://www.instagram.com/hana.log.a/?igsh=abc", "instagram", "hana.log.a"],
    ["https://www.youtube.com/@search", "youtube", "search"],
  ])("finds the account of %s", (url, platform, handle) => {
    expect(profileOf(url)).toEqual({ platform, handle });
  });

  it.each([
    "https://www.instagram.com/p/Cxyz/",
    "https://www.youtube.com/watch?v=1",
    "https://www.tiktok.com/@hana/video/1",
    "https://x.com/hashtag/pr",
    "https://x.com/settings/account",
    "https://www.instagram.com/accounts/login",
    "https://www.instagram.com/share/abc",
    "https://www.youtube.com/live/abc",
    "https://youtu.be/abc",
    "https://vm.tiktok.com/ZMabc/",
    "https://www.tiktok.com/foryou",
    "https://help.instagram.com/12345",
    "https://example.com/hana",
    "https://notx.com/hana",
    "hana",
    "%",
  ])("takes %s for no profile", (text) => {
    expect(profileOf(text)).toBeUndefined();
  });
});
