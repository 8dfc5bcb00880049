import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "@tsumugi/ui";
import { LONG_NAME, pictures } from "@tsumugi/ui/testing";
import { expect, waitFor } from "storybook/test";
import type { ChatRoomLook } from "../chat.types.ts";
import { ChatRoomList } from "./ChatRoomList.tsx";

const room = (roomId: string, more: Partial<ChatRoomLook>): ChatRoomLook => ({
  roomId,
  type: "job_request",
  creator: { uid: roomId, name: "はなこ美容", image: pictures.red },
  projectName: "秋の新作リップ",
  lastText: "サムネイルは2案あります。どちらが良いでしょうか？",
  lastAt: "2026-11-20T00:30:00Z",
  unreadCount: 0,
  needsReply: false,
  flag: null,
  archived: false,
  ...more,
});

const meta = {
  title: "画面の型/メッセージ/ChatRoomList",
  component: ChatRoomList,
  args: {
    currentRoomId: "b",
    // biome-ignore lint/a11y/useAnchorContent: the list puts the name in
    linkTo: (one) => <a href={`#${one.roomId}`} />,
    rooms: [
      room("a", { unreadCount: 2, needsReply: true, waitingSince: "2026-11-19T02:00:00Z" }),
      room("b", {
        creator: { uid: "b", name: "ゆうきの台所", image: null },
        flag: { color: "red", label: "至急", due_on: null },
      }),
      room("c", {
        creator: { uid: "c", name: LONG_NAME, image: null },
        unreadCount: 128,
        lastAt: "2026-10-01T00:00:00Z",
      }),
      room("d", {
        type: "dm",
        projectName: null,
        draft: "お世話になっております。サンプルの件ですが",
        flag: { color: "blue", label: "来週", due_on: "2026-11-19" },
      }),
      room("e", { lastText: null, lastAt: null, projectName: "冬の保湿クリーム体験" }),
    ],
  },
  render: (args) => (
    <div style={{ width: 340, maxWidth: "100%", background: "var(--tsu-surface)" }}>
      <ChatRoomList {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Walked: Story = {
  name: "矢印キーで移る",
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole("link");
    links[0]?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(links[2]).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(links.at(-1)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Home}{ArrowUp}");
    await waitFor(() => expect(links[0]).toHaveFocus());
    // Tab leaves the list at once; coming back it stops at the open room.
    await userEvent.keyboard("{End}");
    await userEvent.tab();
    await expect(canvas.getByRole("list")).not.toContainElement(document.activeElement as HTMLElement);
    await expect(links.filter((link) => link.tabIndex === 0)).toEqual([links[1]]);
  },
};
export const TurnedAround: Story = {
  name: "文字の向きを変える記号のあるメッセージ",
  args: { rooms: [room("a", { lastText: "\u202E1行目\n2行目" })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1行目 2行目")).toBeVisible();
  },
};
export const LongFlag: Story = {
  name: "長いフラグ（旗は縮まない）",
  args: { rooms: [room("a", { flag: { color: "yellow", label: "👨‍👩‍👧‍👦".repeat(20), due_on: null } })] },
  play: async ({ canvas }) => {
    const flag = await canvas.findByRole("img", { name: "フラグ:" });
    await expect(flag.getBoundingClientRect().width).toBe(14);
  },
};
export const Marks: Story = {
  name: "検索の一致・送信の失敗・下書き",
  args: {
    rooms: [
      room("a", {
        hitLine: [
          { text: "…のところ、", hit: false },
          { text: "サムネイル", hit: true },
          { text: "は2案あります。", hit: false },
        ],
      }),
      room("b", { failedCount: 2, draft: "書きかけ" }),
      room("c", { draft: "お世話になっております。", archived: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("サムネイル")).tagName).toBe("MARK");
    await expect(canvas.getByText(/送信できていません（2件）/)).toBeVisible();
    await expect(canvas.getByText("アーカイブ済み")).toBeVisible();
  },
};
export const Loading: Story = { args: { rooms: [], loading: true } };
export const Empty: Story = {
  args: { rooms: [], empty: <EmptyState compact title="未返信のメッセージはありません" /> },
};
