import { useAtomValue } from "jotai";
import { useCallback, useLayoutEffect } from "react";
import type { RoomRef } from "../comments/roomRef.ts";
import type { ChatRoom } from "./chatRoom.ts";
import { type LiveCount, roomUnreadAtom } from "./roomUnread.ts";

/**
 * What is unread in each room, as numbers that change without anything being rendered: a message that comes raises its
 * room's at once, reading lowers it. For `CountBadge`, or for `useSyncExternalStore`. Known of rooms that were loaded.
 *
 * @example
 * const unreadOf = useRoomUnread();
 * <CountBadge count={unreadOf(chatRoom.roomId)} label="未読" />
 */
export function useRoomUnread(side: RoomRef["side"] = "chat"): (roomId: string) => LiveCount {
  const rooms = useAtomValue(roomUnreadAtom);
  return useCallback((id) => rooms.of({ side, id }), [rooms, side]);
}

/** Tells the counts that came with these rooms. */
export function useTellUnread(
  side: RoomRef["side"],
  loaded: readonly Pick<ChatRoom, "roomId" | "unreadCount" | "lastSeq">[],
): void {
  const rooms = useAtomValue(roomUnreadAtom);
  // Before the browser paints: the badge beside the other words of a row is never older than they are.
  useLayoutEffect(() => {
    for (const room of loaded) rooms.load({ side, id: room.roomId }, room);
  }, [rooms, side, loaded]);
}
