import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "コンポーネント/Stepper",
  component: Stepper,
  args: { label: "CSV一括登録の手順", steps: ["ファイル", "列の対応付け", "確認", "結果"], current: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const AtTheEnd: Story = { name: "最後", args: { current: 3 } };
