import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildLostPost, buildPostCollection } from "@tsumugi/mocks";
import { Card, EmptyState } from "@tsumugi/ui";
import { expect, within } from "storybook/test";
import { samplePosts } from "../../testing/samples.ts";
import { PostTable } from "./PostTable.tsx";

const meta = {
  title: "画面の型/投稿実績/PostTable",
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
const uidAt = (index: number) => samplePosts[index]?.uid ?? "";

/** A loss stays said on the row after somebody has looked at it: its figures stand still. */
export const CollectionMet: Story = {
  name: "取得の状態",
  args: {
    collections: [
      buildLostPost({ post_uid: uidAt(0), is_unseen: false }),
      buildPostCollection({ post_uid: uidAt(1), state: "failing", fault: "rate_limited" }),
      buildPostCollection({ post_uid: uidAt(2), state: "unconnected", fault: "not_configured" }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("削除・見つからない")).toBeVisible();
    await expect(canvas.getByText("取得できず")).toBeVisible();
    const words = canvas.getByText("数値は手で入力します（連携が未設定）");
    await expect(words).toBeVisible();
    // Whole within its cell, in two lines where one is too short.
    const cell = words.closest('[role="rowheader"], [role="gridcell"], th, td')?.getBoundingClientRect();
    const box = words.getBoundingClientRect();
    await expect(cell && box.right <= cell.right && box.bottom <= cell.bottom).toBe(true);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(canvas.queryByText("取得済み")).toBeNull();
  },
};

export const Empty: Story = { args: { posts: [], empty: <EmptyState title="投稿実績はまだありません" /> } };
