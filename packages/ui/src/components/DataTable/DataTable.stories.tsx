import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LONG_NAME } from "../../testing/Gallery.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Toolbar } from "../Toolbar/Toolbar.tsx";
import type { DataTableColumn } from "./columns.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { useSelection } from "./useSelection.ts";

interface Fruit {
  uid: string;
  name: string;
  price: number;
}

const rowsOf = (count: number): Fruit[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `r${index}`,
    name: index === 1 ? LONG_NAME : `クリエイター${index + 1}`,
    price: (index * 7919) % 100000,
  }));

const columns: DataTableColumn<Fruit>[] = [
  {
    key: "name",
    header: "名前",
    width: 260,
    sortKey: "name",
    cell: (row) => row.name,
    title: (row) => row.name,
  },
  { key: "price", header: "報酬", width: 140, align: "end", sortKey: "price", cell: (row) => row.price },
  { key: "uid", header: "番号", width: 500, cell: (row) => row.uid },
];

const Stateful = (
  props: Partial<DataTableProps<Fruit>> & { rowCount: number; onSort?: (sort?: string) => void },
) => {
  const [sort, setSort] = useState<string>();
  const { selection, selectedKeys } = useSelection();
  return (
    <>
      <Toolbar selectedCount={selectedKeys.length} onClearSelection={selection.clear}>
        絞り込み
      </Toolbar>
      <DataTable
        label="見本"
        columns={columns}
        rows={rowsOf(props.rowCount)}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          props.onSort?.(next);
        }}
        selection={selection}
        {...props}
      />
    </>
  );
};

const meta = {
  title: "コンポーネント/DataTable",
  component: Stateful,
  args: { rowCount: 8, onSort: fn() },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Loading: Story = { name: "読み込み中", args: { rowCount: 0, loading: true } };
export const Refreshing: Story = { name: "読み直し中", args: { loading: true } };
export const Empty: Story = {
  name: "0件",
  args: { rowCount: 0, empty: <EmptyState kind="noMatch" title="該当する行はありません" /> },
};

export const SortsByHeader: Story = {
  name: "見出しで並べ替える",
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement).getByRole("columnheader", { name: "報酬" });
    const button = within(header).getByRole("button");
    await expect(header).toHaveAttribute("aria-sort", "none");
    await userEvent.click(button);
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(button);
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(button);
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
  },
};

export const SelectsThePage: Story = {
  name: "選択",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "クリエイター1を選択" }));
    await expect(canvas.getByText("1件選択中")).toBeVisible();
    const head = canvas.getByRole("checkbox", { name: "表示中の行をすべて選択" });
    await expect(head).toBePartiallyChecked();
    await userEvent.click(head);
    await expect(canvas.queryByText(/件選択中/)).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "表示中の行をすべて選択" }));
    await expect(canvas.getByText("8件選択中")).toBeVisible();
  },
};

export const DrawsOnlyWhatIsSeen: Story = {
  name: "1万行",
  args: { rowCount: 10000, maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole("row").length).toBeLessThan(80);
    canvas.getByRole("region").scrollTop = 48 * 5000;
    await waitFor(() => expect(canvas.getByText("クリエイター5001")).toBeVisible());
  },
};
