import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildArchivedNotice } from "@tsumugi/mocks";
import { Card, EmptyState } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { ArchivedNoticeTable } from "./ArchivedNoticeTable.tsx";

const meta = {
  title: "画面の型/支払通知書/ArchivedNoticeTable",
  component: ArchivedNoticeTable,
  args: {
    notices: [buildArchivedNotice({}, 1), buildArchivedNotice({ edition: 2 }, 2)],
    onDownload: fn(),
  },
  parameters: guide({
    use: "消去した企業の支払通知書の控えを、法定の保存期間のあいだ運営が探して保存します。",
    do: ["取引日・金額・相手で探せるようにします。"],
    dont: ["保存期限の前に消せるようにしない。"],
  }),
  render: (args) => (
    <Card flush>
      <ArchivedNoticeTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof ArchivedNoticeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvasElement }) => {
    const [save] = await within(canvasElement).findAllByRole("button", { name: /のPDFを保存$/ });
    await userEvent.click(save as HTMLElement);
    await expect(args.onDownload).toHaveBeenCalledWith(args.notices[0]);
  },
};

export const Empty: Story = {
  args: { notices: [], empty: <EmptyState title="消去した企業の控えはありません" /> },
};

export const Loading: Story = { args: { notices: [], loading: true } };

export const LongText: Story = {
  args: { notices: [buildArchivedNotice({ company_name: LONG_NAME, payee_name: LONG_NAME }, 1)] },
};

/** Cards instead of a table of eight columns: who was paid, how much and when is read without scrolling aside. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = await canvas.findAllByRole("listitem");
    await expect(cards).toHaveLength(2);
    await expect(canvas.queryByRole("grid")).toBeNull();
    const card = within(cards[0] as HTMLElement);
    for (const term of ["企業", "取引日", "差引支払額", "保存期限"]) {
      const { right } = card.getByText(term).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
    await userEvent.click(card.getByRole("button", { name: /のPDFを保存$/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.notices[0]);
  },
};
