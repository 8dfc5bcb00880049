import { searchKey } from "@tsumugi/contract";
import { KANJI_VARIANTS } from "./kanjiVariants.ts";

/** What stands for something else, letter by letter: variants of kanji, small ヶ and ヵ of place names, dashes. */
export const LOOSE_PAIRS: ReadonlyMap<string, string> = new Map([
  ["ゖ", "け"],
  ["ゕ", "か"],
  ...[..."‐‒–—―−"].map((dash) => [dash, "-"] as const),
  ["〜", "~"],
  ...KANJI_VARIANTS.flatMap((letters) => {
    const [usual = "", ...others] = letters;
    return others.map((other) => [other, usual] as const);
  }),
]);

const REPLACED = new RegExp(`[${[...LOOSE_PAIRS.keys()].join("")}]`, "gu");
/** What is not looked at: blanks, the dot between names, marks without a width, the choice among glyphs of one letter. */
const SKIPPED = /[ \t\r・\u200b\u200c\u2060\ufeff]|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/** 「1ー2ー3」: the long vowel mark is typed for a hyphen where Japanese input is on. */
const DASH_OF_NUMBERS = /(\d)ー(?=\d)/g;

/**
 * Key by which texts are searched and names compared. Looser than `searchKey`, which still tells 髙 from 高: 山田 花子
 * equals 山田花子, 髙橋 equals 高橋. Lines stay apart. The same as SQL's `loose_ja`.
 */
export const looseKey = (text: string): string =>
  searchKey(text)
    .replace(SKIPPED, "")
    .replace(REPLACED, (letter) => LOOSE_PAIRS.get(letter) ?? letter)
    .replace(DASH_OF_NUMBERS, "$1-");
