import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, listSupportChatRooms } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import { Route, Routes } from "react-router-dom";
import { expect, screen } from "storybook/test";
import { AdminSupportPage } from "../../pages/AdminSupportPage/AdminSupportPage.tsx";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { OperatorGuard } from "./OperatorGuard.tsx";

const asked: string[] = [];
const heard = mockEndpoint(listSupportChatRooms, () => {
  asked.push(listSupportChatRooms.path);
  return { items: [], next_cursor: null, total: 0 };
});

const meta = {
  title: "画面/運営の画面",
  component: OperatorGuard,
  render: () => (
    <PageFrame path="/*" at={paths.adminSupport.path}>
      <Routes>
        <Route element={<OperatorGuard />}>
          <Route path="*" element={<AdminSupportPage />} />
        </Route>
      </Routes>
    </PageFrame>
  ),
  beforeEach: () => void asked.splice(0),
  ...over(heard),
} satisfies Meta<typeof OperatorGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member of a company who types the operator's address: nothing is asked that would be refused. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "運営の画面です" })).toBeVisible();
    await expect(screen.queryByRole("heading", { name: "サポート" })).toBeNull();
    await expect(asked).toEqual([]);
  },
};

export const Operator: Story = {
  name: "運営のアカウント",
  ...over(
    heard,
    mockEndpoint(getCompanyUser, buildCurrentUser({ system_admin: true, company: null, role: null })),
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "サポート" })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
