import { useChatRooms, useMarkRoomRead, useRoomUnread, useUnreadCounts } from "@tsumugi/hooks";
import { CountBadge, PlainButton } from "@tsumugi/ui";

export function Rooms() {
  const { unreadCounts } = useUnreadCounts();
  const { chatRooms } = useChatRooms();
  const { markRoomRead } = useMarkRoomRead();
  const unreadOf = useRoomUnread();
  return (
    <nav aria-label={`メッセージ（未読${unreadCounts.unreadChatMessageCount}件）`}>
      {chatRooms.map((room) => (
        // 呼び出しは1回です。一覧も合計も別のタブも、その場で減り、届かなければ元に戻ります。
        <PlainButton key={room.roomId} onClick={() => void markRoomRead(room)}>
          {room.creator.name}
          {/* 数だけが動き、行は描き直されません。 */}
          <CountBadge count={unreadOf(room.roomId)} />
        </PlainButton>
      ))}
    </nav>
  );
}
