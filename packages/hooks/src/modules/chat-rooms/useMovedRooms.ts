import { useContext, useEffect, useState } from "react";
import { CommentScopeContext } from "../realtime/commentScope.ts";
import type { ChatRoom } from "./chatRoom.ts";

type Joined = Pick<ChatRoom, "roomId" | "absorbedRoomIds">;

/**
 * Moves the drafts of rooms that were merged into one of these, as soon as the list shows it. Without a
 * `CommentStoreProvider` there are no drafts.
 */
export function useMovedRooms(rooms: readonly Joined[]): void {
  const moveDrafts = useContext(CommentScopeContext)?.moveDrafts;
  useEffect(() => {
    if (!moveDrafts) return;
    for (const { roomId, absorbedRoomIds } of rooms)
      for (const id of absorbedRoomIds) void moveDrafts({ side: "chat", id }, { side: "chat", id: roomId });
  }, [rooms, moveDrafts]);
}

/** The room that the room at an address was merged into, once its drafts are moved there; else undefined. */
export function useMovedRoom(roomId: string, room: Joined | undefined): string | undefined {
  const moveDrafts = useContext(CommentScopeContext)?.moveDrafts;
  const [moved, setMoved] = useState<{ from: string; into: string }>();
  const into = room?.roomId;
  const others = room?.absorbedRoomIds;
  useEffect(() => {
    if (into === undefined || !others) return;
    let isLast = true;
    const all = others.map((id) => moveDrafts?.({ side: "chat", id }, { side: "chat", id: into }));
    void Promise.all(all).then(() => {
      if (isLast && others.includes(roomId)) setMoved({ from: roomId, into });
    });
    return () => {
      isLast = false;
    };
  }, [into, others, roomId, moveDrafts]);
  return moved?.from === roomId ? moved.into : undefined;
}
