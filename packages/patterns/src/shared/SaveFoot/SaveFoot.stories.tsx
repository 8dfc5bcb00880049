import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { expect, fn, userEvent } from "storybook/test";
import { SaveFoot } from "./SaveFoot.tsx";

const meta = {
  title: "画面の型/共通/SaveFoot",
  component: SaveFoot,
  args: { isDirty: true, onSave: fn(), onReset: fn() },
} satisfies Meta<typeof SaveFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "保存していない変更がある",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("保存していない変更があります");
    await userEvent.click(canvas.getByRole("button", { name: "元に戻す" }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Clean: Story = {
  name: "変更がない",
  args: { isDirty: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button", { name: "元に戻す" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: "赤い項目がある",
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("入力内容に不備があります。");
  },
};

export const Phone: Story = {
  args: { children: <Button>接続を試す</Button> },
  globals: { viewport: { value: "phone" } },
};
