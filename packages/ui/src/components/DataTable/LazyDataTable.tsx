import type { ComponentType, ReactNode } from "react";
import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { DataTableProps } from "./DataTable.tsx";

const heightOf = ({ rows, rowHeight = 48 }: DataTableProps<unknown>) =>
  rowHeight * (Math.min(Math.max(rows.length, 4), 12) + 1);

/**
 * A table with a fixed header and first column, selection, column settings and editing. It is the largest
 * component, so it is loaded on first use; a skeleton of the same height is shown until then.
 */
export const DataTable = lazily(
  async () => (await import("./DataTable.tsx")).DataTable as ComponentType<DataTableProps<unknown>>,
  (props) => <Skeleton shape="block" height={heightOf(props)} />,
) as unknown as <Row>(props: DataTableProps<Row>) => ReactNode;

/** The button that opens the column settings; it is loaded together with the table. */
export const DataTableColumnSettings = lazily(
  async () => (await import("./table/DataTableColumnSettings.tsx")).DataTableColumnSettings,
  () => <Skeleton shape="block" width={72} height="var(--tsu-control-md)" />,
);
