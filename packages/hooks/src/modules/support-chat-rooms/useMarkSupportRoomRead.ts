import {
  endpointKey,
  getSupportChatRoom,
  getUnreadChatCount,
  listSupportChatRooms,
  readSupportChatRoom,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiMutation } from "../../core/useApiMutation.ts";
import type { SupportChatRoom } from "../chat-rooms/chatRoom.ts";
import { useUnreadCounts } from "../notifications/useUnreadCounts.ts";

const stale = [listSupportChatRooms, getUnreadChatCount];

/**
 * Moves one's read position in a support room to `readTo` (a `seq`; absent: the newest). The badge is lowered at
 * once, apart from that of normal messages.
 *
 * @example
 * const { markSupportRoomRead } = useMarkSupportRoomRead();
 * await markSupportRoomRead(supportChatRoom, supportChatRoom.lastSeq);
 */
export function useMarkSupportRoomRead() {
  const { run, ...submission } = useApiMutation(readSupportChatRoom, { revalidate: stale });
  const { reduceBy } = useUnreadCounts();
  const { mutate } = useSWRConfig();
  const markSupportRoomRead = useCallback(
    async ({ roomId, unreadCount }: Pick<SupportChatRoom, "roomId" | "unreadCount">, readTo?: number) => {
      const input = { params: { id: roomId } };
      if (readTo === undefined) await reduceBy("support", unreadCount);
      const answer = await run({ ...input, body: readTo === undefined ? {} : { read_to: readTo } });
      // Loads again, too: writing into the cache throws away what is under way.
      await mutate(
        endpointKey(getSupportChatRoom, input),
        (room?: object) => room && { ...room, unread_count: answer.unread_count, read_seq: answer.read_seq },
      );
    },
    [run, reduceBy, mutate],
  );
  return { markSupportRoomRead, ...submission };
}
