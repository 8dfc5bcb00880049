import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ariaSort, type DataTableColumn, nextSort } from "./columns.ts";
import type { Selection } from "./selection.ts";
import { useSelectionState } from "./useSelection.ts";

export interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  pageKeys: readonly string[];
}

function PageCheckbox({ selection, pageKeys }: { selection: Selection; pageKeys: readonly string[] }) {
  const state = useSelectionState(selection, pageKeys);
  return (
    <Checkbox
      aria-label="表示中の行をすべて選択"
      checked={state === "all" && pageKeys.length > 0}
      indeterminate={state === "some"}
      disabled={pageKeys.length === 0}
      // Mixed clears: the press that people expect to undo what they see.
      onChange={() => selection.set(pageKeys, state === "none")}
    />
  );
}

export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  pageKeys,
}: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <td className="check" style={{ position: "sticky", top: 0 }}>
            <PageCheckbox selection={selection} pageKeys={pageKeys} />
          </td>
        )}
        {columns.map((column, index) => {
          const { sortKey } = column;
          const state = sortKey ? ariaSort(sort, sortKey) : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={index === 0 ? "key" : undefined}
              style={{ width: column.width }}
              data-align={column.align}
              aria-sort={state}
            >
              {sortKey && onSortChange ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort, sortKey))}>
                  {column.header}
                  <Icon
                    name={state === "none" ? "sort" : state === "ascending" ? "chevronUp" : "chevronDown"}
                    size={14}
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
