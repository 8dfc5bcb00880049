import type { Meta, StoryObj } from "@storybook/react-vite";
import { DEFAULT_AUTO_MAILS } from "@tsumugi/contract";
import { Card } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { AutoMailsForm } from "./AutoMailsForm.tsx";

const meta = {
  title: "画面の型/クリエイターへのメール/AutoMailsForm",
  component: AutoMailsForm,
  parameters: guide({
    use: "期限前の自動のお知らせを、案件ごとに切り替えます。1人分を止めるときは JobMails を使います。",
    do: ["何日前に、誰に届くかを、文で示します。"],
    dont: ["保存の前に、ほかの画面へ移らせない。onDirtyChange で確かめます。"],
    keyboard: [["Space", "切り替える"]],
  }),
  args: { autoMails: DEFAULT_AUTO_MAILS, onSave: fn(), onDirtyChange: fn() },
  render: (args) => (
    <Card title="自動のお知らせ">
      <AutoMailsForm {...args} />
    </Card>
  ),
} satisfies Meta<typeof AutoMailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Saving: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("下書きの期限"), "3日前");
    await userEvent.selectOptions(canvas.getByLabelText("投稿の期限"), "送らない");
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "自動のお知らせを保存" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...DEFAULT_AUTO_MAILS,
      draft_days: 3,
      posting_days: null,
    });
  },
};

export const Off: Story = { args: { autoMails: { ...DEFAULT_AUTO_MAILS, on: false } } };

export const Failed: Story = { args: { error: "アーカイブ済みの案件です。復元してから変更してください。" } };

export const ReadOnly: Story = { args: { onSave: undefined } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
