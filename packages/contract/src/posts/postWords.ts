import { searchKey } from "../shared/searchKey.ts";

/** Words by which a post says that it is paid for; looked for as hashtags or in brackets, not inside other words. */
const DISCLOSURES = [
  "pr",
  "ad",
  "sponsored",
  "広告",
  "タイアップ",
  "プロモーション",
  "提供",
  "企業案件",
] as const;

/** Hashtags or mentions of a text by their search keys, each as it stands there. */
export function tagsIn(text: string, mark: "#" | "@"): Map<string, string> {
  const pattern = mark === "#" ? /[#＃]([\p{L}\p{N}\p{M}_ー]+)/gu : /[@＠]([\w.-]+)/gu;
  const words = text.normalize("NFC").matchAll(pattern);
  return new Map([...words].map(([, word = ""]) => [searchKey(word), `${mark}${word}`]));
}

/** How a text says that it is paid for; undefined where it does not. */
export function disclosureIn(text: string): string | undefined {
  const hashtags = tagsIn(text, "#");
  for (const word of DISCLOSURES) {
    const tag = hashtags.get(searchKey(word));
    if (tag) return tag;
  }
  return /[[(（【［〔<＜]\s*(?:PR|ＰＲ|AD|広告|タイアップ|プロモーション|提供)[^\])）】］〕>＞]{0,20}[\])）】］〕>＞]|プロモーションを含みます|(?:より|から|様)(?:商品)?(?:の)?提供/iu.exec(
    text,
  )?.[0];
}

/** Words of a list that a text holds, however they are written (width, case, kana). */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const key = searchKey(text);
  return words.filter((word) => word.trim() !== "" && key.includes(searchKey(word.trim())));
}

/** A tag without its mark, as a project keeps it. */
export const withoutMark = (tag: string): string => tag.replace(/^[#＃@＠]/u, "");
