import { expect, it } from "vitest";
import { barHeight, barTable, readBar, sumAt, totalAt } from "./barChartData.ts";

const series = [
  { key: "a", label: "いいね", values: [3, null] },
  { key: "b", label: "保存", values: [-1, null] },
];

it("sums a stack, and knows a stack without numbers from one of zero", () => {
  expect(totalAt(series, 0)).toBe(2);
  expect(totalAt(series, 1)).toBeNull();
});

it("knows where a stack ends above and below zero", () => {
  expect([sumAt(series, 0, 1), sumAt(series, 0, -1)]).toEqual([3, -1]);
  expect([sumAt(series, 1, 1), sumAt(series, 1, -1)]).toEqual([0, 0]);
});

it("ends a stack with its sum, in the tip and in the table", () => {
  const data = { categories: ["はなこ", "ゆうき"], series, unit: "件", stacked: true };
  expect(readBar(data, 0).rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "いいね 3件",
    "保存 -1件",
    "合計 2件",
  ]);
  expect(barTable(data, "投稿").rows[1]?.cells).toEqual(["—", "—", "—"]);
  expect(barTable({ ...data, stacked: false }, "投稿").columns).toHaveLength(2);
});

it("grows with the rows and stays level for columns", () => {
  expect(barHeight("rows", 10, 1)).toBeGreaterThan(barHeight("rows", 5, 1));
  expect(barHeight("columns", 90, 1)).toBe(300);
});

it("tells days as the lines do, and everything else as it is", () => {
  const data = { categories: ["2026-11-20", "3日目"], series: [], unit: "", stacked: false };
  expect(barTable(data, "日付").rows.map(({ label }) => label)).toEqual(["2026/11/20(金)", "3日目"]);
  expect(readBar(data, 0).title).toBe("2026/11/20(金)");
});
