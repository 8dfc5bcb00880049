import type { Meta, StoryObj } from "@storybook/react-vite";
import { listManagedCreators } from "@tsumugi/contract";
import { buildManagedCreator, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ManagedCreatorsPage } from "./ManagedCreatorsPage.tsx";

const meta = {
  title: "画面/クリエイター管理/一覧",
  component: ManagedCreatorsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.managedCreators.path} at={parameters.at}>
      <ManagedCreatorsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const [first] = await screen.findAllByLabelText("みお｜毎日スキンケアを選択");
    await userEvent.click(first as HTMLElement);
    await expect(screen.getByRole("button", { name: "案件に追加" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listManagedCreators, noRows)),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "CSVでまとめて登録" })).toBeVisible();
  },
};

const filtered = over(mockEndpoint(listManagedCreators, noRows));
export const NoMatch: Story = {
  parameters: { ...filtered.parameters, at: paths.managedCreators.getHref({ keyword: "いない人" }) },
  play: async () => {
    const clear = await screen.findAllByRole("button", { name: "条件を消す" });
    await expect(clear.at(-1)).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listManagedCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listManagedCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

/** A viewer finds no button that would be refused, and no fees. */
export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await expect(screen.queryByRole("link", { name: "手動登録" })).toBeNull();
    await expect(screen.queryByRole("columnheader", { name: "直近の報酬" })).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await screen.findAllByText("みお｜毎日スキンケア");
    await expect(screen.queryByRole("link", { name: "CSV一括登録" })).toBeNull();
    await expect(screen.getByRole("button", { name: "CSV出力" })).toBeVisible();
  },
};

const long = buildManagedCreator({ display_name: LONG_NAME, tags: [LONG_NAME.slice(0, 40), "敏感肌"] }, 1);
export const LongText: Story = {
  ...over(mockEndpoint(listManagedCreators, { items: [long], next_cursor: null, total: 1 })),
  play: async () => {
    await expect(await screen.findByRole("link", { name: LONG_NAME })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
