import type { ImportMapping } from "@tsumugi/contract";
import { type Known, type ParsedRow, parseRow } from "../import-tasks/rows/parseRow.ts";

/** Columns of a small file, and the genres that it may name. */
export const MAPPING: ImportMapping = [
  "display_name",
  "email",
  "instagram",
  "instagram_followers",
  "genres",
  "tags",
];
export const KNOWN: Known = {
  genres: new Map([["美容", "beauty"]]),
  members: new Map([
    ["佐藤美咲", "m1"],
    ["misaki@example.jp", "m1"],
    ["鈴木", null],
  ]),
};

/** A row of that file without a fault. */
export const parsed = (...cells: string[]): ParsedRow => {
  const result = parseRow(cells, MAPPING, KNOWN);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
};
