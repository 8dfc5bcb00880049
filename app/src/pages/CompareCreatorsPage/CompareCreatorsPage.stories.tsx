import type { Meta, StoryObj } from "@storybook/react-vite";
import { listCreators } from "@tsumugi/contract";
import { buildOpenCreator, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { contractEnded, noRows, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { CompareCreatorsPage } from "./CompareCreatorsPage.tsx";

const five = "creator_004,creator_001,creator_002,creator_003,creator_005";

const meta = {
  title: "画面/クリエイター検索/比較",
  component: CompareCreatorsPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.compareCreators.path}
      at={parameters.at ?? paths.compareCreators.getHref({ ids: five })}
    >
      <CompareCreatorsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CompareCreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heads = () =>
  screen
    .getAllByRole("columnheader")
    .map((one) => within(one).getByRole("link").getAttribute("href")?.slice(-3));

/** In the order of the address; one is taken out. */
export const Loaded: Story = {
  play: async () => {
    await screen.findByRole("region", { name: "クリエイターの比較" });
    await waitFor(() => expect(heads()).toEqual(["004", "001", "002", "003", "005"]));
  },
};

export const TakesOut: Story = {
  ...Loaded,
  name: "比較から外す",
  play: async () => {
    await screen.findByRole("region", { name: "クリエイターの比較" });
    await waitFor(() => expect(heads()).toEqual(["004", "001", "002", "003", "005"]));
    await userEvent.click(screen.getByRole("button", { name: "はるかの台所を比較から外す" }));
    await waitFor(() => expect(heads()).toEqual(["004", "001", "003", "005"]));
  },
};

export const Paper: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "A4で印刷する" }));
    await expect(await screen.findByText("A4・横。印刷の画面でPDFにも保存できます。")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "画面に戻る" }));
    await expect(await screen.findByRole("button", { name: "A4で印刷する" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { ...over().parameters, at: paths.compareCreators.getHref() },
  play: async () => {
    await expect(await screen.findByText("比べるクリエイターがいません")).toBeVisible();
  },
};

/** One of them is no longer public. */
export const NoMatch: Story = {
  ...over(
    mockEndpoint(listCreators, {
      items: [buildOpenCreator({}, 1), buildOpenCreator({}, 2)],
      next_cursor: null,
      total: 2,
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/選んだうち3名は公開をやめたか、削除されています/)).toBeVisible();
  },
};

export const AllGone: Story = {
  ...over(mockEndpoint(listCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("比べられるクリエイターがいません")).toBeVisible();
    await expect(screen.getByRole("link", { name: "クリエイター検索へ" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "A4で印刷する" })).toBeNull();
  },
};

export const Loading: Story = {
  ...over(mockForever(listCreators)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(listCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(withoutFeatures),
  play: async () => {
    await expect(await screen.findByText("「クリエイター検索」は現在の契約に含まれていません")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "A4で印刷する" })).toBeNull();
  },
};

export const ReadOnly: Story = { ...Loaded, ...over(contractEnded) };

export const LongText: Story = {
  ...over(
    mockEndpoint(listCreators, {
      items: [1, 2].map((index) => buildOpenCreator({ name: LONG_NAME, bio: LONG_NAME.repeat(3) }, index)),
      next_cursor: null,
      total: 2,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByRole("link", { name: LONG_NAME }))[0]).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
