import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge } from "../Badge/Badge.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import {
  type Creator,
  CreatorTable,
  cell,
  columns,
  numberOf,
  open,
  rowsOf,
} from "./testing/creatorTable.tsx";
import { RefusedTable, SelectedTable } from "./testing/tableStates.tsx";

const meta = {
  title: "部品/DataTable 表（テーブル、データグリッド）",
  id: "部品-datatable",
  component: CreatorTable,
  args: { rowCount: 8, onSort: fn() },
  // Of the sample, for its own stories.
  argTypes: { onSelection: { table: { disable: true } } },
  parameters: guide({
    use: "同じ項目を持つものを並べ、比べ、選び、直す表です。項目が2つまでなら一覧を、1件の内容を読ませるなら DescriptionList を使います。",
    do: [
      "1列目には行の名前を置きます。横に送っても見えたままで、隠せません。",
      "幅は中身がふだん収まる px で決めます。収まらない文字は重ねるか選ぶと全文が出るよう、title に渡します。",
      "件数の多い一覧では selectAllMatching を付け、処理には selection.state() を渡します。条件が変わったら selection.clear() を呼びます。全件の意味が変わるためです。",
      "列の並びと幅は layout と onLayoutChange で人ごとに保存し、ツールバーに DataTableColumnSettings を置きます。",
      "直せる列には editor を書き、onEdit で保存します。断るセルは、原因と直し方の文を付けて返します。",
      "直せる表で2つ以上のセルを選ぶと、表の下に個数・合計・平均が出ます。直せない数の列も数えるには、figure を書きます。",
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
      ["Shift + ← →", "見出しで列の幅を変える。Ctrl も押すと列を動かす（引いても動かせ、Esc でやめる）"],
      [
        "Shift + 矢印",
        "編集できる表で範囲を選ぶ。Ctrl + C / V / X、Ctrl + D（下へ写す）、Delete、Ctrl + Z / Y",
      ],
      ["範囲を選んで Tab", "個数・合計・平均を聞く。「最小・最大」も開ける"],
    ],
    reader:
      "role=grid として、行と列の位置、並び順、選択を伝えます。格子にするのは、50行にリンクとメニューがあると Tab が100回要るためです。ブラウズモードでは表としてそのまま読め、リンクも一覧に出ます。読むだけの表は role=table のままです。選んだ範囲の集計は、矢印キーのたびに読まないよう知らせず、表の次のボタンの説明になります。",
  }),
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { columnSettings: true } };

const Plain = (props: Partial<DataTableProps<Creator>>) => (
  <DataTable label="報告" columns={columns} rows={rowsOf(3)} rowKey={(row) => row.uid} {...props} />
);

const byFee = rowsOf(3).sort((a, b) => b.fee - a.fee);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="選べる・並べ替えられる・長い名前">
        <CreatorTable rowCount={3} />
      </Case>
      <Case name="選んでいる">
        <SelectedTable />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain onSortChange={fn()} label="重ねた表" />
      </Case>
      <Case name="報酬の多い順">
        <Plain onSortChange={fn()} sort="-fee" rows={byFee} label="並べ替えた表" />
      </Case>
      <Case name="セルをキーボードで選ぶ" state="focus-visible">
        <Plain onSortChange={fn()} label="キーボードで選んだ表" />
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
            <EmptyState kind="noMatch" title="該当するクリエイターはいません">
              別の条件を試してください。
            </EmptyState>
          }
        />
      </Case>
      <Case name="読み込めない">
        <Plain
          rows={[]}
          label="読み込めない表"
          empty={<ErrorState compact error="接続が切れました。電波を確かめてください。" onRetry={fn()} />}
        />
      </Case>
      <Case name="保存を断られたセル・保存しているセル">
        <RefusedTable />
      </Case>
      <Case name="狭い場所（右に続く）" width={320}>
        <Plain label="狭い表" />
      </Case>
    </Cases>
  ),
};

export const HintsAtMore: Story = {
  name: "横に続く列があれば、その側の端が知らせる",
  render: () => (
    <div style={{ width: 320 }} data-testid="place">
      <Plain label="狭い表" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region");
    const view = box.parentElement as HTMLElement;
    const shade = () => Number(getComputedStyle(view, "::after").opacity);
    await waitFor(() => expect(view).toHaveAttribute("data-more", "end"));
    await waitFor(() => expect(shade()).toBeGreaterThan(0));
    box.scrollLeft = 100;
    await waitFor(() => expect(view).toHaveAttribute("data-more", "start end"));
    box.scrollLeft = box.scrollWidth;
    await waitFor(() => expect(view).toHaveAttribute("data-more", "start"));
    await waitFor(() => expect(shade()).toBe(0));
    // What has room for all of it hints at nothing.
    canvas.getByTestId("place").style.width = "1200px";
    await waitFor(() => expect(view).toHaveAttribute("data-more", ""));
  },
};

export const EmptyNarrow: Story = {
  name: "0件の知らせは、表が枠より広くても見えるところの真ん中に出る",
  render: () => (
    <div style={{ width: 320 }} data-testid="narrow">
      <Plain rows={[]} label="空の表" empty={<p>該当なし</p>} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("narrow").getBoundingClientRect();
    const words = canvas.getByText("該当なし").getBoundingClientRect();
    await expect(Math.abs(words.left - box.left)).toBeLessThanOrEqual(1);
    await expect(words.right).toBeLessThanOrEqual(box.right + 1);
  },
};

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
    await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "1"));
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(cell(creatorName(0))).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: creatorName(0) })).toHaveFocus());
    await expect(open).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cell(creatorName(0))).toHaveFocus());

    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(cell(numberOf(7))).toHaveFocus());
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}");
    const fee = canvas.getByRole("columnheader", { name: "報酬" });
    await waitFor(() => expect(fee).toHaveFocus());
    await expect(fee).toHaveAttribute("aria-sort", "none");
    await userEvent.keyboard("{Enter}");
    await expect(fee).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect(fee).toHaveAttribute("aria-sort", "descending");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(fee).toHaveFocus());
  },
};

export const ShowsCutTexts: Story = {
  name: "切れた文字は、選ぶと全文が出る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("grid").querySelector("[tabindex='0']")).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent(LONG_NAME));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(LONG_NAME));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};

const badged: DataTableProps<Creator>["columns"] = columns.map((column) =>
  column.key === "memo"
    ? { key: "memo", header: "状態", width: 90, cell: (row) => <Badge>{row.memo}</Badge> }
    : column,
);

export const ShowsCutBadges: Story = {
  name: "バッジの切れた文字も、選ぶと全文が出る",
  args: { columns: badged },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("grid").querySelector("[tabindex='0']")).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
    const memo = rowsOf(1)[0]?.memo ?? "";
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent(memo));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};
