import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPaymentNotice, buildSkippedJob } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { NoticePlan } from "./NoticePlan.tsx";

const notices = [1, 2, 3].map((index) => buildPaymentNotice({ status: "draft" }, index));

const meta = {
  title: "画面の型/支払通知書/NoticePlan",
  component: NoticePlan,
  args: { notices, skipped: [buildSkippedJob({}, 5)], onShow: fn() },
  parameters: guide({
    use: "選んだ依頼から作られる支払通知書を、作る前に見せます。",
    do: ["金額はサーバーのプレビューのものを渡します。画面で計算し直しません。"],
    dont: ["作られない依頼を黙って外さない。"],
  }),
  render: (args) => (
    <Card title="作成する内容">
      <NoticePlan {...args} />
    </Card>
  ),
} satisfies Meta<typeof NoticePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("すでに別の支払通知書に載っています。")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await expect(args.onShow).toHaveBeenCalledWith(notices[0]);
  },
};

export const Empty: Story = { args: { notices: [], skipped: [] } };

export const LongText: Story = {
  args: {
    notices: [buildPaymentNotice({ payee: { ...buildPaymentNotice({}, 1).payee, name: LONG_NAME } }, 1)],
  },
};
