import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { OpenCreatorColumnSettings } from "./OpenCreatorColumnSettings.tsx";

const meta = {
  title: "画面の型/クリエイター検索/OpenCreatorColumnSettings",
  component: OpenCreatorColumnSettings,
  args: { layout: { hidden: ["genres"] }, onLayoutChange: fn() },
} satisfies Meta<typeof OpenCreatorColumnSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every column can be chosen, whatever the table holds at the moment. */
export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "列の設定" }));
    await expect(await screen.findByRole("checkbox", { name: "ジャンル" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "推移" }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hidden: ["genres", "follower_trend"] }),
    );
  },
};
