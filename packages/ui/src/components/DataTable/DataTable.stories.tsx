import type { Meta, StoryObj } from "@storybook/react-vite";
import { type MouseEvent, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Toolbar } from "../Toolbar/Toolbar.tsx";
import type { DataTableColumn } from "./columns.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import type { Selection } from "./selection.ts";
import { useSelectedCount, useSelection } from "./useSelection.ts";

interface Creator {
  uid: string;
  name: string;
  fee: number;
  memo: string;
}

const rowsOf = (count: number): Creator[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `r${index}`,
    name: index === 1 ? LONG_NAME : `クリエイター${index + 1}`,
    fee: ((index * 7919) % 1000) * 100,
    memo: index % 3 === 0 ? "前回の投稿は保存数がとても良かった。次は動画で相談したい。" : "–",
  }));

const open = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());

const columns: DataTableColumn<Creator>[] = [
  {
    key: "name",
    header: "クリエイター",
    width: 220,
    sortKey: "name",
    title: (row) => row.name,
    cell: (row) => (
      <a href={`#${row.uid}`} onClick={open} className="tsu-truncate" style={{ display: "block" }}>
        {row.name}
      </a>
    ),
  },
  { key: "fee", header: "報酬", width: 120, align: "end", sortKey: "fee", cell: (row) => row.fee },
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

const Stateful = ({ rowCount, onSort, onSelection, ...props }: StatefulProps) => {
  const [sort, setSort] = useState<string>();
  const { selection } = useSelection();
  onSelection?.(selection);
  const count = useSelectedCount(selection, props.totalCount ?? rowCount);
  return (
    <>
      <Toolbar selectedCount={count} onClearSelection={selection.clear}>
        絞り込み
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

const meta = {
  title: "コンポーネント/DataTable",
  component: Stateful,
  args: { rowCount: 8, onSort: fn() },
  parameters: guide({
    use: "同じ項目を持つものを並べ、比べ、選び、直す表です。項目が2つまでなら一覧を、1件の内容を読ませるなら DescriptionList を使います。",
    do: [
      "1列目には行の名前を置きます。横に送っても見えたままで、隠せません。",
      "幅は中身がふだん収まる px で決めます。収まらない文字は重ねるか選ぶと全文が出るよう、title に渡します。",
      "件数の多い一覧では selectAllMatching を付け、処理には selection.state() を渡します。選んだ件数は useSelectedCount で示します。",
      "列の並びと幅は layout と onLayoutChange で人ごとに保存し、ツールバーに DataTableColumnSettings を置きます。",
      "直せる列には editor を書き、onEdit で保存します。断るセルは、原因と直し方の文を付けて返します。",
    ],
    dont: [
      "セルの中に入力欄を並べない。editor を使えば、矢印キーで動き、Excel から貼り付けられます。",
      "見出しのチェックで全件が選ばれると思わせない。選ばれるのは表示中の行だけで、全件は帯のボタンで選びます。",
      "行全体を押せるようにしない。名前をリンクにし、ほかの操作は右端のメニューに入れます。",
      "読むだけの小さな表まで格子にしない。選ぶ・並べ替える・直すものがなければ自動で table になり、読み上げの表の操作がそのまま使えます。",
    ],
    keyboard: [
      ["Tab", "表に入る・表から出る（止まるのは1か所だけ）"],
      ["↑ ↓ ← →", "セルを移る。いちばん上は見出し"],
      ["Home / End", "行の端へ。Ctrl と押すと表の端へ"],
      ["PageUp / PageDown", "見えている分だけ上下へ"],
      ["Space", "行を選ぶ。Shift と押すと前に選んだ行からまとめて選ぶ"],
      ["Enter", "見出しで並べ替える。セルではリンクやメニューを使う、または編集を始める"],
      ["F2", "セルの中へ入る、または編集を始める"],
      ["Esc", "セルへ戻る、編集をやめる"],
      ["Shift + ← →", "見出しで列の幅を変える。Ctrl も押すと列を動かす"],
      [
        "Shift + 矢印",
        "編集できる表で範囲を選ぶ。Ctrl + C / V / X、Ctrl + D（下へ写す）、Delete、Ctrl + Z / Y",
      ],
    ],
    reader:
      "role=grid として、行と列の位置、並び順、選択を伝えます。格子にするのは、50行にリンクとメニューがあると Tab が100回要るためです。ブラウズモードでは表としてそのまま読め、リンクも一覧に出ます。読むだけの表は role=table のままです。",
  }),
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { columnSettings: true } };

const Plain = (props: Partial<DataTableProps<Creator>>) => (
  <DataTable label="報告" columns={columns} rows={rowsOf(3)} rowKey={(row) => row.uid} {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="選べる・並べ替えられる・長い名前">
        <Stateful rowCount={3} />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain onSortChange={fn()} label="重ねた表" />
      </Case>
      <Case name="読むだけ（role=table）">
        <Plain columns={columns.map(({ title, ...rest }) => rest)} label="読むだけの表" mode="table" />
      </Case>
      <Case name="読み込み中">
        <Plain rows={[]} loading label="読み込み中の表" />
      </Case>
      <Case name="読み直し中（行は残る）">
        <Plain loading label="読み直し中の表" />
      </Case>
      <Case name="0件">
        <Plain
          rows={[]}
          label="空の表"
          empty={
            <EmptyState kind="noMatch" title="該当するクリエイターはいません。別の条件を試してください。" />
          }
        />
      </Case>
      <Case name="狭い場所" width={320}>
        <Plain label="狭い表" />
      </Case>
    </Cases>
  ),
};

const cell = (text: string) => screen.getByText(text).closest("td, th") as HTMLElement;

export const MovesByKeyboard: Story = {
  name: "矢印キーで動き、Tab で止まるのは1か所",
  args: { maxHeight: 300 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await waitFor(() => expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1));
    await expect(grid.querySelectorAll("a:not([tabindex='-1']), button:not([tabindex='-1'])")).toHaveLength(
      0,
    );

    await userEvent.tab();
    await expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "1");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(cell("クリエイター1")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "クリエイター1" })).toHaveFocus();
    await expect(open).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(cell("クリエイター1")).toHaveFocus();

    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(cell("r7")).toHaveFocus();
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}");
    const fee = canvas.getByRole("columnheader", { name: "報酬" });
    await expect(fee).toHaveFocus();
    await expect(fee).toHaveAttribute("aria-sort", "none");
    await userEvent.keyboard("{Enter}");
    await expect(fee).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect(fee).toHaveAttribute("aria-sort", "descending");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
    await expect(fee).toHaveFocus();
  },
};

