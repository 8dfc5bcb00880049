import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ConflictDialog } from "./ConflictDialog.tsx";

const meta = {
  title: "画面の型/共通/ConflictDialog",
  component: ConflictDialog,
  args: {
    open: true,
    rows: [
      { label: "表示名", mine: "はなこ（公式）", theirs: "はなこ" },
      { label: "社内メモ", mine: "", theirs: "撮影は平日のみ" },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
  },
  parameters: framed,
} satisfies Meta<typeof ConflictDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "自分の内容で保存する" }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(screen.getByText("（空欄）")).toBeVisible();
  },
};

export const OnPhone: Story = {
  name: "スマートフォンでも、自分と現在が並んで見える",
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async () => {
    const both = await screen.findByRole("region", { name: "自分と現在の内容" });
    await waitFor(() => expect(screen.getByText("撮影は平日のみ")).toBeVisible());
    await expect(both.scrollWidth).toBeLessThanOrEqual(both.clientWidth);
    // No button breaks its words: what has no room beside the others stands in a row of its own.
    const heights = ["入力に戻る", "自分の内容で保存する"].map(
      (name) => screen.getByRole("button", { name }).offsetHeight,
    );
    await expect(heights[1]).toBe(heights[0]);
  },
};

export const NoDifference: Story = { args: { rows: [] } };
