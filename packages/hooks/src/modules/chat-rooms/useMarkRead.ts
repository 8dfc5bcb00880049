import { useStore } from "jotai";
import { useCallback, useContext } from "react";
import { openRoomsAtom } from "../comments/commentAtoms.ts";
import { heldComments } from "../comments/openRoom.ts";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";
import { SessionContext } from "../session/sessionContext.ts";
import type { ChatRoom } from "./chatRoom.ts";
import { type Reading, readUpTo } from "./reading.ts";
import { useMoveReadPosition } from "./useMoveReadPosition.ts";

/** What is needed of a room to mark it read. */
export type RoomToRead = Pick<ChatRoom, "roomId" | "unreadCount" | "readSeq" | "lastSeq">;

/** Marks rooms of one side as read up to a comment (`readTo`, a `seq`; absent: the newest) by that side's call. */
export function useMarkRead(
  side: RoomRef["side"],
  call: (id: string, body: { readonly read_to?: number }) => Promise<Reading>,
): (room: RoomToRead, readTo?: number) => Promise<void> {
  const moveReadPosition = useMoveReadPosition();
  const state = useStore();
  const ownUid = useContext(SessionContext)?.currentUser?.uid ?? "";
  return useCallback(
    async ({ roomId, unreadCount, readSeq, lastSeq }, readTo) => {
      const room: RoomRef = { side, id: roomId };
      const open = state.get(openRoomsAtom).get(roomKey(room));
      const comments = open ? heldComments(open) : [];
      await moveReadPosition(room, {
        from: { read_seq: readSeq, unread_count: unreadCount },
        expect: (from) =>
          readUpTo(from, readTo ?? Math.max(lastSeq, from.read_seq), { lastSeq, comments, ownUid }),
        call: () => call(roomId, readTo === undefined ? {} : { read_to: readTo }),
      });
    },
    [side, call, moveReadPosition, state, ownUid],
  );
}
