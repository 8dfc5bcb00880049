import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getCompanyUser,
  listCompanies,
  listManagedCreators,
  listNotifications,
  listProjects,
  listSupportChatRooms,
  listTodo,
} from "@tsumugi/contract";
import {
  buildOperator,
  buildSupportChatRoom,
  buildTodo,
  daysAgo,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
  todoListOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { HomePage } from "./HomePage.tsx";

const meta = {
  title: "画面/ホーム",
  component: HomePage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.home.path} at={parameters.at ?? paths.home.path}>
      <HomePage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const late = await screen.findByRole("region", { name: "遅れ" });
    await expect((await within(late).findAllByRole("link"))[0]).toBeVisible();
    const today = await screen.findByRole("region", { name: "今日" });
    const replies = await within(today).findAllByRole("link", { name: /: 未返信 \d+件を開く$/ });
    await expect(replies[0]?.getAttribute("href")).toMatch(/^\/chat\?tab=needs_reply&keyword=/);
    await expect(screen.getByRole("region", { name: "今週・これから" })).toBeVisible();
    await expect(screen.getByRole("region", { name: "待ち" })).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "最近の動き" })).toBeVisible();
    // Fri the 20th to Wed the 25th, with a holiday on Monday.
    await expect((await screen.findAllByRole("note", { name: /勤労感謝の日/ }))[0]).toBeVisible();
  },
};

export const OneKind: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^未返信/ }));
    const replies = await screen.findByRole("region", { name: "未返信" });
    await expect((await within(replies).findAllByRole("link", { name: /返信する$/ }))[0]).toBeVisible();
    await expect(screen.queryByRole("region", { name: "遅れ" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "ほかの種類も見る" }));
    await expect(await screen.findByRole("region", { name: "遅れ" })).toBeVisible();
  },
};

/** A group with more than its first rows is looked at alone, and left again. */
export const OneGroup: Story = {
  name: "ひとつの急ぎ具合",
  play: async () => {
    const soon = await screen.findByRole("region", { name: "今週・これから" });
    await userEvent.click(within(soon).getByRole("button", { name: "すべて見る" }));
    await expect(await screen.findByRole("button", { name: "ほかの予定も見る" })).toBeVisible();
    await expect(screen.queryByRole("region", { name: "遅れ" })).toBeNull();
    await expect(within(soon).getAllByRole("listitem").length).toBeGreaterThan(6);
    await userEvent.click(screen.getByRole("button", { name: "ほかの予定も見る" }));
    await expect(await screen.findByRole("region", { name: "遅れ" })).toBeVisible();
  },
};

/** Groups without anything in them are not drawn. */
export const OnlyLate: Story = {
  name: "遅れだけ",
  ...over(mockEndpoint(listTodo, todoListOf([buildTodo({ kind: "posting_due" }, 3)]))),
  play: async () => {
    await screen.findByRole("region", { name: "遅れ" });
    for (const name of ["今日", "今週・これから", "待ち"])
      await expect(screen.queryByRole("region", { name })).toBeNull();
  },
};

export const Mine: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "担当" }), "mine");
    await expect(await screen.findByRole("option", { name: "自分の担当 9件", selected: true })).toBeVisible();
  },
};

const nothing = [
  mockEndpoint(listTodo, todoListOf([])),
  mockEndpoint(listProjects, noRows),
  mockEndpoint(listManagedCreators, noRows),
  mockEndpoint(listNotifications, { ...noRows, unread_total: 0 }),
];

export const Empty: Story = {
  ...over(...nothing),
  play: async () => {
    // On the first day the steps are what there is to do: no empty list stands before them.
    await expect(await screen.findByText("はじめの一歩")).toBeVisible();
    await expect(screen.queryByText("今日やることはありません")).toBeNull();
    await expect(screen.queryByRole("combobox", { name: "担当" })).toBeNull();
  },
};

