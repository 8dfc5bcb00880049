import type { Meta, StoryObj } from "@storybook/react-vite";
import { noticeStatusMoves } from "@tsumugi/contract";
import { buildPaymentNotice } from "@tsumugi/mocks";
import { Card, createSelection, EmptyState } from "@tsumugi/ui";
import { formatYen } from "@tsumugi/ui/format";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleNotices, sampleNoticeTotals } from "../../testing/notices.ts";
import { NoticeTable } from "./NoticeTable.tsx";

const meta = {
  title: "画面の型/支払通知書/NoticeTable",
  component: NoticeTable,
  args: {
    notices: sampleNotices,
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (notice) => <a href={`#${notice.uid}`} />,
    sort: "due_on",
    onSortChange: fn(),
    selection: createSelection(["notice_002"]),
    totalCount: 9,
    totals: sampleNoticeTotals,
  },
  parameters: guide({
    use: "支払通知書の一覧です。支払期日の帯は、受領日から法定期限までの60日のどこにいるかを示します。",
    do: ["合計は絞り込んだ全件のものを渡します。読み込んだ行だけの合計にしません。"],
    dont: ["支払済みの行に超過の色を残さない。時計は支払日で止まります。"],
    reader: "残り日数は「3日超過」のように言葉で読み上げます。帯は飾りです。",
  }),
  render: (args) => (
    <Card flush>
      <NoticeTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof NoticeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const late = canvas.getByRole("row", { name: /PN-2026-0008/ });
    await expect(within(late).getByText("3日超過")).toBeVisible();
    const illegal = canvas.getByRole("row", { name: /PN-2026-0009/ });
    await expect(within(illegal).getByText(/法定期限を超過/)).toBeVisible();
    const totals = canvas.getByLabelText("絞り込んだ支払通知書の合計");
    await expect(totals).toHaveTextContent(`差引支払額${formatYen(sampleNoticeTotals.payable)}`);
  },
};

export const Phone: Story = {
  name: "スマートフォン（カード）",
  globals: { viewport: { value: "phone" } },
  args: { movesOf: ({ status }) => noticeStatusMoves(status, "issuer"), onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "支払通知書" });
    await expect(canvas.queryByRole("table")).toBeNull();
    const [first] = within(list).getAllByRole("checkbox", { name: /を選ぶ$/ });
    if (first) await userEvent.click(first);
    await expect(args.selection?.keys()).toContain("notice_001");
    await expect(within(list).getAllByRole("button", { name: /（変更）$/ })[0]).toBeVisible();
  },
};

/** Of the approved ones, those that no bank file pays yet have to be told from those that wait for the bank's answer. */
export const Ordered: Story = {
  name: "振込ファイルに入れたもの",
  args: {
    selection: undefined,
    totals: undefined,
    notices: [
      buildPaymentNotice({ status: "approved", ordered_on: "2026-12-25" }, 1),
      buildPaymentNotice({ status: "approved", ordered_on: null }, 2),
    ],
  },
  play: async ({ canvasElement }) => {
    const [, ordered, other] = within(canvasElement).getAllByRole("row");
    await expect(ordered).toHaveTextContent("12/25(金)振込予定");
    await expect(other).not.toHaveTextContent("振込予定");
  },
};

export const NoMatch: Story = {
  args: { notices: [], empty: <EmptyState kind="noMatch" title="該当する支払通知書はありません" /> },
};

export const OfAllCompanies: Story = {
  name: "運営・長い名前",
  args: {
    companyOf: () => "つむぎ化粧品",
    selection: undefined,
    notices: [
      buildPaymentNotice(
        {
          status: "issued",
          edition: 3,
          project: null,
          payee: { ...buildPaymentNotice({}, 1).payee, name: LONG_NAME },
        },
        2,
      ),
    ],
  },
};
