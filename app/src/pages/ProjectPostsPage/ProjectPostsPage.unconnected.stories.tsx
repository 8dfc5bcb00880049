import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createProjectPosts,
  listPostCollections,
  listProjectPosts,
  metricFields,
  type PostMetrics,
} from "@tsumugi/contract";
import { buildPost, buildPostCollection, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProjectPostsPage } from "./ProjectPostsPage.tsx";

const meta = {
  title: "画面/案件/投稿実績/連携が未設定",
  component: ProjectPostsPage,
  render: () => (
    <PageFrame path={paths.projectPosts.path} at={paths.projectPosts.getHref("project_001")} frame="project">
      <ProjectPostsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNREAD = buildPost({
  platform: "instagram",
  title: "",
  url: "https://www.instagram.com/p/Cunread1/",
  thumbnail: null,
  posted_at: null,
  metrics: Object.fromEntries(metricFields.map((field) => [field, null])) as PostMetrics,
  pr_check: { ...buildPost().pr_check, status: "unchecked", found: [], missing: [], checked_at: null },
});

/** Without a connection the addresses are there all the same: the rows say who enters their figures, and an admin where to end that. */
export const Unconnected: Story = {
  name: "連携が未設定",
  ...over(
    mockEndpoint(listProjectPosts, { items: [UNREAD], daily: null }),
    mockEndpoint(listPostCollections, {
      items: [buildPostCollection({ post_uid: UNREAD.uid, state: "unconnected", fault: "not_configured" })],
    }),
  ),
  play: async () => {
    await expect(await screen.findByText("Instagram の連携が未設定です")).toBeVisible();
    await expect(await screen.findByText("数値は手で入力します（連携が未設定）")).toBeVisible();
    await expect(screen.getByRole("link", { name: /instagram\.com\/p\/Cunread1/ })).toBeVisible();
    await expect(screen.queryByText(/確かめる投稿/)).toBeNull();
  },
};

/** One post alone closes the dialog where there is nothing to say; that nobody has read it is to be said. */
export const RegistersOne: Story = {
  name: "登録しても、確かめていないことを知らせる",
  ...over(
    mockEndpoint(createProjectPosts, ({ body: { lines } }) => ({
      items: lines.map(({ url }) => ({
        url,
        kind: "stored" as const,
        post: UNREAD,
        reason: null,
        duplicate_uid: null,
        note: "Instagram の連携が未設定のため、本文は確かめていません。",
      })),
    })),
  ),
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    await userEvent.click(await screen.findByLabelText(/投稿のURL/));
    await userEvent.paste(UNREAD.url);
    await userEvent.click(screen.getByRole("button", { name: "投稿を登録" }));
    await expect(await screen.findByText(/本文は確かめていません/)).toBeVisible();
  },
};
