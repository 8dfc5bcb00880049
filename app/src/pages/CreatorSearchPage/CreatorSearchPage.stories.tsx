import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  bulkCreateFromOpenCreators,
  createFromOpenCreator,
  getPreference,
  listCreators,
  type PreferenceValue,
  putPreference,
} from "@tsumugi/contract";
import {
  buildManagedCreator,
  buildOpenCreator,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { CreatorSearchPage } from "./CreatorSearchPage.tsx";

const meta = {
  title: "画面/クリエイター検索/一覧",
  component: CreatorSearchPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.creatorSearch.path} at={parameters.at}>
      <CreatorSearchPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CreatorSearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names come round again after a dozen: the first of that name. */
const first = async (role: "checkbox" | "button", name: string) =>
  (await screen.findAllByRole(role, { name }))[0] as HTMLElement;

/** A toast, which also stands in the live region. */
const toastSays = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

const cards = () => screen.findByRole("list", { name: "公開クリエイター" });

/** Two are chosen: they can be compared; the view is switched and the choice stays. */
export const Loaded: Story = {
  play: async () => {
    await expect(await first("checkbox", "みお｜毎日スキンケアを選択")).toBeVisible();
  },
};

export const ChoosesTwo: Story = {
  ...Loaded,
  name: "2人を選んで比べる",
  play: async () => {
    await userEvent.click(await first("checkbox", "みお｜毎日スキンケアを選択"));
    await userEvent.click(await first("checkbox", "はるかの台所を選択"));
    await expect(screen.getByRole("link", { name: "比較する" })).toHaveAttribute(
      "href",
      "/creators/search/compare?ids=creator_001%2Ccreator_002",
    );
    await userEvent.click(screen.getByRole("button", { name: "表" }));
    await expect(await screen.findByRole("grid", { name: "公開クリエイター" })).toBeVisible();
    await expect(await screen.findByText("2名選択中")).toBeVisible();
  },
};

export const AsTable: Story = {
  parameters: { ...over().parameters, at: paths.creatorSearch.getHref({ view: "table" }) },
  play: async () => {
    await expect(await screen.findByRole("columnheader", { name: /最終投稿/ })).toBeVisible();
    await expect(await screen.findByRole("columnheader", { name: /報酬の目安/ })).toBeVisible();
  },
};

const stored: PreferenceValue[] = [];

/** A column that is put away stays away, on the server and for this person. */
export const Columns: Story = {
  name: "列の設定",
  beforeEach: () => {
    stored.length = 0;
  },
  parameters: {
    ...over(
      mockEndpoint(getPreference, ({ params }) => ({
        key: String(params.key),
        value: params.key === "table.open-creators" ? (stored.at(-1) ?? null) : null,
        version: 0,
        updated_at: null,
      })),
      mockEndpoint(putPreference, ({ params, body }) => {
        if (body.value) stored.push(body.value);
        return { key: String(params.key), value: body.value, version: 1, updated_at: "2026-11-20T00:00:00Z" };
      }),
    ).parameters,
    at: paths.creatorSearch.getHref({ view: "table" }),
  },
  play: async () => {
    await expect(await screen.findByRole("columnheader", { name: /報酬の目安/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "列の設定" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "報酬の目安" }));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: /報酬の目安/ })).toBeNull());
    await waitFor(() =>
      expect(stored.at(-1)).toMatchObject({
        columns: expect.arrayContaining([{ id: "fee_band", hidden: true, width: null }]),
      }),
    );
  },
};

/** One press adds one, and the way to the record stands in the toast. */
export const AddsOne: Story = {
  ...over(mockEndpoint(createFromOpenCreator, buildManagedCreator({}, 1))),
  play: async () => {
    await userEvent.click(await first("button", "みお｜毎日スキンケアを追加する"));
    await toastSays("「みお｜毎日スキンケア」をクリエイター管理に追加しました");
    await userEvent.click(screen.getByRole("button", { name: "記録を開く" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

/** Everybody who matches is chosen, and what became of each is told. */
export const AddsAll: Story = {
  ...over(
    mockEndpoint(bulkCreateFromOpenCreators, ({ body }) => ({
      items: body.open_creator_uids.map((open_creator_uid, index) => ({
        open_creator_uid,
        result: (["created", "already_managed", "not_found"] as const)[Math.min(index, 2)] ?? "created",
        managed_creator_uid: index < 2 ? "managed_creator_001" : null,
      })),
    })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "24名すべてを選ぶ" }));
    await userEvent.click(await screen.findByRole("button", { name: "16名を追加する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "16名を追加する" }));
    await dialog.findByRole("list", { name: "追加の結果" });
    await waitFor(() =>
      expect(dialog.getByRole("status")).toHaveTextContent("追加1件登録済み1件見つかりません14件"),
    );
    await userEvent.click(dialog.getAllByRole("button", { name: "閉じる" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/名選択中/)).toBeNull());
  },
};

const many = Array.from({ length: 200 }, (_, index) => buildOpenCreator({ managed: false }, index + 1));
/** More match than can be added at once: the button and the toast say so. */
export const ChoosesFirst500: Story = {
  ...over(
    mockEndpoint(listCreators, ({ query }) => ({
      items: many
        .slice(0, query.limit)
        .map((one, index) => ({ ...one, uid: `creator_${Number(query.cursor ?? 0) + index}` })),
      next_cursor: String(Number(query.cursor ?? 0) + query.limit),
      total: 1284,
    })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "先頭の500名を選ぶ" }));
    await toastSays(/条件に合う1,284名のうち、先頭の500名を選びました/);
    await expect(await screen.findByRole("button", { name: "500名を追加する" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("公開クリエイターはまだいません")).toBeVisible();
  },
};

const filtered = over(mockEndpoint(listCreators, noRows));
export const NoMatch: Story = {
  parameters: {
    ...filtered.parameters,
    at: paths.creatorSearch.getHref({
      keyword: "いない人",
      follower_min: "500000",
      invoice_registered: "true",
    }),
  },
  play: async () => {
    await expect(await screen.findByText("インボイス登録あり")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "条件を消す" })).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await expect(await screen.findByText("インボイス登録あり")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "条件を消す" }));
    await waitFor(() => expect(screen.queryByText("インボイス登録あり")).toBeNull());
  },
};

export const Loading: Story = {
  ...over(mockForever(listCreators)),
  play: async () => {
    await expect(await cards()).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

/** The contract does not hold the search: locked, with the reason, and nothing is asked of the server. */
export const Forbidden: Story = {
  ...over(withoutFeatures, mockError(listCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("「クリエイター検索」は現在の契約に含まれていません")).toBeVisible();
    await expect(screen.queryByText("req_mock")).toBeNull();
  },
};

/** A viewer may look and compare, not add. */
export const Viewer: Story = {
  ...over(asViewer),
  play: async () => {
    await userEvent.click(await first("checkbox", "みお｜毎日スキンケアを選択"));
    await expect(screen.getByText("1名選択中")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /追加する/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await cards();
    await waitFor(() => expect(screen.getAllByText("追加済み").length).toBeGreaterThan(0));
    await expect(screen.queryByRole("button", { name: /追加する/ })).toBeNull();
  },
};

const long = buildOpenCreator({ name: LONG_NAME, bio: LONG_NAME.repeat(4), managed: false }, 1);
export const LongText: Story = {
  ...over(mockEndpoint(listCreators, { items: [long], next_cursor: null, total: 1 })),
  play: async () => {
    await expect(await screen.findByRole("link", { name: LONG_NAME })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
