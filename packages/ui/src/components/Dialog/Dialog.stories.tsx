import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "コンポーネント/Dialog",
  component: Dialog,
  args: {
    title: "タグを付ける",
    description: "選んだ12名に同じタグを付けます。",
    trigger: <Button>開く</Button>,
    footer: <Button variant="primary">付ける</Button>,
    children: (
      <FormField label="タグ">
        <TextField />
      </FormField>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Open: Story = { name: "開いたところ", args: { defaultOpen: true } };
export const LongText: Story = {
  name: "長い内容",
  args: { defaultOpen: true, children: <p>{"条件を確かめてください。".repeat(200)}</p> },
};
export const KeepsFocusInside: Story = {
  name: "フォーカスは中に留まり、閉じると戻る",
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "開く" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "タグを付ける" });
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const OpenedFromOutside: Story = {
  name: "外のボタンから開いても、閉じると戻る",
  args: { trigger: undefined },
  render: function Outside(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>外から開く</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "外から開く" });
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "タグを付ける" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
