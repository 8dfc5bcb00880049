import type { ProjectCreator, RefusedCell } from "@tsumugi/contract";
import { isApiError, useProjectCells } from "@tsumugi/hooks";
import type { SheetConflict } from "@tsumugi/patterns";
import type { CellChange, CellRejection, OnEdit } from "@tsumugi/ui";
import { useCallback, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

const cellId = (rowKey: string, columnKey: string) => `${rowKey} ${columnKey}`;

/** A cell as the server takes it. `was`: what the person saw there. */
export const asSent = ({ rowKey, columnKey, value, previous }: CellChange, was = previous) => ({
  creator_uid: rowKey,
  column: columnKey,
  value,
  was,
});

const staleMessage =
  "ほかの人が先に変更しました。表の上で、自分の値と現在の値のどちらにするかを選んでください。";

export interface SheetCellsOptions {
  /** Whose values are one's own. */
  readonly ownUid: string;
  /** The right to write has ended: the sheet goes, with what was typed into it. */
  readonly onForbidden: (changes: readonly CellChange[]) => void;
}

/**
 * Saves cells of the sheet. Somebody else's value is never overwritten unseen: a cell that changed meanwhile is
 * refused and stands in `conflicts` with both values, until one of them is chosen or it is typed once more.
 */
export function useSheetCells(
  project: { readonly uid: string },
  rows: readonly ProjectCreator[],
  { ownUid, onForbidden }: SheetCellsOptions,
) {
  const { editCells } = useProjectCells(project.uid);
  const [conflicts, setConflicts] = useState<readonly SheetConflict[]>([]);
  /** What a refused cell holds on the server: typing over the refusal is a decision against that value. */
  const seen = useRef(new Map<string, CellChange["value"]>());
  const names = useRef(rows);
  names.current = rows;
  const refuse = useRef(onForbidden);
  refuse.current = onForbidden;

  const drop = useCallback((cells: readonly Pick<CellChange, "rowKey" | "columnKey">[]) => {
    const gone = new Set(cells.map(({ rowKey, columnKey }) => cellId(rowKey, columnKey)));
    setConflicts((before) => {
      const left = before.filter(({ rowKey, columnKey }) => !gone.has(cellId(rowKey, columnKey)));
      return left.length === before.length ? before : left;
    });
  }, []);

  const onEdit = useCallback<OnEdit>(
    async (changes) => {
      // What was typed before the refusal was shown does not decide against a value that nobody has seen.
      const wasOf = ({ rowKey, columnKey, previous, isAfterRefusal }: CellChange) => {
        const id = cellId(rowKey, columnKey);
        return isAfterRefusal && seen.current.has(id) ? (seen.current.get(id) ?? null) : previous;
      };
      const body = changes.map((change) => asSent(change, wasOf(change)));
      let refused: readonly RefusedCell[];
      try {
        refused = await editCells(body);
        // An own value that this screen does not show yet, e.g. of a save whose answer was lost: nobody else's is lost.
        const own = refused.filter(({ reason, by }) => reason === "stale" && by && by.uid === ownUid);
        const stillOwn = new Map(own.map((cell) => [cellId(cell.creator_uid, cell.column), cell]));
        const again = changes.flatMap((change) => {
          const cell = stillOwn.get(cellId(change.rowKey, change.columnKey));
          return cell ? [asSent(change, cell.current)] : [];
        });
        if (again.length > 0) {
          const others = refused.filter((cell) => !own.includes(cell));
          refused = [...others, ...(await editCells(again))];
        }
      } catch (cause) {
        if (isApiError(cause) && cause.code === "forbidden") refuse.current(changes);
        throw new Error(fullMessageOf(cause));
      }
      for (const { rowKey, columnKey } of changes) seen.current.delete(cellId(rowKey, columnKey));
      drop(changes);
      const stale = refused.filter(({ reason }) => reason === "stale");
      for (const cell of stale) seen.current.set(cellId(cell.creator_uid, cell.column), cell.current);
      const found = stale.map((cell): SheetConflict => {
        const mine = changes.find(
          ({ rowKey, columnKey }) => rowKey === cell.creator_uid && columnKey === cell.column,
        );
        return {
          rowKey: cell.creator_uid,
          columnKey: cell.column,
          name: names.current.find(({ creator_uid }) => creator_uid === cell.creator_uid)?.display_name ?? "",
          mine: mine?.value ?? null,
          theirs: cell.current,
          by: cell.by?.name,
          at: cell.at ?? undefined,
        };
      });
      if (found.length > 0) setConflicts((before) => [...before, ...found]);
      return refused.map(
        (cell): CellRejection => ({
          rowKey: cell.creator_uid,
          columnKey: cell.column,
          message: cell.reason === "stale" ? staleMessage : cell.message,
        }),
      );
    },
    [editCells, drop, ownUid],
  );

  /** The other value stays: nothing is left to decide. */
  const settle = useCallback(
    (cells: readonly SheetConflict[]) => {
      for (const { rowKey, columnKey } of cells) seen.current.delete(cellId(rowKey, columnKey));
      drop(cells);
    },
    [drop],
  );
  return { onEdit, conflicts, settle };
}
