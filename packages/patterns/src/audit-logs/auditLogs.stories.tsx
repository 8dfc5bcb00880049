import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildAuditLog } from "@tsumugi/mocks";
import { Card, EmptyState, Toolbar } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { AuditLogFilters } from "./AuditLogFilters/AuditLogFilters.tsx";
import { AuditLogList } from "./AuditLogList/AuditLogList.tsx";

const logs = Array.from({ length: 10 }, (_, index) => buildAuditLog({}, index + 1));
const filter = fn();

const meta = {
  title: "画面の型/操作の記録/操作の記録",
  component: AuditLogList,
  args: { logs, empty: <EmptyState title="操作の記録はまだありません" /> },
  render: (args) => (
    <Card flush>
      <Toolbar>
        <AuditLogFilters
          value={{}}
          onValueChange={filter}
          people={[{ value: "user_001", label: "佐藤 葵" }]}
        />
      </Toolbar>
      <AuditLogList {...args} />
    </Card>
  ),
} satisfies Meta<typeof AuditLogList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { logs: [], loading: true } };
export const Empty: Story = { args: { logs: [] } };
export const OverAllCompanies: Story = { args: { showCompany: true } };

export const ChooseGroup: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: /区分/ }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "メンバー・権限" }));
    await expect(filter).toHaveBeenCalledWith({ group: ["member"] });
  },
};

export const LongText: Story = {
  args: {
    logs: [
      buildAuditLog({
        sentence: `${LONG_NAME}をメンバーから外しました`,
        actor: { kind: "member", uid: "u", name: LONG_NAME, is_removed: true },
        details: [{ label: "引き継ぎ先", value: LONG_NAME }],
      }),
    ],
  },
  globals: { viewport: { value: "phone", isRotated: false } },
};
