import { type BodyOf, flagChatRoom as flagChatRoomCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { chatRoomReads } from "./chatRoomReads.ts";

/**
 * Sets or removes (`flag: null`) the flag of a room; `needs_reply: false` marks 返信不要, `true` undoes that. With
 * `seen_to`, a room in which the creator wrote after it stays 未返信: the answer's `needs_reply` says so.
 *
 * @example
 * const { flagChatRoom, isSubmitting, error } = useFlagChatRoom();
 * await flagChatRoom(room.roomId, { flag: { color: "red", label: "至急", due_on: null } });
 */
export function useFlagChatRoom() {
  const { run, ...submission } = useApiMutation(flagChatRoomCall, { revalidate: chatRoomReads });
  const flagChatRoom = useCallback(
    (roomId: string, body: BodyOf<typeof flagChatRoomCall>) => run({ params: { id: roomId }, body }),
    [run],
  );
  return { flagChatRoom, ...submission };
}
