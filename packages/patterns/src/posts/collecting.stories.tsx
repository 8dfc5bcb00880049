import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  buildChangedPost,
  buildLostPost,
  buildPost,
  buildPostCollection,
  buildRecentMedia,
  buildRemovedPost,
} from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CollectNowButton, PostChanges } from "./PostChanges/PostChanges.tsx";
import { RecentMediaPicker } from "./RecentMediaPicker/RecentMediaPicker.tsx";
import { RemovedPosts } from "./RemovedPosts/RemovedPosts.tsx";

const items = [
  { post: buildPost({}, 1), collection: buildLostPost({}, 1) },
  { post: buildPost({}, 2), collection: buildChangedPost({}, 2) },
  {
    post: buildPost({}, 3),
    collection: buildPostCollection(
      {
        state: "failing",
        fault: "rate_limited",
        message: "TikTok の利用回数の上限に達しました。しばらく待ってからお試しください。",
      },
      3,
    ),
  },
];
const media = [1, 2, 3, 4].map((index) => buildRecentMedia({ platform: "instagram" }, index));

const picker = {
  platform: "instagram",
  onPlatformChange: fn(),
  media,
  onPick: fn(),
} as const;

const meta = { title: "画面の型/投稿実績/投稿の収集" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  render: () => (
    <PostChanges items={items} actions={() => <CollectNowButton loading={false} onClick={fn()} />} />
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText("削除・見つからない 1")).toBeVisible();
    await expect(view.getByText("変更前")).not.toBeVisible();
    await userEvent.click(view.getByText("確かめる投稿 3件"));
    await waitFor(() => expect(view.getByText("削除・見つからない")).toBeVisible());
    await expect(view.getByText("変更前")).toBeVisible();
    await expect(view.getAllByRole("button", { name: "いま取得する" })).toHaveLength(3);
  },
};
/** One or two do not push anything away: they are open from the start, on a desk. */
export const FewChanges: Story = {
  render: () => <PostChanges items={items.slice(0, 2)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("変更前")).toBeVisible();
  },
};
/** On a phone the counts alone stand above the list of posts, until they are opened. */
export const ChangesReadOnly: Story = {
  render: () => <PostChanges items={items} />,
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText("変更前")).not.toBeVisible();
    await userEvent.click(view.getByText("確かめる投稿 3件"));
    await waitFor(() => expect(view.getByText("変更前")).toBeVisible());
  },
};

/** Who took each out, when and why, and until when it can be brought back. */
export const Removed: Story = {
  render: () => (
    <RemovedPosts
      items={[1, 2].map((index) => buildRemovedPost({}, index))}
      actions={() => <Button size="sm">元に戻す</Button>}
    />
  ),
};

/** One press adds the address; what the project has already cannot be picked. */
export const Picker: Story = {
  render: () => <RecentMediaPicker {...picker} />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("button");
    await userEvent.click(first as HTMLElement);
    await expect(picker.onPick).toHaveBeenCalledWith(media[0]?.url);
    await expect(second).toBeDisabled();
  },
};
export const PickerLoading: Story = { render: () => <RecentMediaPicker {...picker} loading media={[]} /> };
export const PickerEmpty: Story = { render: () => <RecentMediaPicker {...picker} media={[]} /> };
/** One of two accounts is private: the other's posts can be picked, and what is missing is said. */
export const PickerPartlyRead: Story = {
  render: () => (
    <RecentMediaPicker
      {...picker}
      unread={[{ handle: "hana_sub", reason: "Instagram で非公開になっています。" }]}
    />
  ),
  play: async ({ canvasElement }) => {
    const { getByText, getByRole } = within(canvasElement);
    await expect(getByText(/「hana_sub」の投稿は含まれていません/)).toBeVisible();
    await expect(getByRole("list", { name: "Instagramの最近の投稿" })).toBeVisible();
  },
};
export const PickerFailed: Story = {
  render: () => (
    <RecentMediaPicker
      {...picker}
      media={[]}
      error="Instagram で非公開になっています。公開範囲をクリエイターに確認してください。"
      onRetry={fn()}
    />
  ),
};
