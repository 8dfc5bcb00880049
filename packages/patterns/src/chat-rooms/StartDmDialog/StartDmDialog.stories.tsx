import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { StartDmDialog } from "./StartDmDialog.tsx";

const meta = {
  title: "画面の型/メッセージ/StartDmDialog",
  component: StartDmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onOpenRoom: fn(),
    onSearch: fn(),
    onValueChange: fn(),
    value: null,
    options: [
      { value: "1", label: "はなこ美容", description: "@hanako" },
      { value: "2", label: "ゆうきの台所", description: "@yuki" },
    ],
  },
  parameters: framed,
} satisfies Meta<typeof StartDmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  name: "選ぶ",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByLabelText(/^クリエイター/));
    await userEvent.click(await screen.findByRole("option", { name: /ゆうきの台所/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("2");
  },
};
export const Failed: Story = {
  name: "開けない",
  args: { value: "1", openError: "通信が切れています。つながってから、もう一度お試しください。" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "部屋を開く" }));
    await expect(args.onOpenRoom).toHaveBeenCalled();
  },
};
