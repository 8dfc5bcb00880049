import { useState } from "react";
import { useStore } from "../useStore.ts";
import { createSelection, type Selection, type SelectionState } from "./selection.ts";

/** A selection that lives as long as the component, and its selected keys. */
export function useSelection(): { selection: Selection; selectedKeys: readonly string[] } {
  const [selection] = useState(() => createSelection());
  return { selection, selectedKeys: useSelectedKeys(selection) };
}

/** The rows selected one by one; renders again on each change. */
export const useSelectedKeys = (selection: Selection): readonly string[] =>
  useStore(selection.subscribe, selection.keys);

/** The selection: some rows, or all matching rows except some. Renders again on each change. */
export const useSelectionState = (selection: Selection): SelectionState =>
  useStore(selection.subscribe, selection.state);

/** The number of selected rows of `total` matching ones; renders again when the count changes. */
export const useSelectedCount = (selection: Selection, total: number): number =>
  useStore(selection.subscribe, () => selection.count(total));

/** Whether one row is selected; renders again only when that changes. */
export const useIsSelected = (selection: Selection, key: string): boolean =>
  useStore(selection.subscribe, () => selection.has(key));

/** Whether all, some or none of the given rows are selected. */
export const usePageSelection = <Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): "all" | "some" | "none" => useStore(selection.subscribe, () => pageSelection(selection, rows, rowKey));

const known = new WeakMap<SelectionState, { rows: readonly unknown[]; answer: "all" | "some" | "none" }>();

/**
 * Computed once per selection and list of rows, because the header and the bar both read it several times.
 */
export function pageSelection<Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): "all" | "some" | "none" {
  const state = selection.state();
  const before = known.get(state);
  if (before?.rows === rows) return before.answer;
  const answer = compare(selection, rows, rowKey);
  known.set(state, { rows, answer });
  return answer;
}

/** Compares the rows and stops at the first one that differs. */
function compare<Row>(selection: Selection, rows: readonly Row[], rowKey: (row: Row) => string) {
  const [first] = rows;
  if (first === undefined || selection.count(Number.MAX_SAFE_INTEGER) === 0) return "none";
  if (selection.holdsAll(rows)) return "all";
  const chosen = selection.has(rowKey(first), rows);
  if (rows.some((row) => selection.has(rowKey(row), rows) !== chosen)) return "some";
  return chosen ? "all" : "none";
}
