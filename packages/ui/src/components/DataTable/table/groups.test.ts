import { expect, it } from "vitest";
import { type DataTableGroup, tableLines } from "./groups.ts";

const group = (key: string, count: number, isClosed = false): DataTableGroup => ({
  key,
  name: key,
  label: key,
  count,
  isClosed,
});
const keys = (rowCount: number, groups?: readonly DataTableGroup[]) => {
  const lines = tableLines(rowCount, groups);
  return Array.from({ length: lines.count }, (_, line) => {
    const at = lines.at(line);
    return typeof at === "number" ? at : at.key;
  });
};

it("puts each head before its rows, and a closed one before the next head", () => {
  expect(keys(3, [group("a", 2), group("b", 4, true), group("c", 1)])).toEqual(["a", 0, 1, "b", "c", 2]);
});

it("finds the line of a row", () => {
  const lines = tableLines(3, [group("a", 2), group("b", 4, true), group("c", 1)]);
  expect([0, 1, 2].map(lines.lineOf)).toEqual([1, 2, 5]);
  expect(lines.lineOf(7)).toBe(-1);
});

it("loses no row that the groups do not count", () => {
  expect(keys(3, [group("a", 1)])).toEqual(["a", 0, 1, 2]);
  expect(keys(0, [group("a", 5, true)])).toEqual(["a"]);
});

it("is the rows themselves without groups", () => {
  expect(keys(3)).toEqual([0, 1, 2]);
});