export const KeepsTheFocus: Story = {
  name: "並びが変わっても、フォーカスは同じ行の同じ列に残る",
  args: { rowCount: 300, maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await waitFor(() => expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1));
    cell("r5").click();
    await userEvent.tab();
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}{End}");
    await expect(cell("r3")).toHaveFocus();
    // The head is pressed by pointer while the focus stays in the rows, as a refetch would find it.
    canvas.getByRole("button", { name: "報酬" }).click();
    await waitFor(() =>
      expect(canvas.getByRole("columnheader", { name: "報酬" })).toHaveAttribute("aria-sort", "ascending"),
    );
    await expect(cell("r3")).toHaveFocus();
    canvas.getByRole("region").scrollTop = 10000;
    await waitFor(() => expect(canvas.queryByText("r0")).toBeNull());
    await expect(cell("r3")).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    const box = canvas.getByRole("region").getBoundingClientRect();
    await waitFor(() => {
      const active = document.activeElement?.getBoundingClientRect();
      expect(active?.top).toBeGreaterThanOrEqual(box.top + 39);
      expect(active?.bottom).toBeLessThanOrEqual(box.bottom + 1);
    });
  },
};

let chosen: Selection;
export const Selects: Story = {
  name: "行を選ぶ・まとめて選ぶ・全件を選ぶ",
  args: {
    totalCount: 1234,
    selectAllMatching: true,
    onSelection: (selection) => {
      chosen = selection;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "クリエイター1を選択" }));
    await expect(canvas.getByText("1件選択中")).toBeVisible();
    const head = canvas.getByRole("checkbox", { name: "表示中の行をすべて選択" });
    await expect(head).toBePartiallyChecked();
    await expect(canvas.getAllByRole("row")[1]).toHaveAttribute("aria-selected", "true");

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    await expect(canvas.getByText("3件選択中")).toBeVisible();
    await userEvent.click(head);
    await expect(canvas.queryByText(/件選択中/)).toBeNull();

    await userEvent.click(head);
    await expect(canvas.getByText("表示中の8件を選択しました。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件に合う1,234件すべてを選択" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "クリエイター3を選択" }));
    await expect(canvas.getByText("1,233件選択中")).toBeVisible();
    await expect(canvas.getByText("条件に合う1,234件すべてを選択しています（1件を除く）")).toBeVisible();
    await expect(chosen.state()).toEqual({ mode: "all", except: ["r2"] });
    await userEvent.click(canvas.getByRole("button", { name: "すべての選択を解除" }));
    await expect(chosen.state()).toEqual({ mode: "some", keys: [] });
  },
};

export const ArrangesColumns: Story = {
  name: "列を隠す・動かす・幅を変える・初期設定に戻す",
  args: { columnSettings: true, onLayoutChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    const panel = within(await screen.findByRole("dialog", { name: "列の設定" }));
    await expect(panel.getByRole("checkbox", { name: "クリエイター" })).toBeDisabled();
    await userEvent.click(panel.getByRole("checkbox", { name: "社内メモ" }));
    await expect(names()).toEqual(["クリエイター", "報酬", "番号"]);
    await userEvent.click(panel.getByRole("button", { name: "番号を前へ" }));
    await expect(names()).toEqual(["クリエイター", "番号", "報酬"]);
    await expect(panel.getByText("番号を2列目に移動しました")).toBeInTheDocument();
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      order: ["name", "uid", "fee", "memo"],
      hidden: ["memo"],
      widths: {},
    });
    await userEvent.keyboard("{Escape}");

    const head = canvas.getByRole("columnheader", { name: "報酬" });
    const width = () => head.getBoundingClientRect().width;
    head.focus();
    await userEvent.click(head);
    const before = width();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    await waitFor(() => expect(width()).toBeCloseTo(before + 16, 0));
    await expect(canvas.getByText(/^報酬の幅 \d+px$/)).toBeInTheDocument();
    await userEvent.keyboard("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
    await expect(names()).toEqual(["クリエイター", "報酬", "番号"]);
    await expect(head).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    await userEvent.click(await screen.findByRole("button", { name: "初期設定に戻す" }));
    await expect(names()).toEqual(["クリエイター", "報酬", "社内メモ", "番号"]);
  },
};

export const ShowsCutTexts: Story = {
  name: "切れた文字は、選ぶと全文が出る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("grid").querySelector("[tabindex='0']")).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    const tip = await waitFor(() => canvas.getByRole("tooltip"));
    await expect(tip).toHaveTextContent(LONG_NAME);
    await expect(document.activeElement).toHaveAccessibleDescription(LONG_NAME);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};

export const DrawsOnlyWhatIsSeen: Story = {
  name: "1万行",
  args: { rowCount: 10000, maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "10001");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    canvas.getByRole("region").scrollTop = 48 * 5000;
    await waitFor(() => expect(canvas.getByText("クリエイター5001")).toBeVisible());
  },
};
