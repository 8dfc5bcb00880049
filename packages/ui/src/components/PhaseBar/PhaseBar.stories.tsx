import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhaseBar } from "./PhaseBar.tsx";

const meta = {
  title: "コンポーネント/PhaseBar",
  component: PhaseBar,
  args: {
    counts: { selection: 8, approach: 5, production: 9, posting: 4, settlement: 2, done: 3, out: 1 },
    legend: true,
  },
} satisfies Meta<typeof PhaseBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { name: "クリエイターなし", args: { counts: {} } };
export const OnePhase: Story = { name: "一つだけ", args: { counts: { done: 12 } } };
