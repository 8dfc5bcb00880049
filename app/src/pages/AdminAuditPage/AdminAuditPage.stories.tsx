import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, listAllAuditLogs } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
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
export const Loading: Story = over(asOperator, mockForever(listAllAuditLogs));
export const Failed: Story = over(asOperator, mockError(listAllAuditLogs, "internal"));
export const Forbidden: Story = over(asOperator, mockError(listAllAuditLogs, "forbidden"));
export const Empty: Story = over(asOperator, nothing);
export const NoMatch: Story = {
  parameters: { ...over(asOperator, nothing).parameters, at: `${paths.adminAudit.path}?group=contract` },
};
export const Phone: Story = { ...over(asOperator), ...onPhone };
