import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, listAllAuditLogs, listCompanies } from "@tsumugi/contract";
import {
  buildCompany,
  buildCurrentUser,
  daysAgo,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { AdminAuditPage } from "./AdminAuditPage.tsx";

const asOperator = mockEndpoint(
  getCompanyUser,
  buildCurrentUser({ system_admin: true, company: null, role: null }),
);

const meta = {
  title: "画面/運営/操作の記録",
  component: AdminAuditPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.adminAudit.path} at={parameters.at ?? paths.adminAudit.path}>
      <AdminAuditPage />
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminAuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = mockEndpoint(listAllAuditLogs, { items: [], next_cursor: null });

export const Loaded: Story = {};

export const OwnDeeds: Story = {
  name: "運営の操作だけに絞り込む",
  play: async () => {
    await expect(await screen.findByRole("searchbox", { name: "操作した人の名前で検索" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "操作した人" })).toBeNull();
    const own = screen.getByRole("button", { name: "運営の操作だけ" });
    await userEvent.click(own);
    await expect(own).toHaveAttribute("aria-pressed", "true");
  },
};

const companies = (query: { deleted?: unknown; cursor?: string | undefined }) => {
  if (query.deleted)
    return {
      items: [buildCompany({ name: "辞めた企業", deleted_at: daysAgo(3) }, 3)],
      next_cursor: null,
      total: 1,
    };
  return query.cursor
    ? { items: [buildCompany({ name: "2ページ目の企業" }, 2)], next_cursor: null, total: 2 }
    : { items: [buildCompany({ name: "1ページ目の企業" }, 1)], next_cursor: "2", total: 2 };
};
export const EveryCompany: Story = {
  name: "2ページ目の企業も、削除した企業も選べる",
  ...over(
    asOperator,
    mockEndpoint(listCompanies, ({ query }) => companies(query)),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "企業" }));
    for (const name of ["1ページ目の企業", "2ページ目の企業", "辞めた企業（削除済み）"])
      await expect(await screen.findByText(name)).toBeVisible();
  },
};
export const Loading: Story = over(asOperator, mockForever(listAllAuditLogs));
export const Failed: Story = over(asOperator, mockError(listAllAuditLogs, "internal"));
export const Forbidden: Story = over(asOperator, mockError(listAllAuditLogs, "forbidden"));
export const Empty: Story = over(asOperator, nothing);
export const NoMatch: Story = {
  parameters: { ...over(asOperator, nothing).parameters, at: `${paths.adminAudit.path}?group=contract` },
};
export const Phone: Story = { ...over(asOperator), ...onPhone };
