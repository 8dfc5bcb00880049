import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sparkline } from "./Sparkline.tsx";

const meta = {
  title: "コンポーネント/Sparkline",
  component: Sparkline,
  args: { label: "再生数", values: [0, 120, 480, 900, 1040, 1100] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const WithGap: Story = { name: "欠けた日", args: { values: [0, 100, null, 300, 320] } };
export const Empty: Story = { name: "データなし", args: { values: [] } };
