import { Badge, Button } from "@tsumugi/ui";
import { memo } from "react";
import { styled } from "styled-components";
import { useChatRooms } from "../modules/chat-rooms/useChatRooms.ts";
import { useMarkRoomRead } from "../modules/chat-rooms/useMarkRoomRead.ts";
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

/** Drawn again only when the number of its own room changes: it takes the number, not the room. */
const UnreadBadge = memo(function UnreadBadge({ name, count }: { name: string; count: number }) {
  const drawn = useRenderCount();
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
  readonly onRead: () => void;
}

const Row = ({ name, count, onRead }: RowProps) => (
  <li>
    <span>{name}</span>
    <UnreadBadge name={name} count={count} />
    <Button size="sm" disabled={count === 0} onClick={onRead} aria-label={`${name}を読む`}>
      読む
    </Button>
  </li>
);

/** The badge over all rooms, and the badge of each. */
export function UnreadRooms() {
  const { unreadCounts } = useUnreadCounts();
  const { chatRooms } = useChatRooms();
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
            onRead={() => read(markRoomRead(room))}
          />
        ))}
        {supportChatRooms.map((room) => (
          <Row
            key={room.roomId}
            name={`サポート: ${room.creator.name}`}
            count={room.unreadCount}
            onRead={() => read(markSupportRoomRead(room))}
          />
        ))}
      </List>
    </>
  );
}
