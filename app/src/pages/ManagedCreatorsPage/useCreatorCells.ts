import type { ManagedCreator } from "@tsumugi/contract";
import { isApiError, useUpdateManagedCreator } from "@tsumugi/hooks";
import type { CellChange, CellRejection, OnEdit } from "@tsumugi/ui";
import { useRef } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { changeOf, presentText, staleMessage } from "./creatorCells.ts";

/** Saves what is typed into the table, record by record; a cell that is refused keeps its text and says why. */
export function useCreatorCells(creators: readonly ManagedCreator[]): OnEdit {
  const { updateManagedCreator } = useUpdateManagedCreator();
  // Two edits of one record may follow each other faster than the list is read again.
  const versions = useRef(new Map<string, number>());

  const save = async (uid: string, cells: readonly CellChange[]): Promise<CellRejection[]> => {
    const row = creators.find((creator) => creator.uid === uid);
    if (!row) return [];
    const version = Math.max(row.version, versions.current.get(uid) ?? 0);
    try {
      const saved = await updateManagedCreator(uid, { ...changeOf(cells), version });
      versions.current.set(uid, saved.version);
      return [];
    } catch (cause) {
      const current =
        isApiError(cause) && cause.code === "stale_version" ? (cause.current as ManagedCreator) : undefined;
      if (current) versions.current.set(uid, current.version);
      return cells.map(({ rowKey, columnKey, value }) => ({
        rowKey,
        columnKey,
        message: current
          ? staleMessage(String(value ?? ""), presentText(current, columnKey))
          : fullMessageOf(cause),
      }));
    }
  };

  return async (changes) => {
    const rows = [...Map.groupBy(changes, ({ rowKey }) => rowKey)];
    return (await Promise.all(rows.map(([uid, cells]) => save(uid, cells)))).flat();
  };
}
