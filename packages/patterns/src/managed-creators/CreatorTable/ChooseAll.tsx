import { Button, Checkbox, type Selection, useSelectedCount, useSelectionState } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { CreatorTableProps } from "./CreatorTable.tsx";

type ChooseAllProps = Pick<CreatorTableProps, "creators" | "totalCount" | "isTotalCapped"> & {
  selection: Selection;
};

/** What the head of the table and the band under it do: those that are listed, then all that match. */
export function ChooseAll({
  creators,
  totalCount = creators.length,
  isTotalCapped,
  selection,
}: ChooseAllProps) {
  const state = useSelectionState(selection);
  const chosen = useSelectedCount(selection, totalCount);
  const isAll = state.mode === "all";
  const isPage = chosen > 0 && creators.every(({ uid }) => selection.has(uid, creators));
  const total = `${formatInteger(totalCount)}名${isTotalCapped ? "以上" : ""}`;
  return (
    <>
      <Checkbox
        label="表示中をすべて選択"
        checked={isPage}
        indeterminate={chosen > 0 && !isPage}
        onChange={() => (isPage ? selection.clear() : selection.setRows(creators, (creator) => creator.uid))}
      />
      <div className="matching" data-shown={isAll || (isPage && totalCount > creators.length) || undefined}>
        <span role="status">
          {isAll && `条件に合う${total}すべてを選択しています`}
          {isAll && state.except.length > 0 && `（${formatInteger(state.except.length)}名を除く）`}
        </span>
        {!isAll && isPage && totalCount > creators.length && (
          <Button size="sm" onClick={selection.selectAll}>
            条件に合う{total}すべてを選択
          </Button>
        )}
        {isAll && (
          <Button size="sm" onClick={selection.clear}>
            すべての選択を解除
          </Button>
        )}
      </div>
    </>
  );
}
