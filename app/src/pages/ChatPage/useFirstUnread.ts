import type { ChatRoom, CommentView } from "@tsumugi/hooks";
import { useRef } from "react";

/** The comment before which 「ここから未読」 stands: found once, when the room opens, so that reading moves nothing. */
export function useFirstUnread(room: ChatRoom | undefined, comments: CommentView): string | null {
  const found = useRef<string | null | undefined>(undefined);
  if (found.current === undefined && room && comments.length > 0) {
    found.current =
      room.unreadCount > 0 ? (Array.from(comments).find(({ seq }) => seq > room.readSeq)?.id ?? null) : null;
  }
  return found.current ?? null;
}
