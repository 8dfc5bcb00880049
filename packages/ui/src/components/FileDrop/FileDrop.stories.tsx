import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const meta = {
  title: "コンポーネント/FileDrop",
  component: FileDrop,
  args: { label: "CSVファイルを選ぶ", accept: ".csv,text/csv", maxSize: 1024, onFiles: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Failed: Story = {
  name: "誤り",
  args: { error: "ファイルを読み取れませんでした。保存し直してください。" },
};
export const Disabled: Story = { name: "使えない", args: { disabled: true, label: "読み取っています…" } };

export const TakesOnlyWhatFits: Story = {
  name: "形式と大きさを確かめる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("CSVファイルを選ぶ");
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(["x"], "写真.png", { type: "image/png" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("「写真.png」は受け取れない形式です");
    await user.upload(input, new File(["x".repeat(2048)], "大きい.csv", { type: "text/csv" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("超えています");
    await expect(args.onFiles).not.toHaveBeenCalled();
    await user.upload(input, new File(["名前"], "名簿.csv", { type: "text/csv" }));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
