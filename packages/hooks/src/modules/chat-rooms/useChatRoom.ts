import { getChatRoom, getChatRoomMembers } from "@tsumugi/contract";
import { useCallback, useMemo } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import type { UseComments } from "../comments/useComments.ts";
import { useComments } from "../comments/useComments.ts";
import { useCurrentUser } from "../session/useCurrentUser.ts";
import { type ChatRoom, toChatRoom } from "./chatRoom.ts";
import { useMovedRoom } from "./useMovedRooms.ts";

export interface UseChatRoom extends Omit<UseComments, "error"> {
  /** Undefined until info and members are there. */
  readonly chatRoom: ChatRoom | undefined;
  /** The room was merged into another one: continue there; drafts of this room are there by now. */
  readonly movedTo: string | undefined;
  /** Of the room, its members or its comments. */
  readonly error: ApiError | undefined;
}

/**
 * An open room: info and members first, then the newest ten comments (specification §4), then live.
 *
 * @example
 * const { chatRoom, comments, hasMore, loadOlder, send } = useChatRoom(roomId);
 * send({ text: "よろしくお願いします。", images: [] });
 */
export function useChatRoom(roomId: string): UseChatRoom {
  const { currentUser } = useCurrentUser();
  const input = { params: { id: roomId } };
  const info = useApiQuery(getChatRoom, input);
  const members = useApiQuery(getChatRoomMembers, input);
  const chatRoom = useMemo(
    () => info.data && members.data && toChatRoom(info.data, members.data.members),
    [info.data, members.data],
  );
  const isMoved = chatRoom?.absorbedRoomIds.includes(roomId) ?? false;
  const {
    error: commentsError,
    refresh: refreshComments,
    ...thread
  } = useComments(
    { side: "chat", id: roomId },
    { authorUid: currentUser.uid, isReady: chatRoom !== undefined && !isMoved },
  );
  const movedTo = useMovedRoom(roomId, chatRoom);
  const { refresh: refreshInfo } = info;
  const { refresh: refreshMembers } = members;
  const refresh = useCallback(async () => {
    await Promise.all([refreshInfo(), refreshMembers(), refreshComments()]);
  }, [refreshInfo, refreshMembers, refreshComments]);
  const error = info.error ?? members.error ?? commentsError ?? undefined;
  return { ...thread, chatRoom, movedTo, isLoading: thread.isLoading && !error, error, refresh };
}
