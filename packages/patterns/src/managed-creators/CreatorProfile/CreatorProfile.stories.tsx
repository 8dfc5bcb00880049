import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleCreator } from "../../testing/samples.ts";
import { CreatorProfile } from "./CreatorProfile.tsx";

const meta = {
  title: "画面の型/クリエイター管理/CreatorProfile",
  component: CreatorProfile,
  args: { creator: sampleCreator(0) },
} satisfies Meta<typeof CreatorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The name they go by stands once, as the heading of the screen: not again in the card. */
export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.creator.real_name)).toBeVisible();
    await expect(within(canvasElement).queryByText(args.creator.display_name)).toBeNull();
    const registered = within(canvasElement).getByText("登録した人").nextElementSibling;
    await expect(registered).toHaveTextContent("鈴木 健2026/04/01");
  },
};
export const LongText: Story = {
  args: {
    creator: {
      ...sampleCreator(5),
      real_name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
      tags: ["とても長いタグの名前".repeat(4)],
      memo: "",
      accounts: [],
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
