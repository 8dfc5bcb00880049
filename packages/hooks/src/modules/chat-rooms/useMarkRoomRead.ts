import { endpointKey, getChatRoom, getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useUnreadCounts } from "../notifications/useUnreadCounts.ts";
import type { ChatRoom } from "./chatRoom.ts";

const stale = [listChatRooms, getUnreadChatCount];

/**
 * Joins a room and moves one's read position to `readTo` (a `seq`; absent: the newest). The badge is
 * lowered at once.
 *
 * @example
 * const { markRoomRead } = useMarkRoomRead();
 * await markRoomRead(chatRoom, chatRoom.lastSeq);
 */
export function useMarkRoomRead() {
  const { run, ...submission } = useApiMutation(joinRoom, { revalidate: stale });
  const { reduceBy } = useUnreadCounts();
  const { mutate } = useSWRConfig();
  const markRoomRead = useCallback(
    async ({ roomId, unreadCount }: Pick<ChatRoom, "roomId" | "unreadCount">, readTo?: number) => {
      const input = { params: { id: roomId } };
      if (readTo === undefined) await reduceBy("chat", unreadCount);
      const answer = await run({ ...input, body: readTo === undefined ? {} : { read_to: readTo } });
      // Loads again, too: writing into the cache throws away what is under way, e.g. a status that just moved.
      await mutate(
        endpointKey(getChatRoom, input),
        (room?: object) => room && { ...room, unread_count: answer.unread_count, read_seq: answer.read_seq },
      );
    },
    [run, reduceBy, mutate],
  );
  return { markRoomRead, ...submission };
}
