import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Missing } from "../../CompactNumber/Missing.tsx";
import type { CellEdit } from "../edit/cellEdits.ts";
import type { DataTableColumn } from "../table/columns.ts";
import { rangeFigures } from "./rangeFigures.ts";

interface Row {
  id: string;
  name: string;
  fee: number | null;
  size: number | null;
  rate: number | null;
  followers: number | null;
  memo: string | null;
}

const rowOf = (id: string, part: Partial<Row> = {}): Row => ({
  id,
  name: id,
  fee: null,
  size: null,
  rate: null,
  followers: null,
  memo: null,
  ...part,
});
const name: DataTableColumn<Row> = { key: "name", header: "名前", cell: (row) => row.name };
const fee: DataTableColumn<Row> = { key: "fee", header: "報酬", cell: () => "", editor: { type: "yen" } };
const size: DataTableColumn<Row> = {
  key: "size",
  header: "サイズ",
  cell: () => "",
  editor: { type: "number" },
};
const rate: DataTableColumn<Row> = {
  key: "rate",
  header: "率",
  cell: () => "",
  figure: { type: "percent", value: (row) => row.rate },
};
const memo: DataTableColumn<Row> = { key: "memo", header: "メモ", cell: () => "", editor: { type: "text" } };
const followers: DataTableColumn<Row> = {
  key: "followers",
  header: "フォロワー",
  cell: (row) => (row.followers === null ? createElement(Missing) : String(row.followers)),
};

const view = (columns: readonly DataTableColumn<Row>[], rows: readonly Row[]) => ({
  columns,
  rows,
  rowKey: ({ id }: Row) => id,
});
const none = { of: () => undefined };
const edited = (id: string, key: string, edit: Partial<CellEdit>) => ({
  of: (rowKey: string) =>
    rowKey === id
      ? new Map([[key, { value: null, state: "pending", previous: null, ...edit } as CellEdit]])
      : undefined,
});
const all = (columns: number, rows: number) => ({ top: 0, left: 0, bottom: rows - 1, right: columns - 1 });

describe("rangeFigures", () => {
  it("counts texts, leaves blanks out of count and average, and takes a zero for a number", () => {
    const rows = [rowOf("a", { fee: 30_000 }), rowOf("b", { fee: 0 }), rowOf("c"), rowOf("d", { fee: -1 })];
    expect(rangeFigures(view([name, fee], rows), none, all(2, 4))).toEqual({
      count: 7,
      kinds: [{ type: "yen", sum: 29_999, average: 29_999 / 3, min: -1, max: 30_000 }],
    });
  });

  it("keeps yen, numbers and rates apart", () => {
    const rows = [
      rowOf("a", { fee: 100, size: 24.5, rate: 0.1 }),
      rowOf("b", { fee: 200, size: 23, rate: 0.3 }),
    ];
    const { count, kinds } = rangeFigures(view([fee, size, rate], rows), none, all(3, 2));
    expect(count).toBe(6);
    expect(kinds.map(({ type, sum }) => [type, sum])).toEqual([
      ["yen", 300],
      ["number", 47.5],
      ["percent", 0.4],
    ]);
  });

  it("takes only the columns and rows that are there: hidden and closed ones are not", () => {
    const rows = [rowOf("a", { fee: 1, size: 10 }), rowOf("b", { fee: 2, size: 20 })];
    // The size between them is hidden, so it is not among the columns of the table.
    expect(rangeFigures(view([name, fee], rows), none, all(2, 2)).kinds).toEqual([
      { type: "yen", sum: 3, average: 1.5, min: 1, max: 2 },
    ]);
    // A range that a moment ago reached further than the rows now do.
    expect(rangeFigures(view([fee], rows), none, all(4, 9)).kinds[0]?.sum).toBe(3);
    expect(rangeFigures(view([fee], []), none, all(1, 2))).toEqual({ count: 0, kinds: [] });
  });

  it("takes what is shown: an edit that is being saved, a cleared cell, a text that is no number", () => {
    const rows = [rowOf("a", { fee: 100 }), rowOf("b", { fee: 200 })];
    const sumWith = (edit: Partial<CellEdit>) => {
      const { count, kinds } = rangeFigures(view([fee], rows), edited("a", "fee", edit), all(1, 2));
      return [count, kinds[0]?.sum];
    };
    expect(sumWith({ value: 500 })).toEqual([2, 700]);
    expect(sumWith({ value: null })).toEqual([1, 200]);
    expect(sumWith({ value: 999, state: "failed", message: "だめ" })).toEqual([2, 1_199]);
    expect(sumWith({ value: 100, state: "failed", text: "来週" })).toEqual([2, 200]);
  });

  it("counts a memo of blank text, a dash and an empty copy as blank, and a box that is off as a value", () => {
    const box: DataTableColumn<Row> = {
      key: "box",
      header: "済",
      cell: () => "",
      editor: { type: "checkbox", value: () => false },
    };
    const copied: DataTableColumn<Row> = {
      key: "copied",
      header: "次",
      cell: () => "描くもの",
      text: ({ memo: words }) => words ?? "",
    };
    const rows = [rowOf("a", { memo: "" }), rowOf("b")];
    expect(rangeFigures(view([memo], rows), none, all(1, 2)).count).toBe(0);
    expect(rangeFigures(view([followers], rows), none, all(1, 2)).count).toBe(0);
    expect(rangeFigures(view([copied], rows), none, all(1, 2)).count).toBe(0);
    expect(rangeFigures(view([box], rows), none, all(1, 2)).count).toBe(2);
  });

  it("reads each number once and draws no cell for it", () => {
    const value = vi.fn((row: Row) => row.rate);
    const cell = vi.fn(() => "");
    const rows = Array.from({ length: 1_000 }, (_, nth) => rowOf(`r${nth}`, { rate: nth }));
    const column: DataTableColumn<Row> = {
      key: "rate",
      header: "率",
      cell,
      figure: { type: "number", value },
    };
    expect(rangeFigures(view([column], rows), none, all(1, 1_000)).kinds[0]?.sum).toBe(499_500);
    expect(value).toHaveBeenCalledTimes(1_000);
    expect(cell).not.toHaveBeenCalled();
  });
});
