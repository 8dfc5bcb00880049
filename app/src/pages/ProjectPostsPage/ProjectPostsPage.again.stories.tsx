import type { Meta, StoryObj } from "@storybook/react-vite";
import { listProjectPosts } from "@tsumugi/contract";
import { buildPost, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProjectPostsPage } from "./ProjectPostsPage.tsx";

/** More than are drawn at once: the last is far below. */
const many = Array.from({ length: 140 }, (_, index) => buildPost({}, index));
const LAST = many.at(-1)?.uid ?? "";
const at = paths.projectPosts.getHref("project_001", { post: LAST });

const meta = {
  title: "画面/案件/投稿実績/同じお知らせ",
  component: ProjectPostsPage,
  render: () => (
    <PageFrame path={paths.projectPosts.path} at={at} frame="project">
      <Link to={at}>投稿が登録されました</Link>
      <ProjectPostsPage />
    </PageFrame>
  ),
  ...over(mockEndpoint(listProjectPosts, { items: many, daily: null })),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;

const focusedRow = () => document.activeElement?.closest("tr")?.getAttribute("data-key");

/** Read on to somewhere else meanwhile: the same link leads to its row again. */
export const PressedAgain: StoryObj<typeof meta> = {
  name: "もう一度押す",
  play: async () => {
    await waitFor(() => expect(focusedRow()).toBe(LAST));
    const notice = screen.getByRole("link", { name: "投稿が登録されました" });
    await userEvent.click(notice);
    await waitFor(() => expect(focusedRow()).toBe(LAST));
    const place = () => (document.activeElement as HTMLElement).getBoundingClientRect();
    await waitFor(() => expect(place().top).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(place().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
