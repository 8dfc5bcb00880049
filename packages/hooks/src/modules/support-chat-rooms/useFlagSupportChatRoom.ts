import { type BodyOf, flagSupportChatRoom as flagCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { supportChatRoomReads } from "./supportChatRoomReads.ts";

/**
 * Sets or takes away (`flag: null`) the flag of a support room; `needs_reply: false` marks
 * 返信不要, `true` takes that back.
 *
 * @example
 * const { flagSupportChatRoom, isSubmitting, error } = useFlagSupportChatRoom();
 * await flagSupportChatRoom(room.roomId, { needs_reply: false });
 */
export function useFlagSupportChatRoom() {
  const { run, ...submission } = useApiMutation(flagCall, { revalidate: supportChatRoomReads });
  const flagSupportChatRoom = useCallback(
    (roomId: string, body: BodyOf<typeof flagCall>) => run({ params: { id: roomId }, body }),
    [run],
  );
  return { flagSupportChatRoom, ...submission };
}
