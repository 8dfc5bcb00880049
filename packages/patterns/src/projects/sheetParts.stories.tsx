import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobStatusMoves, type ProjectChange, type ProjectColumn } from "@tsumugi/contract";
import { Card } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleProjectCreators } from "../testing/samples.ts";
import { BulkStatusMenu } from "./BulkStatusMenu/BulkStatusMenu.tsx";
import { ProjectColumnsPanel } from "./ProjectColumnsPanel/ProjectColumnsPanel.tsx";
import { FillColumnDialog } from "./ProjectSheet/FillColumnDialog.tsx";
import { RowHistory } from "./RowPanel/RowHistory.tsx";
import { SheetConflicts } from "./SheetConflicts/SheetConflicts.tsx";
import { SheetFilters, type SheetFilterValue } from "./SheetFilters/SheetFilters.tsx";

const columns: ProjectColumn[] = [
  { key: "creator", label: "クリエイター", type: null, options: [], hidden: false, width: null },
  { key: "shade", label: "色番", type: "select", options: ["01", "02"], hidden: false, width: null },
  { key: "sent", label: "発送", type: "check", options: [], hidden: false, width: null },
  { key: "travel", label: "交通費", type: "yen", options: [], hidden: false, width: null },
];
const members = [{ value: "m1", label: "田中 美咲" }];
const by = { uid: "m1", name: "田中 美咲", image: null };
const entry = { creator_uid: "creator-0", creator_name: "はなこ美容", by };

const changes: ProjectChange[] = [
  {
    ...entry,
    kind: "status",
    uid: "h3",
    at: "2026-11-20T02:10:00.000Z",
    mover: "staff",
    from_status: "draft_review",
    to_status: "revision",
    reason: "字幕の誤字を直してほしい。",
  },
  {
    ...entry,
    kind: "cell",
    uid: "h2",
    at: "2026-11-19T05:00:00.000Z",
    column: "fee",
    column_label: "報酬（税抜）",
    before: 60_000,
    after: 80_000,
  },
  {
    ...entry,
    kind: "cell",
    uid: "h1",
    at: "2026-11-19T04:00:00.000Z",
    column: "sent",
    column_label: "発送",
    before: false,
    after: true,
  },
];
const errorText = () => "保存できませんでした。通信を確かめて、もう一度お試しください。";

/** The parts around a project's sheet. */
const meta = {
  title: "画面の型/案件/シートのまわり",
  parameters: guide({
    use: "案件のシート（ProjectSheet）の周りに置く部品です。絞り込み、列の編集、選んだ行への操作、行の履歴とコメント、2人が同じセルを変えたときの選択を受け持ちます。",
    do: [
      "SheetConflicts はシートの上に置き、自分の値と現在の値の両方を、選ぶまで残します。",
      "RowComments の draft と editing は呼ぶ側が持ちます。ほかのタブを見ても、書きかけは消えません。",
      "BulkStatusMenu の onMove は Promise を返します。断られたら、書いた理由は欄に残ります。",
      "値の入った列を消す前に、countOf で何名の行から消えるかを示します。",
    ],
    dont: [
      "だれかの値を黙って上書きしない。断られたセルは、必ずどちらにするかを選んでもらいます。",
      "全員に共通しないステータスへ、一部だけを変えない。変えられない人数と理由を示します。",
    ],
    keyboard: [
      ["Tab / Space", "選択肢や行を選ぶ"],
      ["Esc", "閉じる。書きかけがあれば確かめる"],
    ],
    reader: "行の履歴は「前の値 → 新しい値」、食い違いは「自分」「現在」の順に読みます。",
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const conflict = {
  rowKey: "creator-0",
  columnKey: "travel",
  name: "はなこ美容",
  mine: 1_000,
  theirs: 2_000,
  by: "小川 拓真",
  at: "2026-11-20T00:00:00.000Z",
};
const choose = { onMine: fn(), onTheirs: fn(), onShow: fn() };
export const Conflicts: Story = {
  name: "同じセルを2人が変えた",
  render: () => (
    <SheetConflicts
      conflicts={[conflict, { ...conflict, rowKey: "creator-1", name: "ゆうきの台所", mine: null }]}
      columns={columns}
      members={members}
      {...choose}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [row] = canvas.getAllByRole("listitem");
    await expect(row).toHaveTextContent("自分 ¥1,000");
    await expect(row).toHaveTextContent("現在 ¥2,000");
    await userEvent.click(within(row as HTMLElement).getByRole("button", { name: "自分の値にする" }));
    await expect(choose.onMine).toHaveBeenCalledWith([conflict]);
    await userEvent.click(canvas.getByRole("button", { name: "すべて現在のまま" }));
    await expect(choose.onTheirs.mock.calls[0]?.[0]).toHaveLength(2);
  },
};

export const History: Story = {
  name: "行の履歴",
  render: () => <RowHistory changes={changes} columns={columns} members={members} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("字幕の誤字を直してほしい。")).toBeVisible();
    await expect(canvasElement).toHaveTextContent("¥60,000 → ¥80,000");
  },
};
export const NoHistory: Story = {
  name: "行の履歴（まだない）",
  render: () => <RowHistory changes={[]} columns={columns} members={members} />,
};

const save = fn(async (_columns: ProjectColumn[]): Promise<unknown> => undefined);
export const OwnColumns: Story = {
  name: "列を足し、名前を変え、値のある列を消す",
  render: () => (
    <ProjectColumnsPanel
      columns={columns}
      onSave={save}
      countOf={async () => 12}
      errorText={errorText}
      onClose={fn()}
    />
  ),
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "この案件の列" }));
    await userEvent.type(panel.getByRole("textbox", { name: "新しい列の名前" }), "サイズ");
    await userEvent.selectOptions(panel.getByRole("combobox", { name: /種類/ }), "select");
    await userEvent.click(panel.getByRole("button", { name: "列を足す" }));
    await expect(panel.getByText("「サイズ」の選択肢がありません。1つ以上入力してください。")).toBeVisible();
    await userEvent.type(await panel.findByRole("combobox", { name: /^選択肢/ }), "S{Enter}M{Enter}");
    await userEvent.click(panel.getByRole("button", { name: "列を足す" }));
    await userEvent.click(panel.getByRole("button", { name: "サイズを前へ" }));
    await userEvent.clear(panel.getByRole("textbox", { name: "色番の列名" }));
    await userEvent.type(panel.getByRole("textbox", { name: "の列名" }), "カラー");
    await userEvent.click(panel.getByRole("button", { name: "発送の列を削除" }));
    const asked = within(await screen.findByRole("dialog", { name: "「発送」の列を削除しますか？" }));
    await expect(asked.getByText(/12名の行に入力された値/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "列を削除する" }));
    await userEvent.click(panel.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await expect(save.mock.calls[0]?.[0].map(({ label }) => label)).toEqual([
      "クリエイター",
      "カラー",
      "サイズ",
      "交通費",
    ]);
  },
};

