import { joinRoom } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useMoveReadPosition } from "./useMoveReadPosition.ts";

const nothingRead = { read_seq: 0, unread_count: 0 };

/**
 * Moves one's read position back to before the newest message of others. Answers how many are unread then: 0 where
 * nobody else has written, or where archiving had marked the room read for all.
 *
 * @example
 * const { markRoomUnread } = useMarkRoomUnread();
 * const unread = await markRoomUnread(room.roomId);
 */
export function useMarkRoomUnread() {
  const { run, ...submission } = useApiMutation(joinRoom);
  const moveReadPosition = useMoveReadPosition();
  const markRoomUnread = useCallback(
    async (roomId: string) => {
      const answer = await moveReadPosition(
        { side: "chat", id: roomId },
        { from: nothingRead, call: () => run({ params: { id: roomId }, body: { mark_unread: true } }) },
      );
      return answer.unread_count;
    },
    [run, moveReadPosition],
  );
  return { markRoomUnread, ...submission };
}
