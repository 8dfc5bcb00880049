import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { FlagDialog } from "./FlagDialog.tsx";

const meta = {
  title: "画面の型/メッセージ/FlagDialog",
  component: FlagDialog,
  args: { open: true, onOpenChange: fn(), name: "はなこ美容", flag: null, onSave: fn() },
  parameters: framed,
} satisfies Meta<typeof FlagDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  name: "付ける",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
    await expect(screen.getByText(/何のフラグかわかりません/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: "赤" }));
    await userEvent.type(screen.getByLabelText(/ラベル/), "サンプル発送待ち");
    await userEvent.type(screen.getByLabelText(/期日/), "2026/11/25");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      color: "red",
      label: "サンプル発送待ち",
      due_on: "2026-11-25",
    });
  },
};

export const TooLong: Story = {
  name: "20文字まで",
  args: { flag: { color: "blue", label: "あ".repeat(21), due_on: null } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
    await expect(screen.getByText(/20文字を超えています/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "フラグを外す" }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};
