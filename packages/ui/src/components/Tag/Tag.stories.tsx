import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { Tag } from "./Tag.tsx";

const meta = { title: "コンポーネント/Tag", component: Tag, args: { children: "リピート" } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { onRemove: fn() } };
export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      <Tag>秋冬</Tag>
      <Tag onRemove={fn()}>外せる</Tag>
      <span style={{ width: 160, display: "grid" }}>
        <Tag onRemove={fn()}>{LONG_NAME}</Tag>
      </span>
    </Row>
  ),
};