const move = fn();
export const BulkStatus: Story = {
  name: "まとめてステータスを変える。全員にできるものが先",
  render: () => (
    <BulkStatusMenu
      moves={[jobStatusMoves("accepted", "staff"), jobStatusMoves("drafting", "staff")]}
      onMove={move}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "ステータス" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^中止/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "2名を「中止」に変えますか？" }));
    await userEvent.type(dialog.getByRole("textbox"), "発売の延期");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await expect(move).toHaveBeenLastCalledWith("cancelled", "発売の延期");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "ステータス" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^ほかのステータス/ }));
    await expect(await screen.findByRole("menuitem", { name: /^制作中/ })).toHaveTextContent(
      "1名は変えられません。",
    );
  },
};

const fill = fn();
export const FillsAColumn: Story = {
  name: "選んだ行の列に入力する",
  render: () => (
    <FillColumnDialog
      rows={sampleProjectCreators.slice(0, 3)}
      columns={columns}
      members={members}
      showFees
      onFill={fill}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "3名の列に入力" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "列" }), "travel");
    await userEvent.type(dialog.getByRole("textbox", { name: /値/ }), "千円");
    await userEvent.click(dialog.getByRole("button", { name: "入力する" }));
    await expect(dialog.getByText(/金額は円の数字で入力してください/)).toBeVisible();
    await userEvent.clear(dialog.getByRole("textbox", { name: /値/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: /値/ }), "1,200円");
    await userEvent.click(dialog.getByRole("button", { name: "入力する" }));
    await expect(fill).toHaveBeenCalledWith(
      expect.objectContaining({ columnKey: "travel", value: 1_200, skipped: 0 }),
    );
  },
};

function Filters() {
  const [value, setValue] = useState<SheetFilterValue>({ due: "overdue", unchecked: ["sent"] });
  const [group, setGroup] = useState<string | undefined>("owner");
  return (
    <Card flush>
      <SheetFilters
        value={value}
        onValueChange={setValue}
        columns={columns}
        members={members}
        groupBy={group}
        onGroupBy={setGroup}
        totalCount={12}
        views={null}
      />
    </Card>
  );
}
export const Filter: Story = {
  name: "絞り込みとグループ",
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("期限: 期限を過ぎている")).toBeVisible();
    await expect(canvas.getByText("未チェック: 発送")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "担当" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "担当なし" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText("担当: 担当なし")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件を消す" }));
    await waitFor(() => expect(canvas.queryByText("担当: 担当なし")).toBeNull());
  },
};
export const FilterOnPhone: Story = {
  name: "絞り込み（スマートフォン）",
  render: () => <Filters />,
  globals: { viewport: { value: "phone" } },
};
