import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CompactNumber } from "./CompactNumber.tsx";

const meta = {
  title: "コンポーネント/CompactNumber",
  component: CompactNumber,
  args: { value: 123456, unit: "人" },
} satisfies Meta<typeof CompactNumber>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("12.3万人")).toHaveAttribute("title", "123,456人");
  },
};
export const Unknown: Story = { name: "不明", args: { value: null } };
