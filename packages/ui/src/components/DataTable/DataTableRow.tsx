import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { DataTableColumn } from "./columns.ts";
import type { Selection } from "./selection.ts";
import { useIsSelected } from "./useSelection.ts";

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Place in the whole table, header included (1 = header). */
  rowIndex: number;
  rowLabel: string;
  columns: readonly DataTableColumn<Row>[];
  selection?: Selection;
}

const nothingSelected: Pick<Selection, "has" | "subscribe"> = { has: () => false, subscribe: () => () => {} };

export function DataTableRow<Row>({
  row,
  rowKey,
  rowIndex,
  rowLabel,
  columns,
  selection,
}: DataTableRowProps<Row>) {
  const isSelected = useIsSelected((selection ?? nothingSelected) as Selection, rowKey);
  return (
    <tr aria-rowindex={rowIndex} data-selected={isSelected || undefined} data-key={rowKey}>
      {selection && (
        <td className="check">
          <Checkbox
            aria-label={`${rowLabel}を選択`}
            checked={isSelected}
            onChange={(event) => selection.set([rowKey], event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        return (
          <Cell
            key={column.key}
            className={index === 0 ? "key" : undefined}
            scope={index === 0 ? "row" : undefined}
            data-align={column.align}
            data-wrap={column.wrap || undefined}
            title={column.title?.(row)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
