import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RelativeTime } from "./RelativeTime.tsx";

const meta = {
  title: "コンポーネント/RelativeTime",
  component: RelativeTime,
  args: { value: "2026-11-20T00:57:00Z" },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("3分前");
    await expect(label).toHaveAttribute("title", "2026/11/20(金) 09:57");
  },
};
export const YearsAgo: Story = { name: "1年前", args: { value: "2025-11-01T00:00:00Z" } };
