import { type ChatRoom, useMarkRoomRead } from "@tsumugi/hooks";
import { useEffect, useRef } from "react";

const isSeen = () => document.visibilityState === "visible" && document.hasFocus();

/** Marks a room read when it is on screen, in a window that has the focus: not behind another one. */
export function useMarkReadWhenSeen(room: ChatRoom | undefined, newestSeq: number): void {
  const { markRoomRead } = useMarkRoomRead();
  const marked = useRef(0);
  const hasUnread = room !== undefined && (room.unreadCount > 0 || newestSeq > room.readSeq);

  useEffect(() => {
    if (!room || !hasUnread) return;
    const mark = () => {
      if (!isSeen() || marked.current >= newestSeq) return;
      marked.current = newestSeq;
      markRoomRead(room).catch(() => {
        // Tried again with the next comment, or when the window gets the focus.
        marked.current = 0;
      });
    };
    mark();
    window.addEventListener("focus", mark);
    document.addEventListener("visibilitychange", mark);
    return () => {
      window.removeEventListener("focus", mark);
      document.removeEventListener("visibilitychange", mark);
    };
  }, [room, hasUnread, newestSeq, markRoomRead]);
}
