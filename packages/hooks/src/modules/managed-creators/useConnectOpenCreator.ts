import { type ConnectionChoices, connectOpenCreator as connectOpenCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { connectionReads } from "./connectionReads.ts";

/**
 * Connects a record to an open creator; `null` disconnects. `choices` decide what is kept where the two differ,
 * in the same call. Raises `already_connected`.
 *
 * @example
 * const { connectOpenCreator, isSubmitting, error } = useConnectOpenCreator();
 * await connectOpenCreator(creator.uid, open.uid, { display_name: "public", accounts: "both" });
 */
export function useConnectOpenCreator() {
  const { run, ...submission } = useApiMutation(connectOpenCreatorCall, { revalidate: connectionReads });
  const connectOpenCreator = useCallback(
    (uid: string, openCreatorUid: string | null, choices?: ConnectionChoices) =>
      run({ params: { id: uid }, body: { open_creator_uid: openCreatorUid, choices } }),
    [run],
  );
  return { connectOpenCreator, ...submission };
}
