import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { DueDate } from "./DueDate.tsx";

const meta = {
  title: "コンポーネント/DueDate",
  component: DueDate,
  args: { on: "2026-11-24", label: "下書き期限" },
} satisfies Meta<typeof DueDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {["2026-11-18", "2026-11-20", "2026-11-22", "2026-12-10"].map((on) => (
        <Case key={on} name={on}>
          <DueDate on={on} label="投稿期限" />
        </Case>
      ))}
      <Case name="未設定">
        <DueDate on={null} />
      </Case>
    </Cases>
  ),
};
