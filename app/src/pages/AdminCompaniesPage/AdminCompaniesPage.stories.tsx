import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, inviteCompany, listCompanies } from "@tsumugi/contract";
import {
  buildCompany,
  buildOperator,
  dayFromToday,
  daysAgo,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, onPhone, over } from "../../testing/states.ts";
import { AdminCompaniesPage } from "./AdminCompaniesPage.tsx";

const asOperator = mockEndpoint(getCompanyUser, buildOperator());

const meta = {
  title: "画面/運営/企業",
  component: AdminCompaniesPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.adminCompanies.path} at={parameters.at}>
      <AdminCompaniesPage />
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminCompaniesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("1〜12社 / 12社")).toBeVisible();
    await expect(screen.getByText("15日前に終了・閲覧のみ")).toBeVisible();
    await expect(screen.getByText("開始まで10日")).toBeVisible();
  },
};

const fill = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "企業を登録" }));
  const dialog = within(await screen.findByRole("dialog", { name: "企業を登録" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /企業名/ }), "みなと製菓");
  await userEvent.type(dialog.getByRole("textbox", { name: /メールアドレス/ }), "kanri@minato.test");
  await userEvent.click(dialog.getByRole("button", { name: "登録する" }));
  return dialog;
};

/** Registered and invited: the company opens. */
export const Registers: Story = {
  play: async () => {
    await fill();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

/** The address has had its share of links: the dialog says so, and keeps what was typed. */
export const RegisterRefused: Story = {
  ...over(asOperator, mockError(inviteCompany, "rate_limited")),
  play: async () => {
    const dialog = await fill();
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /企業名/ })).toHaveValue("みなと製菓");
    await expect(dialog.getByRole("textbox", { name: /メールアドレス/ })).toHaveValue("kanri@minato.test");
  },
};

/** Another company of that name stands: said before a second one is made, and told apart by its day. */
export const SameName: Story = {
  name: "同じ名前の企業がある",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "企業を登録" }));
    const dialog = within(await screen.findByRole("dialog", { name: "企業を登録" }));
    const { name } = buildCompany();
    await userEvent.type(dialog.getByRole("textbox", { name: /企業名/ }), `　 ${name} `);
    await userEvent.tab();
    await expect(await dialog.findByText("同じ名前の企業が登録されています")).toBeVisible();
    await expect(dialog.getByText(new RegExp(`「${name}」（\\d{4}/.*登録）`))).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /企業名/ })).toHaveValue(name);
  },
};

/** On an empty installation the first company is one press away. */
export const Empty: Story = {
  ...over(asOperator, mockEndpoint(listCompanies, noRows)),
  play: async () => {
    await expect(await screen.findByText("企業はまだありません")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: "企業を登録" })).toHaveLength(2);
  },
};

const unmatched = over(asOperator, mockEndpoint(listCompanies, noRows));
export const NoMatch: Story = {
  parameters: {
    ...unmatched.parameters,
    at: paths.adminCompanies.getHref({ keyword: "いない", plan: "trial", contract_state: "expired" }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "条件を消す" })).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を消す" }));
    await expect(await screen.findByText("企業はまだありません")).toBeVisible();
  },
};

const deleted = [1, 2].map((index) =>
  buildCompany({ deleted_at: daysAgo(index * 3), erase_on: dayFromToday(30 - index * 3) }, index),
);
const onlyDeleted = over(
  asOperator,
  mockEndpoint(listCompanies, { items: deleted, next_cursor: null, total: 2 }),
);
/** Deleted ones say when they are gone for good. */
export const Deleted: Story = {
  parameters: { ...onlyDeleted.parameters, at: paths.adminCompanies.getHref({ deleted: "true" }) },
  play: async () => {
    await expect((await screen.findAllByText(/に消去$/)).length).toBe(2);
  },
};

export const Loading: Story = {
  ...over(asOperator, mockForever(listCompanies)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(asOperator, mockError(listCompanies, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** A member who knows the address is refused by the server. */
export const Forbidden: Story = {
  ...over(mockError(listCompanies, "forbidden")),
  play: async () => {
    await expect(await screen.findByText("この内容は表示できません")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    asOperator,
    mockEndpoint(listCompanies, {
      items: [
        buildCompany({ name: LONG_NAME, url: `https://${"long-".repeat(20)}example.test` }, 1),
        buildCompany({ max_user: 10_000, member_count: 9_876, pending_invitation_count: 124 }, 2),
      ],
      next_cursor: null,
      total: 2,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    const list = within(await screen.findByRole("list", { name: "企業" }));
    await waitFor(() => expect(list.getAllByRole("link").length).toBeGreaterThan(10));
  },
};
