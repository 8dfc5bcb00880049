import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/Gallery.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "コンポーネント/Switch",
  component: Switch,
  args: { label: "Enterで送信する" },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      <Switch label="切" />
      <Switch label="入" defaultChecked />
      <Switch label="使えない" disabled />
      <Switch label="説明つき" description="この端末だけに効きます" defaultChecked />
    </Row>
  ),
};
