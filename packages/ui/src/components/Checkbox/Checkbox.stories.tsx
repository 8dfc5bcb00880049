import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/Gallery.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "コンポーネント/Checkbox",
  component: Checkbox,
  args: { label: "美容" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      <Checkbox label="選んでいない" />
      <Checkbox label="選んでいる" defaultChecked />
      <Checkbox label="一部だけ" indeterminate />
      <Checkbox label="使えない" disabled />
      <Checkbox label="使えない（選択済み）" disabled defaultChecked />
      <Checkbox label="説明つき" description="支払通知書の初期値になります" />
      <Checkbox aria-label="ラベルなし" />
    </Row>
  ),
};
