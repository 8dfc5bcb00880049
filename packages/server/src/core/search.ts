import type { Platform } from "@tsumugi/contract";
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";

const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;

/** One character for one, as PostgreSQL lowers: no Greek final sigma, no dotted i of two code points. */
const lower = (char: string): string => String.fromCodePoint(char.toLowerCase().codePointAt(0) ?? 0);

/** Search key of a text: NFKC, lower case, katakana as hiragana. The same as SQL's `norm_ja`. */
export const searchKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Lu}/gu, lower)
    .replace(KATAKANA, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));

/** A handle as people write it, without the mark before it. What is stored and compared. */
export const bareHandle = (handle: string): string => handle.trim().replace(/^[@＠]+/u, "");

/** Other hosts of theirs hold help pages or shortened share links, whose path is nobody's name. */
const HOSTS: readonly (readonly [RegExp, Platform])[] = [
  [/^(www\.|m\.|music\.)?youtube\.com$/, "youtube"],
  [/^(www\.|m\.)?instagram\.com$/, "instagram"],
  [/^(www\.|m\.)?tiktok\.com$/, "tiktok"],
  [/^(www\.|m\.|mobile\.)?(x|twitter)\.com$/, "x"],
];

/** First path segments that are pages of a platform and nobody's name; the form leaves out the same. */
const PAGES = new Set(
  (
    "p reel reels stories explore watch shorts playlist i home search tv hashtag intent accounts direct share " +
    "messages notifications settings compose login signup live feed results gaming embed premium"
  ).split(" "),
);

/** The account behind a pasted profile URL; undefined for anything else, a post's URL included. */
export function profileOf(text: string): { platform: Platform; handle: string } | undefined {
  const trimmed = text.normalize("NFKC").trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const platform = HOSTS.find(([host]) => host.test(hostname))?.[1];
  const segments = pathname.split("/").filter(Boolean);
  const named = platform === "youtube" && ["channel", "c", "user"].includes(segments[0] ?? "");
  const name = segments[named ? 1 : 0];
  if (!platform || !name || segments.length > (named ? 3 : 2) || PAGES.has(name.toLowerCase()))
    return undefined;
  if (platform === "tiktok" && (segments.length > 1 || !/^(@|%40)/.test(name))) return undefined;
  return { platform, handle: bareHandle(safeDecode(name)) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pattern of `like` for "contains this search key". */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Words of a keyword as search keys: apart at blanks, each without a leading `@`. */
export const searchWords = (keyword: string): string[] =>
  searchKey(keyword)
    .split(/\s+/u)
    .map((word) => word.replace(/^@+(?=.)/u, ""))
    .filter((word) => word !== "");

interface SearchColumns {
  readonly text: SQLWrapper;
  readonly grams: SQLWrapper;
  /** Condition for "has this account"; without it a profile URL is looked for as text. */
  readonly hasAccount?: (platform: Platform, handleKey: string) => SQL;
}

/**
 * Every word of the keyword occurs in the row. Three characters and more are found by the trigram index,
 * one and two by the index on single characters and pairs.
 */
export function keywordFilter(columns: SearchColumns, keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const profile = columns.hasAccount && profileOf(keyword);
  if (profile && columns.hasAccount) return columns.hasAccount(profile.platform, searchKey(profile.handle));
  const conditions = searchWords(keyword).map((word) => {
    const contains = sql`${columns.text} like ${containing(word)}`;
    return [...word].length > 2
      ? contains
      : sql`(${columns.grams} @> array[${word}]::text[] and ${contains})`;
  });
  return and(...conditions);
}
