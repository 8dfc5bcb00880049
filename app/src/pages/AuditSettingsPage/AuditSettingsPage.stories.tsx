import type { Meta, StoryObj } from "@storybook/react-vite";
import { listAuditLogs } from "@tsumugi/contract";
import { mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { AuditSettingsPage } from "./AuditSettingsPage.tsx";

const meta = {
  title: "画面/設定/操作の記録",
  component: AuditSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.auditSettings.path} at={parameters.at ?? paths.auditSettings.path}>
      <AuditSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof AuditSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = mockEndpoint(listAuditLogs, { items: [], next_cursor: null });

export const Loaded: Story = {};
export const Loading: Story = over(mockForever(listAuditLogs));
export const Failed: Story = over(mockError(listAuditLogs, "internal"));
export const Empty: Story = over(nothing);

export const NoMatch: Story = {
  parameters: { ...over(nothing).parameters, at: `${paths.auditSettings.path}?keyword=だれか&group=member` },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "条件を消す" })).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を消す" }));
    await expect(await screen.findByText("操作の記録はまだありません")).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("操作の記録は、管理者だけが見られます")).toBeVisible();
  },
};

/** Reading and the file go on. */
export const ContractEnded: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "CSV出力" })).toBeEnabled();
  },
};

export const WithoutExport: Story = over(withoutFeatures);
export const Phone: Story = { ...over(), ...onPhone };
