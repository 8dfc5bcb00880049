import { openSupportChatRoom as openCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { toSupportChatRoom } from "../chat-rooms/chatRoom.ts";
import { supportChatRoomReads } from "./supportChatRoomReads.ts";

/**
 * Opens the support room of a creator; creates it where there is none.
 *
 * @example
 * const { openSupportChatRoom, isSubmitting, error } = useOpenSupportChatRoom();
 * const { roomId } = await openSupportChatRoom(creator.uid);
 */
export function useOpenSupportChatRoom() {
  const { run, ...submission } = useApiMutation(openCall, { revalidate: supportChatRoomReads });
  const openSupportChatRoom = useCallback(
    async (creatorUid: string) => toSupportChatRoom(await run({ query: { creator_uid: creatorUid } })),
    [run],
  );
  return { openSupportChatRoom, ...submission };
}
