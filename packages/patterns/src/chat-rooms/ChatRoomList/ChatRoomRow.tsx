import { inOneLine } from "@tsumugi/contract";
import {
  Avatar,
  Badge,
  CountBadge,
  DueDate,
  Icon,
  type LinkElement,
  linked,
  RelativeTime,
} from "@tsumugi/ui";
import { memo } from "react";
import { WaitingBadge } from "../../support-chat-rooms/WaitingBadge/WaitingBadge.tsx";
import type { ChatRoomLook } from "../chat.types.ts";

/** What was last said, or what is more urgent to know: the line found, a failure, a text begun. */
function LastLine({ room }: { room: ChatRoomLook }) {
  const { hitLine, failedCount = 0, draft, lastText } = room;
  if (hitLine && hitLine.length > 0) {
    return (
      <span className="last">
        {hitLine.map(({ text, hit }, index) =>
          // The pieces of a line have no name of their own; their order is fixed.
          hit ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    );
  }
  if (failedCount > 0) {
    return (
      <span className="last urgent">
        <Icon name="warning" size={14} /> 送信できていません（{failedCount}件）
      </span>
    );
  }
  if (draft) {
    return (
      <span className="last">
        <span className="urgent">下書き:</span> {inOneLine(draft)}
      </span>
    );
  }
  // One line of a message, without signs that would show its end first.
  return (
    <span className="last">{lastText === null ? "まだメッセージはありません" : inOneLine(lastText)}</span>
  );
}

export interface ChatRoomRowProps {
  room: ChatRoomLook;
  linkTo: ((room: ChatRoomLook) => LinkElement) | undefined;
  current: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  isStop: boolean;
}

/** Drawn again only when its own room changes: its badge follows the count by itself. */
export const ChatRoomRow = memo(function ChatRoomRow({ room, linkTo, current, isStop }: ChatRoomRowProps) {
  const { flag } = room;
  return (
    <li
      data-current={current || undefined}
      data-unread={room.unreadCount > 0 || undefined}
      aria-current={current || undefined}
    >
      <Avatar className="face" name={room.creator.name} image={room.creator.image} size="md" />
      <span className="name">{linked(linkTo?.(room), room.creator.name, isStop ? undefined : -1)}</span>
      {room.lastAt ? <RelativeTime value={room.lastAt} /> : <span />}
      <LastLine room={room} />
      <span className="marks">
        <CountBadge count={room.unread ?? room.unreadCount} label="未読" />
      </span>
      <span className="project">{room.projectName ?? "ダイレクトメッセージ"}</span>
      {(room.needsReply || flag || room.archived) && (
        <span className="states">
          {room.archived && <Badge icon="archive">アーカイブ済み</Badge>}
          {room.needsReply &&
            (room.waitingSince ? (
              <>
                <span className="tsu-hidden">未返信 </span>
                <WaitingBadge since={room.waitingSince} />
              </>
            ) : (
              <Badge tone="thread">未返信</Badge>
            ))}
          {flag && (
            <span className="flag" data-color={flag.color}>
              <Icon name="flag" size={14} label="フラグ:" />
              <span className="text">{flag.label}</span>
              {flag.due_on && <DueDate className="due" on={flag.due_on} />}
            </span>
          )}
        </span>
      )}
    </li>
  );
});