/** A company at work that has nothing left for today. */
export const AllDone: Story = {
  name: "やり終えた日",
  ...over(mockEndpoint(listTodo, todoListOf([]))),
  play: async () => {
    await expect(await screen.findByText("今日やることはありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listTodo), mockForever(listProjects)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "今日やること" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(listTodo, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** A viewer acts on nothing. */
export const ReadOnly: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText(/閲覧のみの権限では/)).toBeVisible();
  },
};

export const ContractEnded: Story = { ...over(contractEnded) };

export const LongText: Story = {
  ...over(
    mockEndpoint(
      listTodo,
      todoListOf([
        buildTodo({
          kind: "consultation",
          creator: { uid: "creator_001", name: LONG_NAME, image: null },
          project: { uid: "project_001", name: LONG_NAME },
          detail: LONG_NAME,
        }),
      ]),
    ),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Operator: Story = {
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "運営ホーム" })).toBeVisible();
    await expect(
      await screen.findByRole("link", { name: /^内容相違 [\d,]+件の新しい版を作る$/ }),
    ).toBeVisible();
    await expect(await screen.findByRole("link", { name: /^支払承認 [\d,]+件を振り込む$/ })).toBeVisible();
    const unused = await screen.findByRole("list", { name: "しばらく使われていない" });
    const [company] = within(unused).getAllByRole("link");
    await expect(company).toHaveAttribute("href", expect.stringMatching(/^\/admin\/companies\/./));
    await expect(
      screen.getAllByRole("link", { name: "すべて見る" }).map((link) => link.getAttribute("href")),
    ).toContain("/admin/companies?sign=unused&sort=last_seen_at");
  },
};

export const OperatorNoSigns: Story = {
  name: "運営: 声をかけたい企業はない",
  ...over(mockEndpoint(getCompanyUser, buildOperator()), mockEndpoint(listCompanies, noRows)),
  play: async () => {
    await expect(await screen.findByText("いま声をかけたい企業はありません。")).toBeVisible();
  },
};

export const OperatorSignsFailed: Story = {
  name: "運営: 企業を読み込めない",
  ...over(mockEndpoint(getCompanyUser, buildOperator()), mockError(listCompanies, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(screen.getByText("企業への支払通知書")).toBeVisible();
  },
};

export const OperatorPhone: Story = {
  ...Operator,
  ...onPhone,
  name: "運営: スマートフォン",
};

/** Creators who wait for the operator are told where the day begins, and who has waited too long. */
export const OperatorSupport: Story = {
  name: "運営: 返信を待つ問い合わせ",
  ...over(
    mockEndpoint(getCompanyUser, buildOperator()),
    mockEndpoint(listSupportChatRooms, {
      items: [2.1, 1.2, 0.1].map((days, index) =>
        buildSupportChatRoom({ needs_reply: true, waiting_since: daysAgo(days) }, index + 1),
      ),
      next_cursor: null,
      total: 3,
    }),
  ),
  play: async () => {
    const answer = await screen.findByRole("link", { name: "未返信 3件に返す" });
    await expect(answer).toHaveAttribute("href", "/admin/support?tab=waiting");
    await expect(screen.getByText("2日待ち・対応遅れ")).toBeVisible();
    await expect(screen.getByText("対応が遅れているもの 2件")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};

/** Before the answer nobody knows whether anything has happened. */
export const NoticesStillLoading: Story = {
  name: "最近の動きを読み込んでいる",
  ...over(mockForever(listNotifications)),
  play: async () => {
    await screen.findByRole("heading", { name: "最近の動き" });
    await expect(screen.queryByText("まだ動きはありません")).toBeNull();
  },
};

export const NoticesFailed: Story = {
  name: "最近の動きを読み込めない",
  ...over(mockError(listNotifications, "internal")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
    await expect(screen.queryByText("まだ動きはありません")).toBeNull();
  },
};

/** Who may not write is led to nothing that they may not do. */
export const FirstStepsOfAViewer: Story = {
  name: "はじめの一歩は、自分ができることだけ",
  ...over(asViewer, mockEndpoint(listManagedCreators, { items: [], next_cursor: null, total: 0 })),
  play: async () => {
    await screen.findByRole("heading", { name: "最近の動き" });
    await expect(screen.queryByText(/案件を作成する/)).toBeNull();
  },
};
