import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildNotificationSettings } from "@tsumugi/mocks";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { NotificationList } from "./NotificationList/NotificationList.tsx";
import { NotificationPopover } from "./NotificationPopover/NotificationPopover.tsx";
import { NotificationSettingsForm } from "./NotificationSettingsForm/NotificationSettingsForm.tsx";

const meta = {
  title: "画面の型/お知らせ/お知らせ",
  component: NotificationList,
  args: {
    // biome-ignore lint/a11y/useAnchorContent: the list puts the title in
    linkTo: (item) => <a href={item.href} />,
    notifications: [
      {
        uid: "1",
        kind: "job_answered",
        title: "はなこ美容さんが依頼を受けました",
        body: "秋の新作リップ",
        href: "#1",
        read_at: null,
        created_at: "2026-11-20T00:40:00Z",
      },
      {
        uid: "2",
        kind: "draft_submitted",
        title: "ゆうきの台所さんが下書きを提出しました",
        body: "",
        href: "#2",
        read_at: null,
        created_at: "2026-11-19T05:00:00Z",
      },
      {
        uid: "3",
        kind: "import_finished",
        title: "取込が完了しました",
        body: "500件のうち2件がエラーです。",
        href: "#3",
        read_at: "2026-11-18T00:00:00Z",
        created_at: "2026-11-17T00:00:00Z",
      },
    ],
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = { name: "NotificationList" };
export const Empty: Story = { name: "NotificationList 0件", args: { notifications: [] } };
const onRead = fn();
/** What is unread stands first, under its own heading; each can be put away without going there. */
export const Grouped: Story = {
  name: "NotificationList 未読と既読",
  args: { onRead, unreadTotal: 2 },
  play: async ({ args }) => {
    const unread = within(await screen.findByRole("list", { name: "未読のお知らせ" }));
    await expect(unread.getAllByRole("listitem")).toHaveLength(2);
    await expect(screen.getByRole("heading", { name: "未読2件" })).toBeVisible();
    await expect(screen.getByRole("list", { name: "既読のお知らせ" })).toBeVisible();
    await userEvent.click(unread.getAllByRole("button", { name: /を既読にする$/ })[1] as HTMLElement);
    await expect(onRead).toHaveBeenLastCalledWith(args.notifications[1]);
  },
};
const onMarkAllRead = fn();
export const InThePopover: Story = {
  name: "NotificationPopover",
  render: function Marks(args) {
    const [unreadCount, setUnreadCount] = useState(2);
    onMarkAllRead.mockImplementation(() => setUnreadCount(0));
    return (
      <NotificationPopover
        {...args}
        unreadCount={unreadCount}
        defaultOpen
        onMarkAllRead={onMarkAllRead}
        allLink={<a href="#all">すべて見る</a>}
      />
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "すべて既読にする" }));
    await expect(onMarkAllRead).toHaveBeenCalled();
    // The button has gone: the keyboard goes on in the list, not at the top of the page.
    await expect(screen.getByRole("group", { name: "新しいお知らせ" })).toHaveFocus();
  },
};

/** A count of three characters stays in one line on its corner. */
export const ManyInThePopover: Story = {
  name: "NotificationPopover 100件以上",
  render: (args) => <NotificationPopover {...args} unreadCount={154} />,
  play: async () => {
    const count = (await screen.findByText("99+")).getBoundingClientRect();
    await expect(count.height).toBeLessThanOrEqual(18);
    await expect(count.width).toBeGreaterThan(count.height);
  },
};

const onChannelChange = fn();
const onDigestHourChange = fn();
export const Settings: Story = {
  name: "NotificationSettingsForm",
  render: () => (
    <NotificationSettingsForm
      settings={{ ...buildNotificationSettings(), digest_hour: null }}
      onChannelChange={onChannelChange}
      onDigestHourChange={onDigestHourChange}
    />
  ),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText("契約の受け取り方"), "画面とメール");
    await expect(onChannelChange).toHaveBeenCalledWith("contract", "mail");
    await userEvent.selectOptions(screen.getByLabelText(/送る時刻/), "毎日 8:00");
    await expect(onDigestHourChange).toHaveBeenCalledWith(8);
  },
};
