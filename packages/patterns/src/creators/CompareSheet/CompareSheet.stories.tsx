import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleOpenCreators } from "../../testing/openCreators.ts";
import { CompareSheet } from "./CompareSheet.tsx";

const meta = {
  title: "画面の型/クリエイター検索/CompareSheet",
  component: CompareSheet,
  args: {
    creators: sampleOpenCreators.slice(0, 5).map((creator) => ({
      ...creator,
      bio: "キッズ・育児を中心に発信しています。入園準備で買ったものなど、週2回更新。お仕事のご相談はDMまたはメールへ。",
    })),
    footer: "つむぎ化粧品 2026/11/20",
    onPrint: fn(),
  },
  parameters: guide({
    use: "比較の表をA4横1枚の形で見せて印刷します。画面で比べるときは CompareCreators を使います。",
    do: ["フッターに社名と日付を入れます。数値がいつのものか、紙だけでも分かるようにします。"],
    dont: ["6名以上を入れない。文字が読めない大きさになります。"],
  }),
} satisfies Meta<typeof CompareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prints: Story = {
  name: "5名を1枚に",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("A4・横。印刷の画面でPDFにも保存できます。")).toBeVisible();
    const table = canvas.getByRole("region", { name: "クリエイターの比較", hidden: true });
    await expect(table.scrollWidth).toBe(table.clientWidth);
    // As tall as A4 across: what is longer makes the sheet grow.
    const { offsetWidth, offsetHeight } = canvas.getByRole("article", { name: "クリエイターの比較" });
    await expect(offsetHeight / offsetWidth).toBeCloseTo(210 / 297, 2);
    await expect(canvas.queryByRole("button", { name: /比較から外す/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "印刷" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
