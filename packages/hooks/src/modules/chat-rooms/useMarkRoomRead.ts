import { type BodyOf, joinRoom } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useMarkRead } from "./useMarkRead.ts";

/**
 * Joins a room and moves one's read position forward to `readTo` (a `seq`; absent: the newest), by one call. The room,
 * its lists and the badge fall at once by what is read with it, never below zero, and go back where the call fails.
 *
 * @example
 * const { markRoomRead } = useMarkRoomRead();
 * await markRoomRead(chatRoom, comment.seq);
 */
export function useMarkRoomRead() {
  const { run, ...submission } = useApiMutation(joinRoom);
  const call = useCallback(
    (id: string, body: BodyOf<typeof joinRoom>) => run({ params: { id }, body }),
    [run],
  );
  return { markRoomRead: useMarkRead("chat", call), ...submission };
}
