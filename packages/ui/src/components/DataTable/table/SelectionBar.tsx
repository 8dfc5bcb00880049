import { formatInteger } from "../../../format/format.ts";
import { Button } from "../../Button/Button.tsx";
import type { Selection } from "./selection.ts";
import { usePageSelection, useSelectionState } from "./useSelection.ts";

export interface SelectionBarProps<Row> {
  selection: Selection;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Total number of matching rows. */
  totalCount: number;
  /** More rows match than `totalCount`. */
  isTotalCapped: boolean;
}

/**
 * Offers to select all matching rows when all loaded rows are selected, and shows which of the two is
 * selected.
 */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, rows, rowKey, totalCount, isTotalCapped } = props;
  const state = useSelectionState(selection);
  const page = usePageSelection(selection, rows, rowKey);
  const isAll = state.mode === "all";
  const isOffered = !isAll && page === "all" && totalCount > rows.length;
  const total = `${formatInteger(totalCount)}件${isTotalCapped ? "以上" : ""}`;
  return (
    <div className="bar" data-shown={isAll || isOffered || undefined}>
      <span role="status">
        {isAll && `条件に合う${total}すべてを選択しています`}
        {isAll && state.except.length > 0 && `（${formatInteger(state.except.length)}件を除く）`}
        {isOffered && `表示中の${formatInteger(rows.length)}件を選択しました。`}
      </span>
      {isOffered && (
        <Button size="sm" variant="ghost" onClick={selection.selectAll}>
          条件に合う{total}すべてを選択
        </Button>
      )}
      {isAll && (
        <Button size="sm" variant="ghost" onClick={selection.clear}>
          すべての選択を解除
        </Button>
      )}
    </div>
  );
}
