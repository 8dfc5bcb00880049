import { describe, expect, it } from "vitest";
import { type ComboboxOption, choiceStatus, choicesOf, ROW_LIMIT, rowText, settledText } from "./choices.ts";

const options: ComboboxOption[] = [
  { value: "1", label: "ハナコ美容", keywords: "はなこびよう @hanako" },
  { value: "2", label: "𠮷野りん", group: "取引中" },
  { value: "3", label: "週末キャンプ部" },
];
const base = { options, query: "", isSearchedElsewhere: false, canCreate: false, failed: false };
const labels = (query: string, more: Partial<typeof base> = {}) =>
  choicesOf({ ...base, ...more, query }).rows.map((row) => rowText(row));

describe("choicesOf", () => {
  it.each(["はなこ", "ﾊﾅｺ", "ハナコ", "ＨＡＮＡＫＯ", "はなこ　び"])("finds ハナコ美容 by %j", (query) => {
    expect(labels(query)).toEqual(["ハナコ美容"]);
  });

  it("keeps the options of a group together and everything when nothing is typed", () => {
    expect(labels("")).toEqual(["ハナコ美容", "週末キャンプ部", "𠮷野りん"]);
  });

  it("offers to add what is not there yet, in any kana, but not twice", () => {
    expect(labels("新しい", { canCreate: true })).toEqual(["「新しい」を追加"]);
    expect(labels("はなこ美容", { canCreate: true })).toEqual(["ハナコ美容"]);
    expect(labels(" 𠮷野りん ", { canCreate: true })).toEqual(["𠮷野りん"]);
    expect(labels("　", { canCreate: true })).toHaveLength(3);
  });

  it("shows what a search elsewhere found, and a retry after a failure", () => {
    expect(labels("zzz", { isSearchedElsewhere: true })).toHaveLength(3);
    expect(labels("zzz", { failed: true })).toEqual(["もう一度読み込む"]);
  });

  it("draws a limited number of rows and says how many are left", () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ value: `${at}`, label: `候補${at}` }));
    const choices = choicesOf({ ...base, options: many });
    expect(choices.rows).toHaveLength(ROW_LIMIT);
    expect(choiceStatus({ ...choices, query: "", loading: false })).toBe(
      "ほか4900件。文字を入れると絞り込めます。",
    );
  });
});

it("searches for whole syllables while kana is being converted", () => {
  expect([settledText("はn", true), settledText("はn", false), settledText("ＡＢｋ", true)]).toEqual([
    "は",
    "はn",
    "",
  ]);
});
