import { type CustomFieldLook, customConditionText, readCustomCondition } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { conditionsOf, customTags, wayIn, waysOf, withConditions } from "./customConditions.ts";
import { draftOf, draftProblem, readDraft } from "./customDraft.ts";

const text: CustomFieldLook = { uid: "f1", label: "アレルギー", type: "text", options: [] };
const number: CustomFieldLook = { uid: "f2", label: "靴のサイズ", type: "number", options: [] };
const date: CustomFieldLook = { uid: "f3", label: "契約の更新日", type: "date", options: [] };
const select: CustomFieldLook = {
  uid: "f4",
  label: "契約書",
  type: "select",
  options: [
    { uid: "o1", label: "締結済み" },
    { uid: "o2", label: "確認中" },
  ],
};
const check: CustomFieldLook = { uid: "f5", label: "専任", type: "check", options: [] };
const fields = [text, number, date, select, check];
const labels = (...custom: string[]) => customTags(custom, fields).map(({ label }) => label);

it("says the conditions of every type in words, in the order of the fields", () => {
  expect(
    labels("f5.yes", "f4.in.o1", "f4.in.o2", "f3.min.2026-11-01", "f2.max.26", "f2.min.24.5", "f1.has.卵"),
  ).toEqual([
    "アレルギー: 「卵」を含む",
    "靴のサイズ: 24.5〜26",
    "契約の更新日: 2026/11/01(日)以降",
    "契約書: 締結済み",
    "契約書: 確認中",
    "専任: はい",
  ]);
  expect(labels("f2.min.24", "f1.empty", "f4.filled", "f5.no", "f3.max.2026-11-30")).toEqual([
    "アレルギー: 空",
    "靴のサイズ: 24以上",
    "契約の更新日: 2026/11/30(月)以前",
    "契約書: 空でない",
    "専任: いいえ",
  ]);
});

it("says what an address typed by hand asks for as it is asked", () => {
  expect(labels("f2.min.24", "f2.min.25", "f2.max.-1234567.5")).toEqual([
    "靴のサイズ: 24以上、25以上、-1,234,567.5以下",
  ]);
  expect(labels("f2.min.2026-11-01", "f3.max.24", "f4.in.gone", "f5.has.x")).toEqual([
    "靴のサイズ: 2026/11/01(日)以降",
    "契約の更新日: 24以下",
    "契約書: なくなった選択肢",
    "専任: 「x」を含む",
  ]);
});

it("tells a condition on a field that is not in use, once per field, and lets go of all of it", () => {
  const custom = ["gone.min.1", "f5.yes", "gone.max.2", "old.in.o9"];
  const tags = customTags(custom, fields);
  expect(tags.map(({ label }) => label)).toEqual(["専任: はい", "なくなった項目", "なくなった項目"]);
  expect(tags.map(({ isInUse }) => isInUse)).toEqual([true, false, false]);
  expect(tags[1]?.rest).toEqual(["f5.yes", "old.in.o9"]);
  expect(new Set(tags.map(({ key }) => key)).size).toBe(3);
});

it("names a field that is archived, apart from those in use and from those that are no more", () => {
  const custom = ["old.min.1", "gone.yes", "f5.yes", "old.max.2"];
  const tags = customTags(custom, fields, [{ ...number, uid: "old", label: "身長" }]);
  expect(tags.map(({ label }) => label)).toEqual([
    "専任: はい",
    "身長: 1〜2（使われていない項目）",
    "なくなった項目",
  ]);
  expect(tags.map(({ isInUse }) => isInUse)).toEqual([true, false, false]);
  expect(tags[1]?.rest).toEqual(["gone.yes", "f5.yes"]);
});

it("calls no field one of the past while the fields are not known", () => {
  expect(customTags(["f5.yes"], undefined).map(({ label }) => label)).toEqual(["自社の項目"]);
  expect(customTags(undefined, undefined)).toEqual([]);
});

it.each([
  "卵.乳",
  "f1.has.卵",
  "🍳👩‍👩‍👧‍👧",
  "<img src=x onerror=alert(1)>",
  "'; drop table managed_creators; --",
  "%00&custom=f5.yes#x",
  "\u202e逆",
  "a\nb",
  "empty",
])("keeps %j through a condition, as it was typed", (words) => {
  const draft = { ...draftOf(text, []), words };
  expect(draftProblem(text, draft)).toBeUndefined();
  const custom = withConditions(undefined, text.uid, readDraft(draft));
  expect(conditionsOf(custom, text.uid)).toEqual([{ uid: "f1", operator: "has", value: words }]);
  expect(draftOf(text, conditionsOf(custom, text.uid)).words).toBe(words);
  expect(labels(...(custom ?? []))).toEqual([`アレルギー: 「${words}」を含む`]);
});

it("puts what is asked of a field in place of all that was asked of it, and lets the others be", () => {
  const custom = ["f1.has.卵", "f2.min.24", "f2.max.26"];
  expect(withConditions(custom, "f2", [{ operator: "empty", value: "" }])).toEqual(["f1.has.卵", "f2.empty"]);
  expect(withConditions(custom, "f2", [])).toEqual(["f1.has.卵"]);
  expect(withConditions(["f2.empty"], "f2", [])).toBeUndefined();
});

it("offers the ways of a type, and opens at the one that is in force", () => {
  expect(fields.map(waysOf)).toEqual([
    ["has", "empty", "filled"],
    ["range", "empty", "filled"],
    ["range", "empty", "filled"],
    ["in", "empty", "filled"],
    ["yes", "no", "empty"],
  ]);
  expect(wayIn(number, [{ operator: "filled", value: "" }])).toBe("filled");
  expect(wayIn(number, [{ operator: "has", value: "x" }])).toBe("range");
  expect(draftOf(number, [{ operator: "min", value: "24.5" }])).toMatchObject({ min: 24.5, max: null });
  expect(draftOf(number, [{ operator: "min", value: "2026-11-01" }])).toMatchObject({ min: null });
});

it("refuses what no list takes, with the cure", () => {
  const ask = (field: CustomFieldLook, change: object) =>
    draftProblem(field, { ...draftOf(field, []), ...change });
  expect(ask(text, { words: " 　" })).toMatch(/入力してください/);
  expect(ask(text, { words: "あ".repeat(200) })).toBeUndefined();
  expect(ask(text, { words: "あ".repeat(201) })).toMatch(/短くしてください/);
  // 150 of them are within 200 characters, and beyond what the wire takes of a whole condition.
  expect(ask(text, { words: "🍳".repeat(150) })).toMatch(/短くしてください/);
  expect(ask(number, {})).toMatch(/以上か以下/);
  expect(ask(number, { min: undefined, unreadable: "数字ではありません。" })).toBe("数字ではありません。");
  expect(ask(number, { min: 26, max: 24 })).toMatch(/入れ替えて/);
  expect(ask(number, { min: 1e21 })).toMatch(/15桁/);
  expect(ask(number, { min: -0.5, max: -0.5 })).toBeUndefined();
  expect(ask(number, { way: "empty" })).toBeUndefined();
});

it("reads only what a list takes", () => {
  for (const refused of [
    "",
    "f1",
    "f1.",
    "f1.has.",
    "f1.has",
    "f1.nope.x",
    "f2.min.1e5",
    "あ.empty",
    "f1.has.\u0000",
  ])
    expect(readCustomCondition(refused), refused).toBeUndefined();
  const long = customConditionText({ uid: "f1", operator: "has", value: "🍳".repeat(150) });
  expect(readCustomCondition(long)).toBeUndefined();
});
