import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  connectOpenCreator,
  createFromOpenCreator,
  errorCatalogue,
  fetchConnectedCreator,
  getCreator,
  getInstagram,
  getManagedCreator,
  getTiktok,
  getTwitter,
  getYoutube,
  listManagedCreators,
} from "@tsumugi/contract";
import {
  buildManagedCreator,
  buildManagedCreatorDetail,
  buildOpenCreatorDetail,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { OpenCreatorPage } from "./OpenCreatorPage.tsx";

const meta = {
  title: "画面/クリエイター検索/詳細",
  component: OpenCreatorPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.openCreator.path} at={parameters.at ?? paths.openCreator.getHref("creator_001")}>
      <OpenCreatorPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof OpenCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast, which also stands in the live region. */
const toastSays = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

const ours = paths.openCreator.getHref("creator_003");

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "クリエイター管理に追加する" })).toBeVisible();
    await expect((await screen.findAllByText("サンプルデータ")).length).toBeGreaterThan(0);
    await expect(await screen.findByRole("figure", { name: "フォロワーの推移" })).toBeVisible();
    await expect(await screen.findByRole("figure", { name: "反応率とジャンルの中央値" })).toBeVisible();
  },
};

/** The record found by the handle, side by side; what differs is chosen, and all of it goes in one call. */
export const Connects: Story = {
  ...over(
    mockEndpoint(listManagedCreators, {
      items: [
        buildManagedCreator({ display_name: "みお（手動登録）", creator: null }, 1),
        buildManagedCreator({}, 3),
      ],
      next_cursor: null,
      total: 2,
    }),
    mockEndpoint(getManagedCreator, buildManagedCreatorDetail({ display_name: "みお（手動登録）" }, 1)),
    mockEndpoint(connectOpenCreator, ({ body }) =>
      buildManagedCreator({ display_name: JSON.stringify(body.choices) }, 1),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "登録済みの記録と連携" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(/と連携済み/)).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "みお（手動登録）を選ぶ" }));
    const names = within(await dialog.findByRole("radiogroup", { name: "表示名" }));
    await userEvent.click(names.getByRole("radio", { name: /みお｜毎日スキンケア/ }));
    await userEvent.click(dialog.getByRole("button", { name: "連携する" }));
    await toastSays(/"display_name":"public"/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ConnectRefused: Story = {
  ...over(
    mockEndpoint(getManagedCreator, buildManagedCreatorDetail({}, 1)),
    mockError(connectOpenCreator, "already_connected"),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "登録済みの記録と連携" }));
    const dialog = within(await screen.findByRole("dialog"));
    const [choose] = await dialog.findAllByRole("button", { name: "みお｜毎日スキンケアを選ぶ" });
    await userEvent.click(choose as HTMLElement);
    await userEvent.click(await dialog.findByRole("button", { name: "連携する" }));
    await expect(await dialog.findByText(new RegExp(errorCatalogue.already_connected.message))).toBeVisible();
  },
};

/** Ours already: the record stands beside, and the connection can be undone after a question. */
export const Managed: Story = {
  parameters: { ...over().parameters, at: ours },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "記録を開く" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "連携を解除" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "連携を解除する" }));
    await toastSays(/の連携を解除しました/);
  },
};

/** The record could not be read: the way to it stays, by asking once more. */
export const ManagedFailed: Story = {
  parameters: { ...over(mockError(fetchConnectedCreator, "internal")).parameters, at: ours },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "自社の記録" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

export const AddRefused: Story = {
  ...over(mockError(createFromOpenCreator, "duplicate_creator")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "クリエイター管理に追加する" }));
    await toastSays(new RegExp(errorCatalogue.duplicate_creator.message.slice(0, 12)));
  },
};

/** No key on this server: the stored figures stay, and each account says quietly why there are none of now. */
export const PlatformsSilent: Story = {
  ...over(
    ...[getYoutube, getInstagram, getTiktok, getTwitter].map((endpoint) =>
      mockError(endpoint, "platform_not_configured"),
    ),
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/いまの人数は表示できません/)).toHaveLength(2));
    await expect(screen.queryByRole("button", { name: "もう一度取得" })).toBeNull();
  },
};

export const Loading: Story = {
  ...over(mockForever(getCreator)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

/** Made private or deleted meanwhile. */
export const Failed: Story = {
  ...over(mockError(getCreator, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    await expect(screen.getByRole("link", { name: "検索に戻る" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(withoutFeatures),
  play: async () => {
    await expect(await screen.findByText("「クリエイター検索」は現在の契約に含まれていません")).toBeVisible();
  },
};

export const Viewer: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await expect(screen.queryByRole("button", { name: /追加する|連携/ })).toBeNull();
    await expect(await screen.findByText(/^閲覧のみ/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  parameters: { ...over(contractEnded).parameters, at: ours },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "記録を開く" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "連携を解除" })).toBeNull();
  },
};

const unknown = {
  image: null,
  area: "",
  accounts: [],
  follower_count: null,
  engagement_rate: null,
  recent_posts: [],
  follower_history: [],
  fee_band: null,
  languages: [],
  last_posted_at: null,
  invoice_registered: null,
};
/** Nothing is known of this one but a very long name. */
export const LongText: Story = {
  ...over(
    mockEndpoint(
      getCreator,
      buildOpenCreatorDetail({ name: LONG_NAME, bio: LONG_NAME.repeat(8), ...unknown }, 1),
    ),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
