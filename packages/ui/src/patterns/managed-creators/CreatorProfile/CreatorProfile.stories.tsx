import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleCreator } from "../../../testing/samples.ts";
import { CreatorProfile } from "./CreatorProfile.tsx";

const meta = {
  title: "パターン/managed-creators/CreatorProfile",
  component: CreatorProfile,
  args: { creator: sampleCreator(0) },
} satisfies Meta<typeof CreatorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const LongText: Story = {
  args: {
    creator: {
      ...sampleCreator(5),
      ...{
        real_name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
        tags: ["とても長いタグの名前".repeat(4)],
      },
      ...{ memo: "", accounts: [] },
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
