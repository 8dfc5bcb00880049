import { useState, useSyncExternalStore } from "react";
import { createSelection, type Selection } from "./selection.ts";

/** A selection that lives as long as the component, and its chosen keys. */
export function useSelection(): { selection: Selection; selectedKeys: readonly string[] } {
  const [selection] = useState(() => createSelection());
  return { selection, selectedKeys: useSelectedKeys(selection) };
}

/** The chosen keys; draws again at each change. */
export const useSelectedKeys = (selection: Selection): readonly string[] =>
  useSyncExternalStore(selection.subscribe, selection.keys);

/** Whether one row is chosen; draws again only when that changes. */
export const useIsSelected = (selection: Selection, key: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(key));

/** `all`, `some` or `none` of the given rows. */
export const useSelectionState = (selection: Selection, keys: readonly string[]): "all" | "some" | "none" =>
  useSyncExternalStore(selection.subscribe, () => {
    let count = 0;
    for (const key of keys) if (selection.has(key)) count += 1;
    if (count === 0) return "none";
    return count === keys.length ? "all" : "some";
  });
