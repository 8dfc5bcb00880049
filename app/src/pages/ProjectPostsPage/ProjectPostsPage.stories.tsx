import type { Meta, StoryObj } from "@storybook/react-vite";
import { listProjectPosts } from "@tsumugi/contract";
import { buildPost, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { contractEnded, onPhone, over } from "../../testing/states.ts";
import { ProjectPostsPage } from "./ProjectPostsPage.tsx";

const meta = {
  title: "画面/案件/投稿実績",
  component: ProjectPostsPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.projectPosts.path}
      at={parameters.at ?? paths.projectPosts.getHref("project_001")}
      frame="project"
    >
      <ProjectPostsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than are drawn at once: the last is far below. */
const many = Array.from({ length: 140 }, (_, index) => buildPost({}, index));
const LAST = many.at(-1)?.uid ?? "";

export const Loaded: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(/投稿のURL/)).toBeVisible());
  },
};

/** TikTok's share button gives an address from which nobody sees the post. */
export const ShortLink: Story = {
  name: "短縮URLの行き先",
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    const url = await screen.findByLabelText(/投稿のURL/);
    await userEvent.click(url);
    await userEvent.paste("https://vm.tiktok.com/ZMabcdef/");
    await expect(
      await screen.findByText("https://www.tiktok.com/@mio_skincare/video/7300000000000000001"),
    ).toBeVisible();
    await userEvent.clear(url);
    await waitFor(() => expect(screen.queryByText(/短縮URLの行き先/)).toBeNull());
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listProjectPosts, { items: [], daily: null })),
  play: async () => {
    await expect(await screen.findByText("投稿はまだ登録されていません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listProjectPosts, { items: [], daily: null })).parameters,
    at: paths.projectPosts.getHref("project_001", { platform: "x" }),
  },
  play: async () => {
    await expect(await screen.findByText("このSNSの投稿はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listProjectPosts)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listProjectPosts, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(screen.queryByRole("button", { name: "投稿を登録" })).toBeNull();
  },
};

/** Opened from an お知らせ: the row is marked, in view, and has the focus. */
export const OpenedForOne: Story = {
  name: "お知らせから開いた投稿",
  parameters: {
    ...over(mockEndpoint(listProjectPosts, { items: many, daily: null })).parameters,
    at: paths.projectPosts.getHref("project_001", { post: LAST }),
  },
  play: async () => {
    await waitFor(() =>
      expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-current", "true"),
    );
    // Asked for each time: what loads later on the page draws the table again.
    const row = () => document.activeElement?.closest("tr") as HTMLElement;
    await waitFor(() => expect(row()).toHaveAttribute("data-key", LAST));
    await waitFor(() => expect(row()).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/リンクから開いた行/));
    await waitFor(() => expect(row().getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(row().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
export const OpenedForOneOnPhone: Story = { ...OpenedForOne, ...onPhone };

export const OpenedForGone: Story = {
  name: "お知らせの投稿がもうない",
  parameters: { ...over().parameters, at: paths.projectPosts.getHref("project_001", { post: "post_gone" }) },
  play: async () => {
    await expect(await screen.findByText("リンク先の投稿は見つかりませんでした")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(screen.queryByText("リンク先の投稿は見つかりませんでした")).toBeNull());
    await expect((await screen.findAllByRole("rowheader"))[0]).toBeVisible();
  },
};
