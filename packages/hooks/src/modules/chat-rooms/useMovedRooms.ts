import { useContext, useEffect, useState } from "react";
import { CommentScopeContext } from "../realtime/CommentStoreProvider.tsx";
import type { ChatRoom } from "./chatRoom.ts";

type Joined = Pick<ChatRoom, "roomId" | "absorbedRoomIds">;

/**
 * Brings what was begun in rooms that went into one of these there, as soon as the server tells of it. Where no
 * comments are kept, nothing was begun.
 */
export function useMovedRooms(rooms: readonly Joined[]): void {
  const moveRoom = useContext(CommentScopeContext)?.moveRoom;
  useEffect(() => {
    if (!moveRoom) return;
    for (const { roomId, absorbedRoomIds } of rooms)
      for (const id of absorbedRoomIds) void moveRoom({ side: "chat", id }, { side: "chat", id: roomId });
  }, [rooms, moveRoom]);
}

/** Where the room at an address went, once what was begun at that address is there; undefined while it stands. */
export function useMovedRoom(roomId: string, room: Joined | undefined): string | undefined {
  const moveRoom = useContext(CommentScopeContext)?.moveRoom;
  const [moved, setMoved] = useState<{ from: string; into: string }>();
  const into = room?.roomId;
  const others = room?.absorbedRoomIds;
  useEffect(() => {
    if (into === undefined || !others) return;
    let isLast = true;
    const all = others.map((id) => moveRoom?.({ side: "chat", id }, { side: "chat", id: into }));
    void Promise.all(all).then(() => {
      if (isLast && others.includes(roomId)) setMoved({ from: roomId, into });
    });
    return () => {
      isLast = false;
    };
  }, [into, others, roomId, moveRoom]);
  return moved?.from === roomId ? moved.into : undefined;
}
