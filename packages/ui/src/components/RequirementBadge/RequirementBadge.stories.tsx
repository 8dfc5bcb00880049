import type { Meta, StoryObj } from "@storybook/react-vite";
import { RequirementBadge } from "./RequirementBadge.tsx";

const meta = {
  title: "コンポーネント/RequirementBadge",
  component: RequirementBadge,
  args: { kind: "required" },
} satisfies Meta<typeof RequirementBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = { name: "必須" };
export const Optional: Story = { name: "任意", args: { kind: "optional" } };
