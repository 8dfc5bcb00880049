import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, listAllAuditLogs } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
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
export const Loading: Story = over(asOperator, mockForever(listAllAuditLogs));
export const Failed: Story = over(asOperator, mockError(listAllAuditLogs, "internal"));
export const Forbidden: Story = over(asOperator, mockError(listAllAuditLogs, "forbidden"));
export const Empty: Story = over(asOperator, nothing);
export const NoMatch: Story = {
  parameters: { ...over(asOperator, nothing).parameters, at: `${paths.adminAudit.path}?group=contract` },
};
export const Phone: Story = { ...over(asOperator), ...onPhone };
