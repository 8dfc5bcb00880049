import { connectOpenCreator as connectOpenCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { connectionReads } from "./connectionReads.ts";

/**
 * Connects a record to an open creator; `null` disconnects. Raises `already_connected`.
 *
 * @example
 * const { connectOpenCreator, isSubmitting, error } = useConnectOpenCreator();
 * await connectOpenCreator(creator.uid, open.uid);
 */
export function useConnectOpenCreator() {
  const { run, ...submission } = useApiMutation(connectOpenCreatorCall, { revalidate: connectionReads });
  const connectOpenCreator = useCallback(
    (uid: string, openCreatorUid: string | null) =>
      run({ params: { id: uid }, body: { open_creator_uid: openCreatorUid } }),
    [run],
  );
  return { connectOpenCreator, ...submission };
}
