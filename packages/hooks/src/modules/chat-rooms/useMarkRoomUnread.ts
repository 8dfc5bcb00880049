import { joinRoom } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { chatRoomReads } from "./chatRoomReads.ts";

/**
 * Moves one's read position back to before the newest message of others. Answers how many are unread then: 0 where
 * nobody else has written, or where archiving had marked the room read for all.
 *
 * @example
 * const { markRoomUnread } = useMarkRoomUnread();
 * const unread = await markRoomUnread(room.roomId);
 */
export function useMarkRoomUnread() {
  const { run, ...submission } = useApiMutation(joinRoom, { revalidate: chatRoomReads });
  const markRoomUnread = useCallback(
    async (roomId: string) =>
      (await run({ params: { id: roomId }, body: { mark_unread: true } })).unread_count,
    [run],
  );
  return { markRoomUnread, ...submission };
}
