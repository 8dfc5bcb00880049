import type { Meta, StoryObj } from "@storybook/react-vite";
import { listNotifications } from "@tsumugi/contract";
import { mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, over } from "../../testing/states.ts";
import { NotificationsPage } from "./NotificationsPage.tsx";

const meta = {
  title: "画面/お知らせ",
  component: NotificationsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.notifications.path} at={parameters.at ?? paths.notifications.path}>
      <NotificationsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect((await screen.findAllByRole("link"))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listNotifications, { ...noRows, unread_total: 0 })),
  play: async () => {
    await expect(await screen.findByText("お知らせはまだありません")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(listNotifications, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};
