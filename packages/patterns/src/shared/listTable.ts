import type { DataTableProps } from "@tsumugi/ui";

type Framed = Pick<
  DataTableProps<never>,
  "sort" | "onSortChange" | "totalCount" | "isTotalCapped" | "loading" | "empty" | "layout" | "onLayoutChange"
>;

/** What every list hands on to its table: order, count, what stands for rows, and the columns' arrangement. */
export const listTable = (props: Framed) => ({
  sort: props.sort,
  onSortChange: props.onSortChange,
  totalCount: props.totalCount,
  isTotalCapped: props.isTotalCapped,
  loading: props.loading,
  empty: props.empty,
  layout: props.layout,
  onLayoutChange: props.onLayoutChange,
  columnSettings: props.onLayoutChange !== undefined,
});
