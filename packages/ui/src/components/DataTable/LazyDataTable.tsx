import type { ComponentType, ReactNode } from "react";
import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { DataTableProps } from "./DataTable.tsx";

const heightOf = ({ rows, rowHeight = 48 }: DataTableProps<unknown>) =>
  rowHeight * (Math.min(Math.max(rows.length, 4), 12) + 1);

/**
 * Rows with a header and first column that stay in view, selection, settings of the columns, editing.
 * The largest part of the package, so it loads where a table is drawn; bones of its height wait for it.
 */
export const DataTable = lazily(
  async () => (await import("./DataTable.tsx")).DataTable as ComponentType<DataTableProps<unknown>>,
  (props) => <Skeleton shape="block" height={heightOf(props)} />,
) as unknown as <Row>(props: DataTableProps<Row>) => ReactNode;

/** The button that shows, hides and orders columns; it comes with the table. */
export const DataTableColumnSettings = lazily(
  async () => (await import("./DataTableColumnSettings.tsx")).DataTableColumnSettings,
  () => <Skeleton shape="block" width={72} height="var(--tsu-control-md)" />,
);
