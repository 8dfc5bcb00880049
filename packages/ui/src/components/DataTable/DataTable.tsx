import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { DataTableColumn } from "./columns.ts";
import { DataTableRoot } from "./DataTable.styles.ts";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import type { Selection } from "./selection.ts";

/** Above this many rows only those in view are mounted. */
const VIRTUAL_FROM = 100;

export interface DataTableProps<Row> {
  /** Name of the table, read aloud. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Rows that match in all, when more exist than are loaded. */
  totalCount?: number;
  /** First load: shows placeholders. With rows present they stay, and a thread runs under the header. */
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** px. Default 48. */
  rowHeight?: number;
  /** Height at which the table scrolls in itself. */
  maxHeight?: CSSProperties["maxHeight"];
}

/** Rows with a header and first column that stay in view. Plain elements under one styled container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel = rowKey,
    selection,
    loading = false,
    empty,
    rowHeight = 48,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const visible = isVirtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = isVirtual ? (visible[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0) : 0;
  const columnCount = columns.length + (selection ? 1 : 0);
  const style = {
    "--row-height": `${rowHeight}px`,
    "--check-width": selection ? "44px" : "0px",
    maxHeight: props.maxHeight ?? (isVirtual ? "70dvh" : undefined),
  } as CSSProperties;

  return (
    <DataTableRoot
      ref={scroller}
      style={style}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-loading={(loading && rows.length > 0) || undefined}
    >
      <table
        aria-label={label}
        aria-rowcount={(props.totalCount ?? rows.length) + 1}
        aria-busy={loading || undefined}
      >
        <DataTableHead
          columns={columns}
          sort={props.sort}
          onSortChange={props.onSortChange}
          selection={selection}
          pageKeys={rows.map(rowKey)}
        />
        <tbody>
          {loading && rows.length === 0 && <PlaceholderRows columnCount={columnCount} />}
          {!loading && rows.length === 0 && (
            <tr>
              <td className="empty" colSpan={columnCount}>
                {empty}
              </td>
            </tr>
          )}
          <Gap height={before} columnCount={columnCount} />
          {visible.map(({ index }) => {
            const row = rows[index] as Row;
            const key = rowKey(row);
            return (
              <DataTableRow
                key={key}
                row={row}
                rowKey={key}
                rowIndex={index + 2}
                rowLabel={rowLabel(row)}
                columns={columns}
                selection={selection}
              />
            );
          })}
          <Gap height={after} columnCount={columnCount} />
        </tbody>
      </table>
    </DataTableRoot>
  );
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr className="gap">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

const PlaceholderRows = ({ columnCount }: { columnCount: number }) =>
  ["70%", "55%", "80%", "60%", "75%", "50%"].map((width) => (
    <tr key={width}>
      <td colSpan={columnCount}>
        <Skeleton width={width} />
      </td>
    </tr>
  ));
