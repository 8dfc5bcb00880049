import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, listChatRooms, listNotifications, streamEvents } from "@tsumugi/contract";
import {
  buildChatRoom,
  buildCurrentCompany,
  buildCurrentUser,
  buildOperator,
  mockEndpoint,
  mockError,
  mockOffline,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { AppLayout } from "./AppLayout.tsx";

const meta = {
  title: "画面/枠",
  component: AppLayout,
  render: () => (
    <PageFrame path="/" frame="bare">
      <AppLayout />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "ホーム" })).toHaveAttribute("aria-current", "page");
  },
};

export const OpensNotices: Story = {
  ...Loaded,
  name: "お知らせを開く",
  play: async () => {
    await expect(await screen.findByRole("link", { name: "ホーム" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(screen.getByRole("button", { name: /^お知らせ/ }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "お知らせ" })).toBeVisible());
  },
};

/** The bell counts them all the same: what could not be loaded is neither "none" nor read. */
export const NoticesNotLoaded: Story = {
  name: "お知らせを読み込めなかった",
  ...over(mockError(listNotifications, "internal")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^お知らせ/ }));
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
    await expect(screen.queryByText("お知らせはありません")).toBeNull();
    await expect(screen.queryByRole("button", { name: "すべて既読にする" })).toBeNull();
  },
};

const UNSENT = "tsumugi.outbox.user_001:company_001.chat:room_001/m1";
const keptHere = () => localStorage;

/** A message that has not arrived waits for this company: whoever leaves it would never learn that it did not go. */
export const SwitchesWithUnsent: Story = {
  name: "送れていないメッセージがあるまま企業を切り替える",
  render: () => (
    <PageFrame path="/" frame="bare" storage={keptHere}>
      <AppLayout />
    </PageFrame>
  ),
  beforeEach: () => {
    const error = { status: 400, code: "invalid_request", message: "受け付けられませんでした。" };
    const written = { id: "m1", uid: "user_001", text: "お世話になります。", images: [], order: 1, error };
    localStorage.setItem(UNSENT, JSON.stringify({ ...written, createdAt: new Date().toISOString() }));
    return () => localStorage.removeItem(UNSENT);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^企業: .*（切り替え）$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "あおば食品" }));
    const dialog = await screen.findByRole("dialog", { name: "送信できていないメッセージが1件あります" });
    await expect(within(dialog).getByText(/に戻るまで送信されません/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "キャンセル" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(localStorage.getItem(UNSENT)).not.toBeNull();
  },
};

/** A search over creators and projects from the keyboard. */
export const Searching: Story = {
  play: async () => {
    await screen.findByRole("link", { name: "ホーム" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await screen.findByRole("combobox"), "みお");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByText("検索中")).toBeNull());
  },
};

const group = async (name: string) => within(await screen.findByRole("group", { name }));
const search = async (keyword: string) => {
  await screen.findByRole("link", { name: "ホーム" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox"), keyword);
};

export const SearchingRoomsAndNotices: Story = {
  ...Loaded,
  name: "メッセージと支払通知書を探す",
  play: async () => {
    await search("PN-2026");
    const notices = await group("支払通知書");
    const [first] = await notices.findAllByRole("option", { name: /PN-2026-00\d\d/ });
    await expect(first).toBeVisible();
    const rooms = await group("メッセージ");
    // Each line that was found, with its day, leads to its own comment.
    const hits = rooms.getAllByRole("option", { name: /^はるかの台所 冬の保湿ケア/ });
    await expect(hits.map((hit) => hit.querySelector(".detail > span")?.textContent)).toEqual([
      "2026/11/20(金)",
      "2026/11/12(木)",
    ]);
    await expect(hits[0]?.querySelector("mark")).toHaveTextContent("PN-2026");
  },
};

/** What is archived is found too, behind the others, and says that it is. */
export const SearchingArchived: Story = {
  ...Loaded,
  name: "アーカイブした案件と部屋を探す",
  ...over(
    mockEndpoint(listChatRooms, ({ query }) => ({
      items: [buildChatRoom({}, 1), ...(query.with_archived ? [buildChatRoom({ archived: true }, 2)] : [])],
      next_cursor: null,
      total: 2,
    })),
  ),
  play: async () => {
    await search("夏");
    for (const [name, count] of [
      ["案件", 7],
      ["メッセージ", 2],
    ] as const) {
      const options = await (await group(name)).findAllByRole("option");
      await expect(options).toHaveLength(count);
      await expect(options.filter((one) => one.textContent?.includes("アーカイブ"))).toEqual(
        options.slice(-1),
      );
    }
  },
};

/** Viewers see no fees, hence no notices. */
export const SearchingAsViewer: Story = {
  ...over(asViewer),
  name: "閲覧者が探す",
  play: async () => {
    await search("PN-2026");
    await group("メッセージ");
    await waitFor(() => expect(screen.queryByText("検索中")).toBeNull());
    await expect(screen.queryByRole("group", { name: "支払通知書" })).toBeNull();
  },
};

/** What the contract does not grant stays in its place, locked, and says why. */
export const Forbidden: Story = {
  ...over(withoutFeatures),
  play: async () => {
    const search = await screen.findByRole("button", { name: /クリエイター検索/ });
    await expect(search).toHaveAttribute("aria-disabled", "true");
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByText(/契約期間は.*に終了しました/)).toBeVisible();
  },
};

const ending = buildCurrentCompany({ contract_state: "ending", contract_ends_on: "2026-11-30" });
export const ContractEnding: Story = {
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ company: ending }))),
  play: async () => {
    await expect(await screen.findByText("契約の終了まであと10日です")).toBeVisible();
  },
};

/** A trial is short: from its first day it would stand above every screen. */
export const TrialBegun: Story = {
  name: "トライアルは、最後の7日だけ知らせる",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ company: { ...ending, plan: "trial" } }))),
  play: async () => {
    await screen.findByRole("link", { name: /クリエイター管理/ });
    await expect(screen.queryByText(/終了まであと/)).toBeNull();
  },
};

/** The server is away for longer than a moment: what is shown stays, and says that it is not the newest. */
export const Unreachable: Story = {
  name: "サーバーにつながらない",
  ...over(mockOffline(streamEvents)),
  play: async () => {
    await screen.findByRole("link", { name: "ホーム" });
    const banner = await screen.findByText(/サーバーにつながっていないため/, undefined, { timeout: 15_000 });
    await expect(banner).toHaveTextContent("つながると自動で最新になります");
  },
};

export const Operator: Story = {
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByRole("link", { name: /^サポート/ })).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "メニューを開く" })).toBeVisible();
  },
};

export const OpensMenuOnPhone: Story = {
  ...Phone,
  name: "スマートフォンでメニューを開く",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "メニューを開く" }));
    await waitFor(() => expect(screen.getByRole("link", { name: "案件" })).toBeVisible());
  },
};
