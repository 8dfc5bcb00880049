import { describe, expect, it } from "vitest";
import {
  type CellEditor,
  cellLabel,
  cellText,
  cellValue,
  parseCell,
  pickCell,
  withValue,
} from "./cellEditors.ts";

const today = "2026-11-20";
const row = { fee: 30000 };
const yen: CellEditor<typeof row> = { type: "yen", required: true };
const status: CellEditor<typeof row> = {
  type: "select",
  options: [
    { value: "draft", label: "下書き" },
    { value: "posted", label: "投稿済み" },
    { value: "done", label: "完了", disabled: true },
  ],
};

describe("parseCell", () => {
  it("accepts money as people type and paste it", () => {
    for (const text of ["￥１２，０００", "12,000円", " 12000 "])
      expect(parseCell(yen, text, row, today)).toEqual({ value: 12000 });
  });

  it("says what is wrong and how to write it", () => {
    expect(parseCell(yen, "三万", row, today)).toEqual({
      error: "金額は円の数字で入力してください。例: 30,000",
    });
    expect(parseCell(yen, "30000.5", row, today)).toEqual({
      error: "小数は入力できません。整数で入力してください。",
    });
    expect(parseCell(yen, "9".repeat(16), row, today)).toEqual({
      error: "数が大きすぎます。999,999,999,999,999円以下で入力してください。",
    });
    expect(parseCell(yen, "", row, today)).toEqual({ error: "空にはできません。値を入力してください。" });
    expect(parseCell(status, "完了", row, today)).toEqual({
      error: "「完了」は選べません。下書き、投稿済みから選んでください。",
    });
  });

  it("takes a choice by its label or its code", () => {
    expect(parseCell(status, "投稿済み", row, today)).toEqual({ value: "posted" });
    expect(parseCell(status, "posted", row, today)).toEqual({ value: "posted" });
  });

  it("takes neither of two options with one name, unless one is picked", () => {
    const members: CellEditor<typeof row> = {
      type: "select",
      required: true,
      options: [
        { value: "u1", label: "佐藤" },
        { value: "u2", label: "佐藤" },
      ],
    };
    expect(parseCell(members, "佐藤", row, today)).toEqual({
      error: "「佐藤」は2件あります。セルの一覧から選んでください。",
    });
    expect(parseCell(members, "u2", row, today)).toEqual({ value: "u2" });
    expect(pickCell(members, { value: "u2", label: "佐藤" }, row)).toEqual({ value: "u2" });
    expect(pickCell(members, { value: "", label: "" }, row)).toEqual({
      error: "空にはできません。値を入力してください。",
    });
  });

  it("reads days with figures of any width, and says when there is no such day", () => {
    expect(parseCell({ type: "date" }, "１１／２０", row, today)).toEqual({ value: "2026-11-20" });
    expect(parseCell({ type: "date" }, "", row, today)).toEqual({ value: null });
    expect(parseCell({ type: "date" }, "2026/2/30", row, today)).toEqual({
      error: "カレンダーにない日付です。月と日を確かめてください。",
    });
  });

  it("holds a column's own rule after reading", () => {
    const capped: CellEditor<typeof row> = {
      type: "yen",
      validate: (value) => (Number(value) > 100 ? "100円までです。" : undefined),
    };
    expect(parseCell(capped, "101", row, today)).toEqual({ error: "100円までです。" });
    expect(parseCell(capped, "100", row, today)).toEqual({ value: 100 });
  });

  it("reads its own text again", () => {
    const cases = [
      [yen, 12000],
      [status, "draft"],
      [{ type: "date" }, "2026-11-20"],
      [{ type: "checkbox" }, false],
      [{ type: "text" }, "=1+1"],
    ] as const;
    for (const [editor, value] of cases)
      expect(
        parseCell(
          editor as CellEditor<typeof row>,
          cellText(editor as CellEditor<typeof row>, value),
          row,
          today,
        ),
      ).toEqual({
        value,
      });
  });
});

it("labels values as they are shown", () => {
  expect([cellLabel(yen, 12000), cellLabel({ type: "date" }, "2026-11-20"), cellLabel(yen, null)]).toEqual([
    "¥12,000",
    "2026/11/20(金)",
    "空",
  ]);
});

it("takes and sets the field named like the column unless told otherwise", () => {
  expect(cellValue(yen, "fee", row)).toBe(30000);
  expect(withValue(yen, "fee", row, 5)).toEqual({ fee: 5 });
  expect(cellValue({ type: "yen", value: () => 7 }, "fee", row)).toBe(7);
});
