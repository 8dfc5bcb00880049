import { formatInteger } from "../../../format/format.ts";
import { useWord } from "../../../words/useWord.ts";
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
  const word = useWord();
  const { selection, rows, rowKey, totalCount, isTotalCapped } = props;
  const state = useSelectionState(selection);
  const page = usePageSelection(selection, rows, rowKey);
  const isAll = state.mode === "all";
  const isOffered = !isAll && page === "all" && totalCount > rows.length;
  const total = word(isTotalCapped ? "{count}件以上" : "{count}件", { count: formatInteger(totalCount) });
  return (
    <div className="bar" data-shown={isAll || isOffered || undefined}>
      <span role="status">
        {isAll && word("条件に合う{total}すべてを選択しています", { total })}
        {isAll &&
          state.except.length > 0 &&
          word("（{count}件を除く）", { count: formatInteger(state.except.length) })}
        {isOffered && word("表示中の{count}件を選択しました。", { count: formatInteger(rows.length) })}
      </span>
      {isOffered && (
        <Button size="sm" variant="ghost" onClick={selection.selectAll}>
          {word("条件に合う{total}すべてを選択", { total })}
        </Button>
      )}
      {isAll && (
        <Button size="sm" variant="ghost" onClick={selection.clear}>
          {word("すべての選択を解除")}
        </Button>
      )}
    </div>
  );
}
