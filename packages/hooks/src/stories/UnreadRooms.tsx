import { Badge, Button } from "@tsumugi/ui";
import { memo, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { LiveCount } from "../modules/chat-rooms/roomUnread.ts";
import { useChatRooms } from "../modules/chat-rooms/useChatRooms.ts";
import { useMarkRoomRead } from "../modules/chat-rooms/useMarkRoomRead.ts";
import { useRoomUnread } from "../modules/chat-rooms/useRoomUnread.ts";
import { useUnreadCounts } from "../modules/notifications/useUnreadCounts.ts";
import { useMarkSupportRoomRead } from "../modules/support-chat-rooms/useMarkSupportRoomRead.ts";
import { useSupportChatRooms } from "../modules/support-chat-rooms/useSupportChatRooms.ts";
import { HookValues, useRenderCount } from "./HookValues.tsx";

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    gap: 8px;
    align-items: center;
    padding: 6px 0;
    border-top: 1px solid var(--tsu-border);
  }
  & .drawn {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

/** Drawn again only when the number of its own room changes: it follows that one. */
const UnreadBadge = memo(function UnreadBadge({ name, unread }: { name: string; unread: LiveCount }) {
  const drawn = useRenderCount();
  const count = useSyncExternalStore(unread.subscribe, unread.get);
  return (
    <>
      <Badge tone={count > 0 ? "thread" : "neutral"} aria-label={`${name}の未読 ${count}件`} role="img">
        {count}
      </Badge>
      <span className="drawn">描画 {drawn}回</span>
    </>
  );
});

interface RowProps {
  readonly name: string;
  readonly count: number;
  readonly unread: LiveCount;
  readonly onRead: () => void;
}

const Row = ({ name, count, unread, onRead }: RowProps) => (
  <li>
    <span>{name}</span>
    <UnreadBadge name={name} unread={unread} />
    <Button size="sm" disabled={count === 0} onClick={onRead} aria-label={`${name}を読む`}>
      読む
    </Button>
  </li>
);

/** The badge over all rooms, and the badge of each. */
export function UnreadRooms() {
  const { unreadCounts } = useUnreadCounts();
  const { chatRooms } = useChatRooms();
  const unreadOf = useRoomUnread();
  const supportUnreadOf = useRoomUnread("support");
  const { supportChatRooms } = useSupportChatRooms();
  const { markRoomRead } = useMarkRoomRead();
  const { markSupportRoomRead } = useMarkSupportRoomRead();
  const { unreadChatMessageCount: chat, unreadSupportChatMessageCount: support } = unreadCounts;
  // Where a reading fails, everything goes back by itself.
  const read = (reading: Promise<void>) => void reading.catch(() => undefined);
  return (
    <>
      <HookValues values={{ メッセージ: chat, サポート: support, 合計: chat + support }} />
      <List aria-label="部屋">
        {chatRooms.map((room) => (
          <Row
            key={room.roomId}
            name={room.creator.name}
            count={room.unreadCount}
            unread={unreadOf(room.roomId)}
            onRead={() => read(markRoomRead(room))}
          />
        ))}
        {supportChatRooms.map((room) => (
          <Row
            key={room.roomId}
            name={`サポート: ${room.creator.name}`}
            count={room.unreadCount}
            unread={supportUnreadOf(room.roomId)}
            onRead={() => read(markSupportRoomRead(room))}
          />
        ))}
      </List>
    </>
  );
}
