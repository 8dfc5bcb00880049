import { expect, it } from "vitest";
import { splitPostUrls } from "./splitPostUrls.ts";

it.each([
  [
    "https://youtu.be/aaaaaaaaaaa\nhttps://x.com/a/status/1234567",
    ["https://youtu.be/aaaaaaaaaaa", "https://x.com/a/status/1234567"],
  ],
  [
    "https://youtu.be/aaaaaaaaaaa https://youtu.be/bbbbbbbbbbb",
    ["https://youtu.be/aaaaaaaaaaa", "https://youtu.be/bbbbbbbbbbb"],
  ],
  [
    "https://youtu.be/aaaaaaaaaaahttps://youtu.be/bbbbbbbbbbb",
    ["https://youtu.be/aaaaaaaaaaa", "https://youtu.be/bbbbbbbbbbb"],
  ],
  [
    "投稿しました！https://www.instagram.com/p/Cabcdef/。TikTokは(tiktok.com/@a/video/7300000000000000001)です",
    ["https://www.instagram.com/p/Cabcdef/", "tiktok.com/@a/video/7300000000000000001"],
  ],
  ["ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ａａａａａａａａａａａ", ["https://youtu.be/aaaaaaaaaaa"]],
  ["https://youtu.be/aaaaaaaaaaa\nhttps://youtu.be/aaaaaaaaaaa\n", ["https://youtu.be/aaaaaaaaaaa"]],
  ["みおさんの投稿\nhttps://youtu.be/aaaaaaaaaaa", ["みおさんの投稿", "https://youtu.be/aaaaaaaaaaa"]],
  [" \n", []],
])("reads %j", (text, urls) => {
  expect(splitPostUrls(text)).toEqual(urls);
});
