import {
  type BodyOf,
  endpointKey,
  flagSupportChatRoom as flagCall,
  getSupportChatRoom,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { supportChatRoomReads } from "./supportChatRoomReads.ts";

/**
 * Sets or removes (`flag: null`) the flag of a support room; `needs_reply: false` marks
 * 返信不要, `true` undoes that. The open room shows it at once, the queue when it is loaded again.
 *
 * @example
 * const { flagSupportChatRoom, isSubmitting, error } = useFlagSupportChatRoom();
 * await flagSupportChatRoom(room.roomId, { needs_reply: false });
 */
export function useFlagSupportChatRoom() {
  const { run, ...submission } = useApiMutation(flagCall, { revalidate: supportChatRoomReads });
  const putAnswer = usePutAnswer();
  const flagSupportChatRoom = useCallback(
    async (roomId: string, body: BodyOf<typeof flagCall>) => {
      const input = { params: { id: roomId } };
      const room = await run({ ...input, body });
      await putAnswer(endpointKey(getSupportChatRoom, input), room);
      return room;
    },
    [run, putAnswer],
  );
  return { flagSupportChatRoom, ...submission };
}
