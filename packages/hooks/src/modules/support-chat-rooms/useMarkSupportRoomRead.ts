import { type BodyOf, readSupportChatRoom } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useMarkRead } from "../chat-rooms/useMarkRead.ts";

/**
 * Moves one's read position in a support room forward to `readTo` (a `seq`; absent: the newest), by one call. The badge
 * of support messages falls at once, apart from that of normal messages.
 *
 * @example
 * const { markSupportRoomRead } = useMarkSupportRoomRead();
 * await markSupportRoomRead(supportChatRoom, supportChatRoom.lastSeq);
 */
export function useMarkSupportRoomRead() {
  const { run, ...submission } = useApiMutation(readSupportChatRoom);
  const call = useCallback(
    (id: string, body: BodyOf<typeof readSupportChatRoom>) => run({ params: { id }, body }),
    [run],
  );
  return { markSupportRoomRead: useMarkRead("support", call), ...submission };
}
