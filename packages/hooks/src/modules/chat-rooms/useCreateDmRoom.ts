import { createDmRoom as createDmRoomCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { chatRoomReads } from "./chatRoomReads.ts";

/**
 * Opens the direct-message room with a creator; creates it where there is none.
 *
 * @example
 * const { createDmRoom, isSubmitting, error } = useCreateDmRoom();
 * const { room_id } = await createDmRoom(creator.uid);
 */
export function useCreateDmRoom() {
  const { run, ...submission } = useApiMutation(createDmRoomCall, { revalidate: chatRoomReads });
  const createDmRoom = useCallback((creatorUid: string) => run({ body: { creator_uid: creatorUid } }), [run]);
  return { createDmRoom, ...submission };
}
