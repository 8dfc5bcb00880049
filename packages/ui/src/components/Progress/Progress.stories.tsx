import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "コンポーネント/Progress",
  component: Progress,
  args: { label: "取込中", value: 31200, max: 100000 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="始まり">
        <Progress label="取込中" value={0} max={500} />
      </Case>
      <Case name="完了">
        <Progress label="取込が完了しました" value={500} max={500} tone="success" />
      </Case>
      <Case name="失敗">
        <Progress label="取込に失敗しました" value={220} max={500} tone="danger" />
      </Case>
      <Case name="件数がまだわからない">
        <Progress label="待機中" value={null} max={0} />
      </Case>
    </Cases>
  ),
};
