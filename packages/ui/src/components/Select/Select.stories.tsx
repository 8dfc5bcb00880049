import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "prospect", label: "候補" },
  { value: "active", label: "取引中" },
  { value: "long", label: LONG_NAME },
  { value: "no", label: "選べない", disabled: true },
];
const meta = {
  title: "コンポーネント/Select",
  component: Select,
  args: { "aria-label": "関係", options, placeholder: "選択してください" },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="幅いっぱい">
        <Select {...args} defaultValue="active" />
      </Case>
      <Case name="長い選択肢" width={200}>
        <Select {...args} defaultValue="long" />
      </Case>
      <Case name="ツールバーの中">
        <Select {...args} inline placeholder="関係: すべて" />
      </Case>
      <Case name="誤り">
        <Select {...args} aria-invalid width="md" />
      </Case>
      <Case name="使えない">
        <Select {...args} disabled width="sm" />
      </Case>
    </Cases>
  ),
};
