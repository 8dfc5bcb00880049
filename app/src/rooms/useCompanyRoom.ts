import { type ChatRoom, type CommentDraft, isApiError, useChatRoom, useMarkRoomRead } from "@tsumugi/hooks";
import { useMemo } from "react";
import { usePermissions } from "../shared/usePermissions.ts";
import { useFindInRoom } from "./useFindInRoom.ts";
import { useJumpToComment } from "./useJumpToComment.ts";

const noMembers: ChatRoom["members"] = {};

/** A room of the company as staff have it open: `frame` is what `RoomFrame` needs to know of it. */
export function useCompanyRoom(roomId: string) {
  const { canChat } = usePermissions();
  const { chatRoom, movedTo, error, ...thread } = useChatRoom(roomId);
  const jump = useJumpToComment(chatRoom !== undefined && !thread.isLoading, thread);
  const find = useFindInRoom();
  const { markRoomRead } = useMarkRoomRead();
  // Also one that is still shown: two records made one leave one room of two.
  const isGone = isApiError(error) && error.status === 404;
  const creatorUid = chatRoom?.creator.uid;
  // Colleagues stand on our side; the creator and the product itself do not.
  const isOwnSide = useMemo(() => (uid: string) => uid !== creatorUid && uid !== "system", [creatorUid]);
  const send = (content: Omit<CommentDraft, "id">) => {
    // What is written stands at the end: a reload must not lead back to where it was read.
    jump.forget();
    return thread.send(content);
  };
  const frame = {
    address: { side: "chat", id: roomId } as const,
    room: chatRoom,
    thread,
    error,
    isGone,
    canWrite: canChat,
    jump,
    find,
    onRead: markRoomRead,
    members: chatRoom?.members ?? noMembers,
    isOwnSide,
    feeLines: chatRoom?.feeLines,
  };
  return { chatRoom, movedTo, isGone, send, refresh: thread.refresh, frame };
}
