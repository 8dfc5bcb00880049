import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "コンポーネント/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "「佐藤 花子」をアーカイブしますか？",
    description: "30日間は元に戻せます。",
    confirmLabel: "アーカイブする",
    tone: "danger",
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Confirms: Story = {
  name: "確かめて実行する",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "アーカイブする" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  name: "失敗",
  args: { error: "ほかの人が先に更新しました。開き直してください。" },
};
export const Loading: Story = { name: "処理中", args: { loading: true } };
