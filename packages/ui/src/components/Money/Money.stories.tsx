import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "./Money.tsx";

const meta = {
  title: "コンポーネント/Money",
  component: Money,
  args: { value: 1234567, tax: "excluded" },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Unknown: Story = { name: "不明", args: { value: null, tax: undefined } };
