import type { PlatformCode } from "../../shared/labels.ts";

const HOSTS: readonly [RegExp, PlatformCode, RegExp][] = [
  [/^(?:www\.|m\.|music\.)?youtube\.com$/, "youtube", /^\/(?:@|c\/|user\/|channel\/)([^/?#]+)/],
  [/^(?:www\.|m\.)?instagram\.com$/, "instagram", /^\/([A-Za-z0-9._]+)/],
  [/^(?:www\.|m\.)?tiktok\.com$/, "tiktok", /^\/@([^/?#]+)/],
  [/^(?:www\.|m\.|mobile\.)?(?:x|twitter)\.com$/, "x", /^\/([A-Za-z0-9_]+)/],
];

/** First segments that are pages of a platform and nobody's name; the server leaves out the same. */
const PAGES = new Set(
  (
    "p reel reels stories explore watch shorts playlist i home search tv hashtag intent accounts direct share " +
    "messages notifications settings compose login signup live feed results gaming embed premium"
  ).split(" "),
);

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** A pasted profile address → platform and handle; null when it is none that we know. */
export function parseAccountUrl(
  text: string,
): { platform: PlatformCode; handle: string; url: string } | null {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const [, first = ""] = url.pathname.toLowerCase().split("/");
  if (PAGES.has(first)) return null;
  for (const [host, platform, path] of HOSTS) {
    if (!host.test(url.hostname.toLowerCase())) continue;
    const handle = path.exec(decoded(url.pathname))?.[1];
    if (handle) return { platform, handle, url: `https://${url.hostname}${url.pathname}` };
  }
  return null;
}

/** `＠hanako`, `@hanako` → `hanako`. */
export const cleanHandle = (text: string) => text.normalize("NFKC").trim().replace(/^@+/, "");
