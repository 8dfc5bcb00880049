import { expect, it } from "vitest";
import { fetchPicture, isPictureUrl } from "./fetchPicture.adapter.ts";

it.each([
  "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://yt3.ggpht.com/a",
  "https://scontent-nrt1-1.cdninstagram.com/v/t51.jpg?_nc=1",
  "https://scontent.fhnd1-1.fna.fbcdn.net/v/a.jpg",
  "https://pbs.twimg.com/media/a.jpg",
  "https://p16-sign-va.tiktokcdn.com/a.webp",
])("fetches a picture of %s", (url) => expect(isPictureUrl(url)).toBe(true));

it.each([
  "http://i.ytimg.com/a.jpg",
  "https://i.ytimg.com:8443/a.jpg",
  "https://user:pass@i.ytimg.com/a.jpg",
  "https://i.ytimg.com@10.0.0.1/a.jpg",
  "https://i.ytimg.com.evil.example/a.jpg",
  "https://evilytimg.com/a.jpg",
  "https://127.0.0.1/a.jpg",
  "https://[::1]/a.jpg",
  "https://169.254.169.254/latest/meta-data/",
  "https://metadata.google.internal/",
  "https://0x7f000001/a.jpg",
  "file:///etc/passwd",
  "data:image/png;base64,AA",
  "gopher://i.ytimg.com/a",
  "//i.ytimg.com/a.jpg",
  "/demo-assets/thumbnails/1.svg",
  "",
])("fetches nothing of %j", async (url) => {
  expect(isPictureUrl(url)).toBe(false);
  await expect(fetchPicture(url)).rejects.toThrow("not an address");
});
