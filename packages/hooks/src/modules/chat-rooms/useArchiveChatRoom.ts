import {
  archiveChatRoom as archiveCall,
  type BodyOf,
  unarchiveChatRoom as unarchiveCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { chatRoomReads } from "./chatRoomReads.ts";

/**
 * Archives a room, which also marks it read, and restores it. With the number of the newest message on screen, a room
 * in which the creator wrote after it is not archived: the answer's `archived` says so.
 *
 * @example
 * const { archiveChatRoom, unarchiveChatRoom } = useArchiveChatRoom();
 * const { archived } = await archiveChatRoom(room.roomId, { seen_to: room.lastComment?.seq });
 */
export function useArchiveChatRoom() {
  const archive = useApiMutation(archiveCall, { revalidate: chatRoomReads });
  const unarchive = useApiMutation(unarchiveCall, { revalidate: chatRoomReads });
  const { run: runArchive } = archive;
  const { run: runUnarchive } = unarchive;
  return {
    archiveChatRoom: useCallback(
      (roomId: string, body: BodyOf<typeof archiveCall> = {}) => runArchive({ params: { id: roomId }, body }),
      [runArchive],
    ),
    unarchiveChatRoom: useCallback(
      (roomId: string) => runUnarchive({ params: { id: roomId } }),
      [runUnarchive],
    ),
    isSubmitting: archive.isSubmitting || unarchive.isSubmitting,
    error: archive.error ?? unarchive.error,
  };
}
