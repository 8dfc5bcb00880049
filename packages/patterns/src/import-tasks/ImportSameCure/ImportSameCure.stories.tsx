import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ImportSameCure } from "./ImportSameCure.tsx";

const meta = {
  title: "画面の型/一括登録/ImportSameCure",
  component: ImportSameCure,
  args: {
    label: "関係",
    rows: 1200,
    options: [
      { value: "取引中", label: "取引中" },
      { value: "休止中", label: "休止中" },
    ],
    onApply: fn(),
  },
} satisfies Meta<typeof ImportSameCure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const apply = canvas.getByRole("button", { name: "1,200行に入れる" });
    await userEvent.click(apply);
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText("この1,200行の「関係」をまとめて直す"), "休止中");
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenLastCalledWith("休止中");
    await userEvent.click(canvas.getByRole("button", { name: "空にする" }));
    await expect(args.onApply).toHaveBeenLastCalledWith("");
  },
};

/** A field that every row needs cannot be emptied. */
export const AnyText: Story = { args: { label: "表示名", rows: 3, options: undefined, canBeEmpty: false } };
