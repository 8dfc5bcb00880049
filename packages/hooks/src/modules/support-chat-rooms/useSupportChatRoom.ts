import { getSupportChatRoom } from "@tsumugi/contract";
import { useCallback, useMemo } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { type SupportChatRoom, toSupportChatRoom } from "../chat-rooms/chatRoom.ts";
import type { UseComments } from "../comments/useComments.ts";
import { useComments } from "../comments/useComments.ts";
import { useCurrentUser } from "../session/useCurrentUser.ts";

export interface UseSupportChatRoom extends Omit<UseComments, "error"> {
  /** Undefined until its info is there. */
  readonly supportChatRoom: SupportChatRoom | undefined;
  /** Of the room or its comments. */
  readonly error: ApiError | undefined;
}

/**
 * An open support room, for operators: its info with the members, the newest ten comments, then live.
 *
 * @example
 * const { supportChatRoom, comments, send } = useSupportChatRoom(roomId);
 */
export function useSupportChatRoom(roomId: string): UseSupportChatRoom {
  const { currentUser } = useCurrentUser();
  const info = useApiQuery(getSupportChatRoom, { params: { id: roomId } });
  const supportChatRoom = useMemo(() => info.data && toSupportChatRoom(info.data), [info.data]);
  const {
    error: commentsError,
    refresh: refreshComments,
    ...thread
  } = useComments(
    { side: "support", id: roomId },
    { authorUid: currentUser.uid, isReady: supportChatRoom !== undefined },
  );
  const { refresh: refreshInfo } = info;
  const refresh = useCallback(async () => {
    await Promise.all([refreshInfo(), refreshComments()]);
  }, [refreshInfo, refreshComments]);
  const error = info.error ?? commentsError ?? undefined;
  return { ...thread, supportChatRoom, isLoading: thread.isLoading && !error, error, refresh };
}
