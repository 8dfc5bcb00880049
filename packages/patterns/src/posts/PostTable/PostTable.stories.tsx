import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, EmptyState } from "@tsumugi/ui";
import { expect, within } from "storybook/test";
import { samplePosts } from "../../testing/samples.ts";
import { PostTable } from "./PostTable.tsx";

const meta = {
  title: "画面の型/posts/PostTable",
  component: PostTable,
  args: { posts: samplePosts },
  render: (args) => (
    <Card flush>
      <PostTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof PostTable>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/印のない数値はサンプルデータです/)).toBeVisible();
    await expect(canvas.getAllByText("手動").length).toBeGreaterThan(0);
  },
};
export const Empty: Story = { args: { posts: [], empty: <EmptyState title="投稿実績はまだありません" /> } };
