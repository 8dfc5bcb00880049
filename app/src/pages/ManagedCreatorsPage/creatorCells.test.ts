import { type CustomFieldLook, customFieldsOf, customKey } from "@tsumugi/contract";
import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { cellWords, changeOf, splitStale, staleMessage } from "./creatorCells.ts";

const cell = (columnKey: string, value: string | number | boolean | null) => ({
  rowKey: "c1",
  columnKey,
  value,
  previous: null,
});

test("makes one change of all cells of a record", () => {
  expect(
    changeOf([
      cell("tags", "秋冬、東京"),
      cell("owner", "m1"),
      cell("stage", "active"),
      cell("last_fee", null),
    ]),
  ).toEqual({ tags: ["秋冬", "東京"], owner_uid: "m1", stage: "active", last_fee: null });
  expect(changeOf([cell("owner", null), cell("tags", null)])).toEqual({ owner_uid: null, tags: [] });
});

const shoes: CustomFieldLook = { uid: "f1", label: "靴のサイズ", type: "number", options: [] };
const contract: CustomFieldLook = {
  uid: "f2",
  label: "契約書",
  type: "select",
  options: [{ uid: "o1", label: "締結済み" }],
};
const only: CustomFieldLook = { uid: "f3", label: "専任", type: "check", options: [] };
const names = {
  nameOf: (uid: string) => (uid === "m1" ? "田中 美咲" : undefined),
  customFields: customFieldsOf([shoes, contract, only]),
};

test("gathers the company's own fields beside the product's", () => {
  expect(
    changeOf([cell(customKey("f1"), 24.5), cell("memo", "左利き"), cell(customKey("f2"), null)]),
  ).toEqual({ memo: "左利き", custom_values: { f1: 24.5, f2: null } });
});

test("says and compares the company's own fields by their declarations", () => {
  expect(cellWords(customKey("f1"), 24.5, names)).toBe("24.5");
  expect(cellWords(customKey("f2"), "o1", names)).toBe("締結済み");
  const current = buildManagedCreator({ custom_values: { f1: 25 } }, 1);
  const taken = { ...cell(customKey("f1"), 24), previous: 23 };
  // Nobody has said anything of it yet.
  const free = { ...cell(customKey("f3"), true), previous: null };
  expect(splitStale([taken, free], current)).toEqual({ free: [free], taken: [taken] });
  expect(staleMessage(taken, current, names)).toContain("自分:「24」／現在:「25」");
});

test("tells a fee of nothing from one that is not known", () => {
  const fee = { ...cell("last_fee", 1000), previous: null };
  expect(splitStale([fee], buildManagedCreator({ last_fee: 0 }, 1)).taken).toEqual([fee]);
});

test("says a value in the words of the table", () => {
  const said: [string, string | number | boolean | null][] = [
    ["stage", "repeat"],
    ["entity_type", "corporation"],
    ["owner", "m1"],
    ["owner", null],
    ["last_fee", 0],
    ["competitor_exclusion_until", "2026-12-01"],
    ["withholding_default", false],
    ["tags", "a、b"],
  ];
  expect(said.map(([key, value]) => cellWords(key, value, names))).toEqual([
    ...["継続取引", "法人", "田中 美咲", "", "¥0", "2026/12/01(火)", "しない", "a、b"],
  ]);
});

test("parts the cells that somebody else changed from those that nobody touched", () => {
  const current = buildManagedCreator({ kana: "はな", memo: "新しい", tags: ["a"], owner: null }, 1);
  const typed = (columnKey: string, previous: string | null, value: string) => ({
    rowKey: "c1",
    columnKey,
    previous,
    value,
  });
  const untouched = [typed("kana", "はな", "はなこ"), typed("tags", "a", "b"), typed("owner", null, "m1")];
  const alike = typed("memo", "古い", "新しい");
  const other = typed("memo", "古い", "私の");
  expect(splitStale([...untouched, alike, other], current)).toEqual({
    free: [...untouched, alike],
    taken: [other],
  });
});

test("puts both versions side by side, each in words", () => {
  const owner = { uid: "m9", name: "もういない人", image: null };
  const current = buildManagedCreator({ stage: "active", owner }, 1);
  expect(staleMessage(cell("stage", "repeat"), current, names)).toContain(
    "自分:「継続取引」／現在:「取引中」",
  );
  expect(staleMessage(cell("owner", "m1"), current, names)).toContain(
    "自分:「田中 美咲」／現在:「もういない人」",
  );
  expect(staleMessage(cell("real_name", ""), { ...current, real_name: "花" }, names)).toContain(
    "自分:「空」／現在:「花」",
  );
});
