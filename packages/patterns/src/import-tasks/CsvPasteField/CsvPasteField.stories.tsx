import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { CsvPasteField } from "./CsvPasteField.tsx";

const meta = {
  title: "画面の型/一括登録/CsvPasteField",
  component: CsvPasteField,
  args: { onFile: fn() },
  parameters: guide({
    use: "表計算ソフトでコピーした表を貼り付けて、ファイルの代わりに渡します。CsvDropStep の中で使います。",
    do: ["読み取る前に、行と列の数を見せます。"],
    dont: ["貼り付けただけで先へ進まない。内容を確かめてからボタンで読み取ります。"],
  }),
} satisfies Meta<typeof CsvPasteField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("Excel から貼り付ける"));
    await userEvent.paste("表示名だけの行");
    await userEvent.click(canvas.getByRole("button", { name: "貼り付けた表を読み取る" }));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Reading: Story = { name: "読み取り中", args: { reading: true } };
