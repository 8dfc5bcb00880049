import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "コンポーネント/Popover",
  component: Popover,
  args: {
    trigger: <Button>フラグ</Button>,
    label: "フラグを付ける",
    children: <p>色とラベルを選びます。</p>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Open: Story = { name: "開いたところ", args: { defaultOpen: true } };
export const ReturnsFocus: Story = {
  name: "Escで閉じ、元に戻る",
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    const panel = await screen.findByRole("dialog", { name: "フラグを付ける" });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
  },
};
