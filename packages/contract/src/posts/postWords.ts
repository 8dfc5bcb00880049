import { searchKey } from "../shared/searchKey.ts";

/** Words by which a post says that it is paid for; looked for as hashtags or in brackets, not inside other words. */
export const disclosureWords = [
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

const PHRASES = /プロモーションを含みます|(?:より|から|様)(?:商品)?(?:の)?提供/gu;
const IN_BRACKETS = /[[(（【［〔<＜]\s*([^\])）】］〕>＞]{1,40})[\])）】］〕>＞]/gu;

export interface FoundDisclosure {
  /** As it stands in the text. */
  readonly text: string;
  /** Characters before it. */
  readonly at: number;
}

/** Where a text says that it is paid for: by one of these words as a hashtag, in brackets, or by a whole phrase. */
function disclosuresIn(text: string, words: readonly string[]): RegExpMatchArray[] {
  const keys = words.map((word) => searchKey(withoutMark(word.trim()))).filter(Boolean);
  const hashtags = [...text.matchAll(/[#＃]([\p{L}\p{N}\p{M}_ー]+)/gu)].filter(([, tag = ""]) =>
    keys.includes(searchKey(tag)),
  );
  const brackets = [...text.matchAll(IN_BRACKETS)].filter(([, inside = ""]) =>
    keys.some((key) => beginsWithWord(searchKey(inside), key)),
  );
  return [...hashtags, ...brackets, ...text.matchAll(PHRASES)];
}

/** The first of them; undefined where there is none. */
export function findDisclosure(
  text: string,
  words: readonly string[] = disclosureWords,
): FoundDisclosure | undefined {
  const plain = text.normalize("NFC");
  const [first] = disclosuresIn(plain, words).sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return first && { text: first[0], at: [...plain.slice(0, first.index)].length };
}

/** 「提供：つむぎ」 begins with 提供; 「present」 does not begin with pr. */
const beginsWithWord = (inside: string, key: string): boolean =>
  inside.startsWith(key) && !(/[a-z0-9]$/.test(key) && /^[a-z0-9]/.test(inside.slice(key.length)));

/** How a text says that it is paid for, hashtags first; undefined where it does not. */
export const disclosureIn = (text: string): string | undefined =>
  disclosuresIn(text.normalize("NFC"), disclosureWords)[0]?.[0];

/** Words of a list that a text holds, however they are written (width, case, kana). */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const key = searchKey(text);
  return words.filter((word) => word.trim() !== "" && key.includes(searchKey(word.trim())));
}

/** A tag without its mark, as a project keeps it. */
export const withoutMark = (tag: string): string => tag.replace(/^[#＃@＠]/u, "");
