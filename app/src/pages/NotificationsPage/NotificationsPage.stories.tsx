import type { Meta, StoryObj } from "@storybook/react-vite";
import { listNotifications } from "@tsumugi/contract";
import { buildNotification, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
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

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listNotifications, { ...noRows, unread_total: 0 })).parameters,
    at: paths.notifications.getHref({ show: "unread" }),
  },
  play: async () => {
    await expect(await screen.findByText("未読のお知らせはありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listNotifications)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "お知らせ" })).toBeVisible();
  },
};

/** Reading and marking are everybody's, also after the contract's end. */
export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "すべて既読にする" })).toBeVisible();
  },
};

export const ViewerReadsAll: Story = {
  ...Forbidden,
  name: "閲覧のみの人もすべて既読にできる",
  play: async () => {
    const all = await screen.findByRole("button", { name: "すべて既読にする" });
    await userEvent.click(all);
    await expect((await screen.findAllByRole("link"))[0]).toBeVisible();
    // The keyboard goes on from the button, and not from the top of the page.
    await waitFor(() => expect(all).toHaveAttribute("aria-disabled", "true"));
    await expect(all).toHaveFocus();
  },
};
export const ReadOnly: Story = { ...Forbidden, ...over(contractEnded) };

export const LongText: Story = {
  ...over(
    mockEndpoint(listNotifications, {
      ...noRows,
      items: [buildNotification({ title: `${LONG_NAME}さんが下書きを提出しました`, body: LONG_NAME }, 1)],
      total: 1,
      unread_total: 1,
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(new RegExp(`${LONG_NAME}さんが`))).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
