import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/Gallery.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "コンポーネント/IconButton",
  component: IconButton,
  args: { icon: "bell", label: "お知らせ" },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { count: 3 } };

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      <IconButton icon="edit" label="編集（小）" size="sm" />
      <IconButton icon="edit" label="編集" />
      <IconButton icon="edit" label="編集（大）" size="lg" />
      <IconButton icon="filter" label="絞り込み" variant="secondary" />
      <IconButton icon="star" label="お気に入り" aria-pressed />
      <IconButton icon="bell" label="お知らせ" count={128} />
      <IconButton icon="trash" label="削除" disabled />
      <IconButton icon="external" label="リンクとして" asChild>
        {/* biome-ignore lint/a11y/useAnchorContent: the icon button brings icon and name */}
        <a href="#main" />
      </IconButton>
    </Row>
  ),
};
