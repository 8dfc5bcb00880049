import { type MouseEvent, useState } from "react";
import { fn, screen } from "storybook/test";
import { creatorName } from "../../../testing/creatorNames.ts";
import { LONG_NAME } from "../../../testing/Gallery.tsx";
import { Money } from "../../Money/Money.tsx";
import { Toolbar } from "../../Toolbar/Toolbar.tsx";
import { DataTable, type DataTableProps } from "../DataTable.tsx";
import type { DataTableColumn } from "../table/columns.ts";
import type { Selection } from "../table/selection.ts";
import { useSelectedCount, useSelection } from "../table/useSelection.ts";

export interface Creator {
  uid: string;
  name: string;
  fee: number;
  memo: string;
}

/** What tells a row from all others, as it stands in the last column. */
export const numberOf = (index: number) => `CR-${String(index + 1).padStart(5, "0")}`;

const memos = ["前回の投稿は保存数がとても良かった。次は動画で相談したい。", "返信は平日の昼が早い。", "—"];

export const rowsOf = (count: number): Creator[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: numberOf(index),
    name: index === 1 ? LONG_NAME : creatorName(index),
    fee: 30_000 + ((index * 79) % 100) * 1000,
    memo: memos[index % memos.length] ?? "",
  }));

/** Pressing a name leads nowhere, so that a story stays where it is. */
export const open = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());

export const columns: DataTableColumn<Creator>[] = [
  {
    key: "name",
    header: "クリエイター",
    width: 220,
    sortKey: "name",
    title: (row) => row.name,
    cell: (row) => (
      <a href={`#${row.uid}`} onClick={open} className="tsu-truncate">
        {row.name}
      </a>
    ),
  },
  {
    key: "fee",
    header: "報酬",
    width: 120,
    align: "end",
    sortKey: "fee",
    cell: (row) => <Money value={row.fee} />,
  },
  { key: "memo", header: "社内メモ", width: 200, title: (row) => row.memo, cell: (row) => row.memo },
  { key: "uid", header: "番号", width: 500, cell: (row) => row.uid },
];

interface StatefulProps extends Partial<DataTableProps<Creator>> {
  rowCount: number;
  onSort?: (sort?: string) => void;
  /** Handed out, so that a story can look into it. */
  onSelection?: (selection: Selection) => void;
}

const byFee = (sort: string | undefined) => (a: Creator, b: Creator) =>
  sort === "fee" ? a.fee - b.fee : sort === "-fee" ? b.fee - a.fee : 0;

/** Holds sort and selection as a page would. */
export const CreatorTable = ({ rowCount, onSort, onSelection, ...props }: StatefulProps) => {
  const [sort, setSort] = useState<string>();
  const own = useSelection().selection;
  const selection = props.selection ?? own;
  onSelection?.(selection);
  const count = useSelectedCount(selection, props.totalCount ?? rowCount);
  return (
    <>
      <Toolbar selectedCount={count} onClearSelection={selection.clear}>
        {(props.totalCount ?? rowCount).toLocaleString("ja-JP")}件
      </Toolbar>
      <DataTable
        label="クリエイター"
        columns={columns}
        rows={rowsOf(rowCount).sort(byFee(sort))}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSort?.(next);
        }}
        selection={selection}
        {...props}
      />
    </>
  );
};

export const cell = (text: string) => screen.getByText(text).closest("td, th") as HTMLElement;
