import fc from "fast-check";
import { expect, it } from "vitest";
import { NAME_VARIANTS } from "../testing/nameVariants.ts";
import { KANJI_VARIANTS, VARIANTS_BY_SOURCE } from "./kanjiVariants.ts";
import { LOOSE_PAIRS, looseKey } from "./looseKey.ts";

it.each([
  ["山田　花子", "山田花子"],
  ["ﾔﾏﾀﾞ ﾊﾅｺ", "やまだはなこ"],
  ["ジョン・スミス", "じょんすみす"],
  ["髙﨑 栁澤 冨田", "高崎柳沢富田"],
  ["齋藤・齊藤・斎藤・斉藤", "斉藤斉藤斉藤斉藤"],
  ["渡邉 渡邊 渡辺", "渡辺渡辺渡辺"],
  ["𠮷野 麴町 葛󠄀飾", "吉野麹町葛飾"],
  ["茅ヶ崎 茅ケ崎", "茅け崎茅け崎"],
  ["１ー２ー３ コーヒー", "1-2-3こーひー"],
  ["090‐1234−5678", "090-1234-5678"],
  ["一行目\n二 行目", "一行目\n二行目"],
])("folds %s to %s", (text, key) => {
  expect(looseKey(text)).toBe(key);
});

it("folds letter by letter to what the rules of the whole text say", () => {
  const letter = fc.constantFrom(
    ..."あかゝゞアパヴヽヾヶー・、。「」〒〜 　\t\nＡａÀΣς①⑳～−‐―09-~髙﨑高渡邊㈱㌢｡ﾊﾟ゛゜",
    "\u3099",
    "\u0301",
    "𠮷",
    "葛\u{E0100}",
    "\uFEFF",
  );
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(""));
  // A joiner has no key, and no text that holds one is folded letter by letter.
  fc.assert(
    fc.property(text, (written) => looseKey(written) === looseKey(`${written}\u200d`)),
    { numRuns: 3000 },
  );
});

it.each(NAME_VARIANTS)("finds each of %s by each other, within a name", (letters) => {
  const [usual = ""] = letters;
  for (const letter of letters) expect(looseKey(`南${letter} ${letter}子`)).toBe(`南${usual}${usual}子`);
});

it("keeps apart what differs", () => {
  const names = [
    "山田",
    "山本",
    "高田",
    "渡部",
    "渡辺",
    "丞子",
    "亟子",
    "びょういん",
    "びよういん",
    "a_b",
    "a-b",
  ];
  expect(new Set(names.map(looseKey)).size).toBe(names.length);
});

it("has every variant once, and none that stands for another in turn", () => {
  const targets = new Set(LOOSE_PAIRS.values());
  expect([...LOOSE_PAIRS.keys()].filter((letter) => targets.has(letter))).toEqual([]);
  for (const letter of LOOSE_PAIRS.keys()) expect(letter.normalize("NFKC").toLowerCase()).toBe(letter);
});

it("says of every pair of kanji once where it is from", () => {
  const variants = KANJI_VARIANTS.flatMap(([, ...others]) => others);
  expect(variants.filter((letter, index) => variants.indexOf(letter) !== index)).toEqual([]);
  const usual = new Set(KANJI_VARIANTS.map(([first]) => first));
  expect(variants.filter((letter) => usual.has(letter))).toEqual([]);
  const count = (lines: string) =>
    [...lines.trim().matchAll(/\S+/gu)].reduce((n, [g]) => n + [...g].length - 1, 0);
  expect(Object.values(VARIANTS_BY_SOURCE).reduce((n, lines) => n + count(lines), 0)).toBe(variants.length);
});

it.each(Object.entries(VARIANTS_BY_SOURCE))(
  "has the pairs of %s in order, each usual letter once",
  (_, lines) => {
    const groups = lines
      .trim()
      .split(/\s+/u)
      .map((letters) => [...letters]);
    const inOrder = (letters: readonly string[]) =>
      expect(letters.map((letter) => letter.codePointAt(0) ?? 0)).toEqual(
        [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b),
      );
    inOrder(groups.map(([usual = ""]) => usual));
    for (const [, ...others] of groups) {
      expect(others).not.toEqual([]);
      inOrder(others);
    }
  },
);
