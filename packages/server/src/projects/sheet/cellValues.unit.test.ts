import type { CellValue, ProjectColumn } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { numberOf } from "../../core/numberOf.ts";
import { type CellColumn, cellColumnOf, dayOf, isSameValue, readCell } from "./cellValues.ts";

const own = (type: NonNullable<ProjectColumn["type"]>, options: string[] = []): ProjectColumn => ({
  key: "own",
  label: "列",
  type,
  options,
  hidden: false,
  width: null,
});
const columnOf = (type: NonNullable<ProjectColumn["type"]>, options: string[] = []): CellColumn => {
  const column = cellColumnOf([own(type, options)], "own");
  if (!column) throw new Error("no column");
  return column;
};

describe("a value for a cell", () => {
  it.each<[string, number | undefined]>([
    ["12000", 12_000],
    ["１２，０００", 12_000],
    ["¥30,000", 30_000],
    ["￥３０，０００円", 30_000],
    ["5万", 50_000],
    ["５万円", 50_000],
    ["1.2万", 12_000],
    ["1万5千", 15_000],
    ["1億2,000万", 120_000_000],
    ["12.5", 12.5],
    ["0.1", 0.1],
    ["△500", -500],
    ["-3", -3],
    ["−3", -3],
    ["", undefined],
    ["-", undefined],
    ["5万円くらい", undefined],
    ["万", undefined],
    ["1,2.3.4", undefined],
    ["12e5", undefined],
    ["5,0", undefined],
    ["1,2000", undefined],
    ["1,234.5", 1234.5],
  ])("%s is read as the number %s", (text, expected) => {
    expect(numberOf(text)).toBe(expected);
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026/1/5", "2026-01-05"],
    ["２０２６／１／５", "2026-01-05"],
    ["2026年1月5日", "2026-01-05"],
    ["2026-02-30", undefined],
    ["0026-02-03", undefined],
    ["11/20", undefined],
    ["明日", undefined],
  ])("%s is read as the day %s", (text, expected) => {
    expect(dayOf(text)).toBe(expected);
  });

  it.each<[NonNullable<ProjectColumn["type"]>, CellValue, CellValue]>([
    ["text", 12, "12"],
    ["text", "", null],
    ["number", "1.5", 1.5],
    ["number", -2, -2],
    ["yen", "5万", 50_000],
    ["yen", 0, 0],
    ["date", "2026/1/5", "2026-01-05"],
    ["select", " M ", "M"],
    ["url", " https://example.jp/a ", "https://example.jp/a"],
    ["member", "user_001", "user_001"],
    ["check", true, true],
    ["check", null, false],
  ])("fits a column of the type %s: %j", (type, value, expected) => {
    expect(readCell(value, columnOf(type, ["S", "M"]))).toEqual({ value: expected });
  });

  it.each<[NonNullable<ProjectColumn["type"]>, CellValue]>([
    ["text", "長".repeat(1_001)],
    ["text", true],
    ["number", "たくさん"],
    ["yen", -1],
    ["yen", 1.5],
    ["yen", "1.55万1.5"],
    ["yen", 10_000_000_000],
    ["date", "2026-02-30"],
    ["date", 20_260_101],
    ["select", "L"],
    ["url", "javascript:alert(1)"],
    ["url", `https://example.jp/${"a".repeat(1_000)}`],
    ["check", "はい"],
    ["check", 1],
  ])("is refused with a cure by a column of the type %s: %j", (type, value) => {
    expect(readCell(value, columnOf(type, ["S", "M"]))).toEqual({
      wrong: expect.stringMatching(/(してください|選んでください|確かめてください)。$/),
    });
  });

  it("is the same where both are blank, and else only where both are equal", () => {
    expect(isSameValue(null, "")).toBe(true);
    expect(isSameValue(false, null)).toBe(true);
    expect(isSameValue(0, null)).toBe(false);
    expect(isSameValue("1", 1)).toBe(false);
  });

  it("has no column where the key is unknown or the column shows what is derived", () => {
    expect(cellColumnOf([], "none")).toBeUndefined();
    expect(cellColumnOf([], "job_status")).toBeUndefined();
    expect(cellColumnOf([], "memo")).toMatchObject({ label: "社内メモ", isBuiltIn: true });
    expect(cellColumnOf([], "fee")).toMatchObject({ isPlanned: true });
  });
});
