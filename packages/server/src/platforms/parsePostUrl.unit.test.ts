import { describe, expect, it } from "vitest";
import { parsePostUrl } from "./parsePostUrl.ts";

const post = (text: string) => {
  const found = parsePostUrl(text);
  if (!found) return undefined;
  if ("short" in found) return found.short;
  return [found.platform, found.platform_id, found.media_type, found.owner_handle].join(" ");
};

describe("the address of a post", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "youtube dQw4w9WgXcQ video "],
    ["https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=43s&list=PL1", "youtube dQw4w9WgXcQ video "],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be", "youtube dQw4w9WgXcQ video "],
    ["https://music.youtube.com/watch?v=dQw4w9WgXcQ", "youtube dQw4w9WgXcQ video "],
    ["http://youtu.be/dQw4w9WgXcQ?si=abc", "youtube dQw4w9WgXcQ video "],
    ["https://youtube.com/shorts/dQw4w9WgXcQ?feature=share", "youtube dQw4w9WgXcQ short "],
    ["https://www.youtube.com/live/dQw4w9WgXcQ?si=1", "youtube dQw4w9WgXcQ video "],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube dQw4w9WgXcQ video "],
    ["youtube.com/watch?v=dQw4w9WgXcQ", "youtube dQw4w9WgXcQ video "],
    ["ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ｄＱｗ４ｗ９ＷｇＸｃＱ", "youtube dQw4w9WgXcQ video "],
    ["投稿しました！ https://youtu.be/dQw4w9WgXcQ 。ご確認ください", "youtube dQw4w9WgXcQ video "],
    ["「https://youtu.be/dQw4w9WgXcQ」", "youtube dQw4w9WgXcQ video "],
    ["　https://youtu.be/dQw4w9WgXcQ　\n", "youtube dQw4w9WgXcQ video "],
    ["https://www.instagram.com/p/C1a2B3c4D5e/?img_index=2", "instagram C1a2B3c4D5e  "],
    ["https://www.instagram.com/reel/C1a2B3c4D5e/?igsh=MWQ1==", "instagram C1a2B3c4D5e short "],
    ["https://instagram.com/reels/C1a2B3c4D5e", "instagram C1a2B3c4D5e short "],
    ["https://www.instagram.com/tv/C1a2B3c4D5e/", "instagram C1a2B3c4D5e video "],
    ["https://www.instagram.com/hana.beauty/p/C1a2B3c4D5e/", "instagram C1a2B3c4D5e  hana.beauty"],
    ["https://www.instagram.com/hana.beauty/reel/C1a2B3c4D5e/", "instagram C1a2B3c4D5e short hana.beauty"],
    [
      "https://www.instagram.com/stories/hana/3201234567890123456/",
      "instagram 3201234567890123456 story hana",
    ],
    [
      "https://www.tiktok.com/@hana_cosme/video/7301234567890123456?is_from_webapp=1",
      "tiktok 7301234567890123456 short hana_cosme",
    ],
    ["https://m.tiktok.com/v/7301234567890123456.html", "tiktok 7301234567890123456 short "],
    ["https://www.tiktok.com/@hana/photo/7301234567890123456", "tiktok 7301234567890123456 carousel hana"],
    ["https://www.tiktok.com/@/video/7301234567890123456?_r=1", "tiktok 7301234567890123456 short "],
    ["https://vm.tiktok.com/ZMabc1234/", "https://vm.tiktok.com/ZMabc1234/"],
    ["https://vt.tiktok.com/ZSabc1234?k=1", "https://vt.tiktok.com/ZSabc1234/"],
    ["https://www.tiktok.com/t/ZTabc1234/", "https://www.tiktok.com/t/ZTabc1234/"],
    ["https://lite.tiktok.com/t/ZSabc1234/", "https://lite.tiktok.com/t/ZSabc1234/"],
    ["https://lite.tiktok.com/t/ZS9AbC6f4n6Sw-GQnDP/", "https://lite.tiktok.com/t/ZS9AbC6f4n6Sw-GQnDP/"],
    ["https://lite.tiktok.com/@hana/video/7301234567890123456?_r=1", "tiktok 7301234567890123456 short hana"],
    ["https://x.com/hana/status/1720000000000000000?s=20", "x 1720000000000000000  hana"],
    ["https://twitter.com/hana/status/1720000000000000000/photo/1", "x 1720000000000000000  hana"],
    ["https://mobile.twitter.com/hana/status/1720000000000000000", "x 1720000000000000000  hana"],
    ["https://x.com/i/web/status/1720000000000000000", "x 1720000000000000000  "],
  ])("%s is read", (text, expected) => {
    expect(post(text)).toBe(expected);
  });

  it.each([
    "",
    "https://www.youtube.com/",
    "https://www.youtube.com/@hana",
    "https://www.youtube.com/watch?v=tooShort",
    "https://www.youtube.com/watch?list=PL1",
    "https://www.instagram.com/hana/",
    "https://www.instagram.com/explore/tags/pr/",
    "https://www.instagram.com/share/reel/BAhVhvBQPP/",
    "https://www.instagram.com/share/p/_gVrKhZ2w",
    "https://www.instagram.com/reels/audio/1234567890123/",
    "https://www.instagram.com/stories/highlights/17912345678901234/",
    "https://www.tiktok.com/@hana",
    "https://x.com/hana",
    "https://x.com/status/1720000000000000000",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/https://youtu.be/dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://user:pw@www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "javascript:alert(1)//youtu.be",
    "ftp://youtu.be/x",
    "投稿しました",
  ])("%s is refused", (text) => {
    expect(parsePostUrl(text)).toBeUndefined();
  });

  it("is read again as we write it, also where it named no account", () => {
    const found = parsePostUrl("https://m.tiktok.com/v/7301234567890123456.html");
    expect(found && "url" in found && parsePostUrl(found.url)).toEqual(found);
  });

  it("is written in one way, whatever was pasted", () => {
    const urls = ["http://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1", "https://youtu.be/dQw4w9WgXcQ"].map(
      (text) => {
        const found = parsePostUrl(text);
        return found && "url" in found ? found.url : undefined;
      },
    );
    expect(new Set(urls)).toEqual(new Set(["https://www.youtube.com/watch?v=dQw4w9WgXcQ"]));
  });
});
