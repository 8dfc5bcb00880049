import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { changeOf, presentText, staleMessage } from "./creatorCells.ts";

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

test("says what stands there now in the words of the table", () => {
  const creator = buildManagedCreator(
    { stage: "repeat", owner: null, last_fee: 0, competitor_exclusion_until: "2026-12-01", tags: ["a", "b"] },
    1,
  );
  expect(
    ["stage", "owner", "last_fee", "competitor_exclusion_until", "tags"].map((key) =>
      presentText(creator, key),
    ),
  ).toEqual(["継続取引", "", "¥0", "2026/12/01(火)", "a、b"]);
  expect(staleMessage("", "取引中")).toContain("自分:「空」／現在:「取引中」");
});
