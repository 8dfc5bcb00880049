import type { Platform } from "../shared/enums.ts";

/** Other hosts of the platforms hold help pages or shortened links, whose path is not the name of an account. */
const HOSTS: readonly (readonly [RegExp, Platform])[] = [
  [/^(www\.|m\.|music\.)?youtube\.com$/, "youtube"],
  [/^(www\.|m\.)?instagram\.com$/, "instagram"],
  [/^(www\.|m\.|lite\.)?tiktok\.com$/, "tiktok"],
  [/^(www\.|m\.|mobile\.)?(x|twitter)\.com$/, "x"],
];

/** First path segments that are pages of a platform, not the name of an account. */
const PAGES = new Set(
  (
    "p reel reels stories explore watch shorts playlist i home search tv hashtag intent accounts direct share " +
    "messages notifications settings compose login signup live feed results gaming embed premium " +
    "about legal privacy terms tos"
  ).split(" "),
);

/** A handle as people write it, without the mark before it. What is stored and compared. */
export const bareHandle = (handle: string): string => handle.normalize("NFKC").trim().replace(/^@+/u, "");

/** An address that the platform itself could not read names no account. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The account behind a pasted address, with or without `https://`: a profile, or a page or post whose address names
 * its owner. Undefined for anything else: the form, the search, and what the server stores read addresses alike.
 *
 * @example
 * profileOf("https://www.instagram.com/hana.log/?hl=ja"); // { platform: "instagram", handle: "hana.log" }
 */
export function profileOf(text: string): { platform: Platform; handle: string } | undefined {
  const trimmed = text.normalize("NFKC").trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const platform = HOSTS.find(([host]) => host.test(hostname))?.[1];
  const segments = pathname.split("/").filter(Boolean);
  const isNamed = platform === "youtube" && ["channel", "c", "user"].includes(segments[0] ?? "");
  const name = decoded(segments[isNamed ? 1 : 0] ?? "");
  if (!platform || !name || PAGES.has(name.toLowerCase())) return undefined;
  if (platform === "tiktok" && !name.startsWith("@")) return undefined;
  const handle = bareHandle(name);
  return handle === "" ? undefined : { platform, handle };
}
