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

const nameOf = (uid: string) => (uid === "m1" ? "田中 美咲" : undefined);

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
  expect(said.map(([key, value]) => cellWords(key, value, nameOf))).toEqual([
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
  expect(staleMessage(cell("stage", "repeat"), current, nameOf)).toContain(
    "自分:「継続取引」／現在:「取引中」",
  );
  expect(staleMessage(cell("owner", "m1"), current, nameOf)).toContain(
    "自分:「田中 美咲」／現在:「もういない人」",
  );
  expect(staleMessage(cell("real_name", ""), { ...current, real_name: "花" }, nameOf)).toContain(
    "自分:「空」／現在:「花」",
  );
});
