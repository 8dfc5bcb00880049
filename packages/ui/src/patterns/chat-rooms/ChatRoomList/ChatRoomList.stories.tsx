import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LONG_NAME } from "../../../testing/Gallery.tsx";
import { pictures } from "../../../testing/pictures.ts";
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
  title: "パターン/chat-rooms/ChatRoomList",
  component: ChatRoomList,
  args: {
    currentRoomId: "b",
    // biome-ignore lint/a11y/useAnchorContent: the list puts the name in
    linkTo: (one) => <a href={`#${one.roomId}`} />,
    rooms: [
      room("a", { unreadCount: 2, needsReply: true }),
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
        hasDraft: true,
        flag: { color: "blue", label: "来週", due_on: null },
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
export const Loading: Story = { args: { rooms: [], loading: true } };
export const Empty: Story = {
  args: { rooms: [], empty: <EmptyState compact title="未返信のメッセージはありません" /> },
};
