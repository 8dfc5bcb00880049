import { endpointKey, getChatRoom, getUnreadChatCount, joinRoom, listChatRooms } from "@tsumugi/contract";
import { useStore } from "jotai";
import { useCallback, useContext } from "react";
import { useSWRConfig } from "swr";
import { revalidateStale } from "../../core/revalidate.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { openRoomsAtom } from "../comments/commentAtoms.ts";
import { heldComments } from "../comments/openRoom.ts";
import { roomKey } from "../comments/roomRef.ts";

import { useUnreadCounts } from "../notifications/useUnreadCounts.ts";
import { SessionContext } from "../session/sessionContext.ts";
import type { ChatRoom } from "./chatRoom.ts";
import { type ReadPosition, readPositionsAtom, unreadBetween } from "./readPositions.ts";

const stale = [listChatRooms, getUnreadChatCount];

type Room = Pick<ChatRoom, "roomId" | "unreadCount" | "readSeq" | "lastSeq">;

/**
 * Joins a room and moves one's read position forward to `readTo` (a `seq`; absent: the newest). The
 * room's count and the badge fall at once by what is read with it, never below zero; the server's follow.
 *
 * @example
 * const { markRoomRead } = useMarkRoomRead();
 * await markRoomRead(chatRoom, comment.seq);
 */
export function useMarkRoomRead() {
  const { run, ...submission } = useApiMutation(joinRoom);
  const { reduceBy } = useUnreadCounts();
  const { cache, mutate } = useSWRConfig();
  const state = useStore();
  const ownUid = useContext(SessionContext)?.currentUser?.uid ?? "";

  const markRoomRead = useCallback(
    async (room: Room, readTo?: number) => {
      const { roomId } = room;
      const place = (position: ReadPosition | undefined) => {
        const next = new Map(state.get(readPositionsAtom));
        if (position) next.set(roomId, position);
        else next.delete(roomId);
        state.set(readPositionsAtom, next);
        return position;
      };
      const before = state.get(readPositionsAtom).get(roomId) ?? room;
      const upTo = readTo ?? Math.max(room.lastSeq, before.readSeq);
      const held = state.get(openRoomsAtom).get(roomKey({ side: "chat", id: roomId }));
      const counted = unreadBetween(held ? heldComments(held) : [], { after: before.readSeq, upTo, ownUid });
      const amount = Math.min(before.unreadCount, upTo >= room.lastSeq ? before.unreadCount : counted);
      let mine = place({ readSeq: upTo, unreadCount: before.unreadCount - amount });
      await reduceBy("chat", amount);
      try {
        const input = { params: { id: roomId } };
        const body = readTo === undefined ? {} : { read_to: readTo };
        const { unread_count, read_seq } = await run({ ...input, body });
        mine = place({ readSeq: read_seq, unreadCount: unread_count });
        // Loads again, too: writing into the cache throws away what is under way, e.g. a status that just moved.
        const write = (held?: object) => held && { ...held, unread_count, read_seq };
        await mutate(endpointKey(getChatRoom, input), write);
      } finally {
        await revalidateStale(cache, (key) => mutate(key), stale);
        // The lists have it now; where more was read meanwhile, that stays.
        if (state.get(readPositionsAtom).get(roomId) === mine) place(undefined);
      }
    },
    [run, reduceBy, cache, mutate, state, ownUid],
  );
  return { markRoomRead, ...submission };
}
