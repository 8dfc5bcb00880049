import { archiveChatRoom as archiveCall, unarchiveChatRoom as unarchiveCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { chatRoomReads } from "./chatRoomReads.ts";

/**
 * Archives a room, which also marks it read, and restores it.
 *
 * @example
 * const { archiveChatRoom, unarchiveChatRoom } = useArchiveChatRoom();
 * await archiveChatRoom(room.roomId);
 */
export function useArchiveChatRoom() {
  const archive = useApiMutation(archiveCall, { revalidate: chatRoomReads });
  const unarchive = useApiMutation(unarchiveCall, { revalidate: chatRoomReads });
  const { run: runArchive } = archive;
  const { run: runUnarchive } = unarchive;
  return {
    archiveChatRoom: useCallback((roomId: string) => runArchive({ params: { id: roomId } }), [runArchive]),
    unarchiveChatRoom: useCallback(
      (roomId: string) => runUnarchive({ params: { id: roomId } }),
      [runUnarchive],
    ),
    isSubmitting: archive.isSubmitting || unarchive.isSubmitting,
    error: archive.error ?? unarchive.error,
  };
}
