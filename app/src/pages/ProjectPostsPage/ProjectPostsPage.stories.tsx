import type { Meta, StoryObj } from "@storybook/react-vite";
import { createProjectPosts, listPostCollections, listProjectPosts } from "@tsumugi/contract";
import { buildChangedPost, buildPost, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
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

const ADDRESSES = [1, 2, 3].map((n) => `https://www.instagram.com/p/Cabc${n}/`);

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText(/数値はすべてサンプルデータです/)).toBeVisible();
    await expect((await screen.findAllByRole("rowheader")).length).toBe(4);
  },
};

/** Lines that were refused keep their address, and go out again with a creator. */
export const AddsMany: Story = {
  name: "まとめて登録した結果",
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    await userEvent.click(await screen.findByLabelText(/投稿のURL/));
    await userEvent.paste(ADDRESSES.join("\n"));
    await userEvent.click(screen.getByRole("button", { name: "3件の投稿を登録" }));
    await expect(await screen.findByText(/3件のうち1件を登録しました/)).toBeVisible();
    const [creator] = screen.getAllByRole("combobox", { name: /のクリエイター/ });
    await userEvent.selectOptions(
      creator as HTMLElement,
      within(creator as HTMLElement).getAllByRole("option")[1] as HTMLElement,
    );
    await userEvent.click(screen.getByRole("button", { name: "1件をもう一度登録" }));
    await expect(await screen.findByText(/3件のうち2件を登録しました/)).toBeVisible();
  },
};

/** A figure in the dialog, with what was written before. */
export const TypesFigures: Story = {
  name: "数値を入力",
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /」の操作$/ }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "数値を入力" }));
    await expect(await screen.findByText(/時点/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "数値を保存" }));
    await expect(await screen.findByText(/数値が入力されていません/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/クリック/), "1200");
    await asksToClose();
    await userEvent.click(screen.getByRole("button", { name: "数値を保存" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "数値を保存" })).toBeNull());
  },
};

/** Removed with its reason, and brought back from the list of those that were. */
export const Removes: Story = {
  name: "登録を取り消して元に戻す",
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /」の操作$/ }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "登録を取り消す" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /理由/ }), "別の案件の投稿だった");
    await userEvent.click(screen.getByRole("button", { name: "取り消す" }));
    await expect((await screen.findAllByText(/の登録を取り消しました/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: "取り消した投稿" }));
    const panel = within(await screen.findByRole("dialog", { name: "取り消した投稿" }));
    await expect(await panel.findByText("理由: 別の案件の投稿を登録していた")).toBeVisible();
    await userEvent.click(panel.getAllByRole("button", { name: /元に戻す/ })[0] as HTMLElement);
    await expect((await screen.findAllByText(/を元に戻しました/)).length).toBeGreaterThan(0);
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

const URL_OF_ONE = "https://www.instagram.com/p/Cabc1/";
const line = { url: URL_OF_ONE, post: null, duplicate_uid: null, note: null };

/** A creator is chosen for the one address, and then the platform does not answer. */
export const AnotherReason: Story = {
  name: "登録し直しても断られたら、そのわけに変わる",
  ...over(
    mockEndpoint(createProjectPosts, ({ body: { lines } }) => ({
      items: [
        lines[0]?.job_request_uid
          ? { ...line, kind: "retry" as const, reason: "Instagram から答えがありません。" }
          : {
              ...line,
              kind: "choose" as const,
              reason: "合うアカウントがありません。クリエイターを選んでください。",
            },
      ],
    })),
  ),
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    await userEvent.click(await screen.findByLabelText(/投稿のURL/));
    await userEvent.paste(URL_OF_ONE);
    await userEvent.click(screen.getByRole("button", { name: "投稿を登録" }));
    const choice = await screen.findByRole("combobox", { name: `${URL_OF_ONE} のクリエイター` });
    await userEvent.selectOptions(choice, within(choice).getAllByRole("option")[1] as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "1件をもう一度登録" }));
    await expect(await screen.findByText("Instagram から答えがありません。")).toBeVisible();
    await expect(screen.queryByText(/合うアカウントがありません/)).toBeNull();
    // What is not registered waits for another day: the dialog is closed and opened again.
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getAllByRole("button", { name: "閉じる" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click((await screen.findAllByRole("button", { name: "投稿を登録" }))[0] as HTMLElement);
    await expect(await screen.findByLabelText(/投稿のURL/)).toHaveValue(URL_OF_ONE);
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
    at: paths.projectPosts.getHref("project_001", { platform: "x", pr_state: "missing" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合う投稿はありません")).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await expect(await screen.findByText("条件に合う投稿はありません")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "条件を消す" })[0] as HTMLElement);
    await expect(await screen.findByText("投稿はまだ登録されていません")).toBeVisible();
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
    await expect(screen.queryByRole("button", { name: /投稿を登録|」の操作$/ })).toBeNull();
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
/** Cards on a phone; the one that the page was opened for is marked. */
export const Phone: Story = {
  ...onPhone,
  parameters: {
    ...OpenedForOne.parameters,
    // Cards are all drawn: with the last thirty, too, the one that is linked stands far below the first screen.
    ...over(mockEndpoint(listProjectPosts, { items: many.slice(-30), daily: null })).parameters,
  },
  play: async () => {
    const card = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(card()).toHaveAttribute("data-key", LAST));
    await expect(card()).toHaveAttribute("aria-current", "true");
    await waitFor(() =>
      expect(card().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

const changed = Array.from({ length: 6 }, (_, index) => buildPost({}, index));

/** What has to be looked at stands above the posts in a line, not in a screenful of rows. */
export const PhoneWithChanges: Story = {
  name: "確かめる投稿がある（スマートフォン）",
  ...onPhone,
  ...over(
    mockEndpoint(listProjectPosts, { items: changed, daily: null }),
    mockEndpoint(listPostCollections, {
      items: changed.map(({ uid: post_uid }, index) => buildChangedPost({ post_uid }, index)),
    }),
  ),
  play: async () => {
    await expect(await screen.findByText("確かめる投稿 6件")).toBeVisible();
    const list = await screen.findByRole("list", { name: "投稿実績" });
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await userEvent.click(screen.getByText("確かめる投稿 6件"));
    await waitFor(() => expect(screen.getAllByText("変更前")[0]).toBeVisible());
  },
};

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

export const Forbidden: Story = { ...ReadOnly, ...over(asViewer) };

export const LongText: Story = {
  ...over(
    mockEndpoint(listProjectPosts, { items: [buildPost({ title: LONG_NAME.repeat(3) }, 1)], daily: null }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(new RegExp(LONG_NAME)))[0]).toBeVisible();
  },
};
