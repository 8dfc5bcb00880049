import { describe, expect, it } from "vitest";
import { bareHandle, profileOf } from "./profileOf.ts";

describe("bareHandle", () => {
  it("drops the mark, half or full width, and nothing else", () => {
    expect([bareHandle("@Hana"), bareHandle(" ＠花 "), bareHandle("ha@na")]).toEqual(["Hana", "花", "ha@na"]);
  });
  it("knows one account however wide it was typed", () => {
    expect([bareHandle("＠ｈｉｎａ＿ｄａｙｓ"), bareHandle("ﾊﾅ")]).toEqual(["hina_days", "ハナ"]);
  });
});

describe("profileOf", () => {
  it.each([
    ["https://www.youtube.com/@hana_ch", "youtube", "hana_ch"],
    ["https://www.youtube.com/@hana_ch/videos", "youtube", "hana_ch"],
    ["https://m.youtube.com/channel/UC123/videos", "youtube", "UC123"],
    ["https://www.youtube.com/@search", "youtube", "search"],
    ["https://www.instagram.com/hana.log/?hl=ja", "instagram", "hana.log"],
    ["https://www.instagram.com/hana.log.a/?igsh=abc", "instagram", "hana.log.a"],
    ["instagram.com/hana.log/reel/Cxyz/", "instagram", "hana.log"],
    ["tiktok.com/@hana", "tiktok", "hana"],
    ["https://www.tiktok.com/@hana/video/1", "tiktok", "hana"],
    ["https://lite.tiktok.com/@hana?_t=1", "tiktok", "hana"],
    ["https://twitter.com/hana", "x", "hana"],
    ["https://x.com/%E8%8A%B1", "x", "花"],
    [" https://x.com/hana_jp/status/1 ", "x", "hana_jp"],
    ["https://mobile.twitter.com/hana?s=20", "x", "hana"],
    ["ｈｔｔｐｓ：／／ｘ．ｃｏｍ／ｈａｎａ", "x", "hana"],
  ])("finds the account of %s", (url, platform, handle) => {
    expect(profileOf(url)).toEqual({ platform, handle });
  });

  it.each([
    "https://www.instagram.com/p/Cxyz/",
    "https://www.instagram.com/reels/",
    "https://www.instagram.com/explore/tags/pr/",
    "https://www.instagram.com/legal/privacy/",
    "https://www.youtube.com/watch?v=1",
    "https://www.youtube.com/channel/",
    "https://x.com/",
    "https://x.com/%zz",
    "https://x.com/i/status/1",
    "https://x.com/search?q=hana",
    "https://x.com/hashtag/pr",
    "https://x.com/settings/account",
    "https://www.instagram.com/accounts/login",
    "https://www.instagram.com/share/abc",
    "https://www.youtube.com/live/abc",
    "https://youtu.be/abc",
    "https://vm.tiktok.com/ZMabc/",
    "https://www.tiktok.com/foryou",
    "https://www.tiktok.com/@",
    "https://help.instagram.com/12345",
    "https://evil-instagram.com/hana",
    "https://example.com/hana",
    "https://notx.com/hana",
    "はなこ",
    "hana",
    "",
    "%",
  ])("takes %j for no profile", (text) => {
    expect(profileOf(text)).toBeUndefined();
  });
});
