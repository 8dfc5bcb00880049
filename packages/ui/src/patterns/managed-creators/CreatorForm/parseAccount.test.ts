import { describe, expect, it } from "vitest";
import { cleanHandle, parseAccountUrl } from "./parseAccount.ts";

describe("parseAccountUrl", () => {
  it.each([
    ["https://www.youtube.com/@hanako_beauty", "youtube", "hanako_beauty"],
    ["https://m.youtube.com/channel/UC123?x=1", "youtube", "UC123"],
    ["https://www.youtube.com/@search", "youtube", "search"],
    ["instagram.com/hana.ko/", "instagram", "hana.ko"],
    ["https://www.tiktok.com/@hanako/video/1", "tiktok", "hanako"],
    ["https://twitter.com/hanako_jp", "x", "hanako_jp"],
    [" https://x.com/hanako_jp/status/1 ", "x", "hanako_jp"],
    ["https://mobile.twitter.com/hanako_jp?s=20", "x", "hanako_jp"],
  ])("reads %s", (text, platform, handle) => {
    expect(parseAccountUrl(text)).toMatchObject({ platform, handle });
  });

  it.each([
    "https://example.jp/@hanako",
    "https://evil-instagram.com/hanako",
    "はなこ",
    "",
    "https://x.com/",
    "https://x.com/i/status/1",
    "https://x.com/search?q=hana",
    "https://www.instagram.com/reels/",
    "https://www.instagram.com/explore/tags/pr/",
    "https://x.com/%zz",
    "https://x.com/settings/account",
    "https://www.instagram.com/accounts/login",
    "https://help.instagram.com/12345",
    "https://vm.tiktok.com/ZMabc/",
    "https://youtu.be/abc",
  ])("leaves %j alone", (text) => {
    expect(parseAccountUrl(text)).toBeNull();
  });
});

describe("cleanHandle", () => {
  it("takes the mark off, full width too", () => {
    expect(["@hanako", "＠ｈａｎａｋｏ", " hanako "].map(cleanHandle)).toEqual([
      "hanako",
      "hanako",
      "hanako",
    ]);
  });
});
