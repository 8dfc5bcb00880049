import { useState, useSyncExternalStore } from "react";
import { createSelection, type Selection, type SelectionState } from "./selection.ts";

/** A selection that lives as long as the component, and its chosen keys. */
export function useSelection(): { selection: Selection; selectedKeys: readonly string[] } {
  const [selection] = useState(() => createSelection());
  return { selection, selectedKeys: useSelectedKeys(selection) };
}

/** The rows chosen one by one; draws again at each change. */
export const useSelectedKeys = (selection: Selection): readonly string[] =>
  useSyncExternalStore(selection.subscribe, selection.keys);

/** What is chosen: some rows, or all that match but some. Draws again at each change. */
export const useSelectionState = (selection: Selection): SelectionState =>
  useSyncExternalStore(selection.subscribe, selection.state);

/** How many rows are chosen of so many that match in all; draws again when the count changes. */
export const useSelectedCount = (selection: Selection, total: number): number =>
  useSyncExternalStore(selection.subscribe, () => selection.count(total));

/** Whether one row is chosen; draws again only when that changes. */
export const useIsSelected = (selection: Selection, key: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(key));

/** `all`, `some` or `none` of the given rows. */
export const usePageSelection = <Row>(
  selection: Selection,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): "all" | "some" | "none" =>
  useSyncExternalStore(selection.subscribe, () => pageSelection(selection, rows, rowKey));

const known = new WeakMap<SelectionState, { rows: readonly unknown[]; answer: "all" | "some" | "none" }>();

/** Worked out once per selection and list of rows: header and bar ask for it, each more than once. */
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

/** Stops at the first row that differs. */
function compare<Row>(selection: Selection, rows: readonly Row[], rowKey: (row: Row) => string) {
  const [first] = rows;
  if (first === undefined || selection.count(Number.MAX_SAFE_INTEGER) === 0) return "none";
  const chosen = selection.has(rowKey(first));
  if (rows.some((row) => selection.has(rowKey(row)) !== chosen)) return "some";
  return chosen ? "all" : "none";
}
