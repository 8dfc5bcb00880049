import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, userEvent, within } from "storybook/test";
import { ImportNewTags } from "./ImportNewTags.tsx";

const meta = {
  title: "画面の型/一括登録/ImportNewTags",
  component: ImportNewTags,
  args: {
    tags: [
      { name: "美用", rows: 3, similar: "美容" },
      { name: "キャンプー", rows: 1, similar: "キャンプ" },
      { name: "夏のキャンペーン", rows: 1200, similar: null },
      { name: "とても長いタグの名前".repeat(4), rows: 1, similar: null },
    ],
  },
  parameters: guide({
    use: "取込の事前確認で、社内にまだないタグが増えることを知らせます。ジャンルの書き間違いはタグになるため、似た言葉があれば先に見せます。",
    do: ["いまある言葉に似たものを開いて見せ、残りは畳みます。"],
    dont: ["新しいタグをエラーにしない。増やすのはふつうのことです。"],
  }),
} satisfies Meta<typeof ImportNewTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("「美容」の間違いではありませんか")).toBeVisible();
    await userEvent.click(canvas.getByText("新しく増えるタグ（2）"));
    await expect(canvas.getByText("夏のキャンペーン")).toBeVisible();
  },
};
