import { type CustomFieldLook, customFieldsOf, type ManagedCreator } from "@tsumugi/contract";
import { isApiError, useUpdateManagedCreator } from "@tsumugi/hooks";
import type { OptionLook } from "@tsumugi/patterns";
import type { CellChange, CellRejection, OnEdit } from "@tsumugi/ui";
import { useRef } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { changeOf, splitStale, staleMessage } from "./creatorCells.ts";

const reject = ({ rowKey, columnKey }: CellChange, message: string): CellRejection => ({
  rowKey,
  columnKey,
  message,
});

const cellId = ({ rowKey, columnKey }: CellChange) => `${rowKey} ${columnKey}`;

const GONE = "この行はもう一覧にないため、保存していません。クリエイターの画面を開いて変更してください。";

/** Saves what is typed into the table, record by record; a cell that is refused keeps its text and says why. */
export function useCreatorCells(
  creators: readonly ManagedCreator[],
  owners: readonly OptionLook[],
  customFields: readonly CustomFieldLook[],
): OnEdit {
  const { updateManagedCreator } = useUpdateManagedCreator();
  // Two edits of one record may follow each other faster than the list is read again, and the first one may take the
  // record out of the list. `theirs` is the record where somebody else made that version.
  const latest = useRef(new Map<string, { readonly version: number; readonly theirs?: ManagedCreator }>());
  // Cells that were refused with the other value beside them: typed once more, that is a decision. What only got no
  // answer, and is sent again, decides against nothing.
  const shown = useRef(new Set<string>());
  const names = {
    nameOf: (uid: string) => owners.find(({ value }) => value === uid)?.label,
    customFields: customFieldsOf(customFields),
  };

  const save = async (
    uid: string,
    cells: readonly CellChange[],
    version: number,
  ): Promise<CellRejection[]> => {
    try {
      const saved = await updateManagedCreator(uid, { ...changeOf(cells), version });
      latest.current.set(uid, { version: saved.version });
      for (const cell of cells) shown.current.delete(cellId(cell));
      return [];
    } catch (cause) {
      if (!isApiError(cause) || cause.code !== "stale_version")
        return cells.map((cell) => reject(cell, fullMessageOf(cause)));
      const current = cause.current as ManagedCreator;
      latest.current.set(uid, { version: current.version, theirs: current });
      return saveFree(cells, current);
    }
  };

  /** What somebody else changed in other cells stays, and does not stand in the way of these. */
  const saveFree = async (
    cells: readonly CellChange[],
    current: ManagedCreator,
    decided: readonly CellChange[] = [],
  ) => {
    const { free, taken } = splitStale(cells, current);
    for (const cell of taken) shown.current.add(cellId(cell));
    const refused = taken.map((cell) => reject(cell, staleMessage(cell, current, names)));
    const going = [...decided, ...free];
    return going.length === 0 ? refused : [...refused, ...(await save(current.uid, going, current.version))];
  };

  const saveRow = (uid: string, cells: readonly CellChange[]) => {
    const row = creators.find((creator) => creator.uid === uid);
    const last = latest.current.get(uid);
    const isListed = row && (!last || row.version > last.version);
    const present = isListed ? row : last?.theirs;
    if (!present) return last ? save(uid, cells, last.version) : cells.map((cell) => reject(cell, GONE));
    // The list may have been read again since the cell was opened: its version alone says nothing about what was seen.
    const decided = cells.filter((cell) => cell.isAfterRefusal && shown.current.has(cellId(cell)));
    return saveFree(
      cells.filter((cell) => !decided.includes(cell)),
      present,
      decided,
    );
  };

  return async (changes) => {
    const rows = [...Map.groupBy(changes, ({ rowKey }) => rowKey)].map(async ([uid, cells]) =>
      saveRow(uid, cells),
    );
    return (await Promise.all(rows)).flat();
  };
}
