import { expect, it } from "vitest";
import { axisLabel, dayPlaces, fullLabel } from "../Chart/positionLabel.ts";
import { isAlone, lastKnown, lineTable, medianRuns, readLine } from "./lineChartData.ts";

const series = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    label: `系列${index}`,
    values: [index, null],
  }));

it("writes days as Japanese dates and leaves other labels", () => {
  expect(axisLabel("2026-11-20")).toBe("11/20");
  expect(fullLabel("2026-11-20")).toBe("2026/11/20(金)");
  expect(axisLabel("3日目")).toBe("3日目");
});

it("reads from high to low, keeps gaps apart from zero, and counts what it leaves out", () => {
  const few = readLine({ x: ["0日目", "1日目"], series: series(2), unit: "回" }, 0);
  expect(few.rows.map(({ label, value }) => `${label} ${value}`)).toEqual(["系列1 1回", "系列0 0回"]);
  expect(readLine({ x: ["0日目", "1日目"], series: series(2), unit: "回" }, 1).rows[0]?.value).toBe(
    "データなし",
  );
  expect(readLine({ x: ["0日目"], series: series(100), unit: "" }, 0)).toMatchObject({ rest: 94 });
});

it("adds the median and its quarters where they are known", () => {
  const band = { median: [5, null], low: [2, null], high: [9, null] };
  const rows = (index: number) =>
    readLine({ x: ["0日目", "1日目"], series: [], band, unit: "回" }, index).rows.map(({ value }) => value);
  expect(rows(0)).toEqual(["5回", "2〜9回"]);
  expect(rows(1)).toEqual([]);
  expect(
    lineTable({ x: ["0日目"], series: [], band, unit: "" }, "日").columns.map(({ label }) => label),
  ).toEqual(["中央値", "下位25%の境", "上位25%の境"]);
});

it("places days by the time between them, and anything else at equal distances", () => {
  expect(dayPlaces(["2026-09-10", "2026-09-20", "2026-10-30"])).toEqual([0, 0.2, 1]);
  expect(dayPlaces(["0日目", "1日目"])).toBeUndefined();
  expect(dayPlaces(["2026-09-10", "2026-09-10"])).toBeUndefined();
  expect(dayPlaces(["2026-09-10"])).toBeUndefined();
});

it("cuts the median where another number of series stands behind it, and says the number", () => {
  const band = { median: [10, 20, 90, 95], counts: [5, 5, 3, 3] };
  expect(medianRuns(band)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(medianRuns({ median: [10, 20, 90] })).toEqual([[0, 2]]);
  const data = { x: ["0日目", "1日目", "2日目"], series: [], band, unit: "回" };
  expect(readLine(data, 2).rows[0]?.value).toBe("90回（3件）");
  expect(lineTable(data, "日").rows[0]?.cells).toEqual(["10回（5件）"]);
});

it("finds points that no line would show, and the end of a line", () => {
  expect([0, 1, 2, 3].filter((index) => isAlone([1, null, 3, null], index))).toEqual([0, 2]);
  expect(isAlone([1, 2], 0)).toBe(false);
  expect(lastKnown([1, 2, null])).toBe(1);
  expect(lastKnown([null])).toBe(-1);
});
