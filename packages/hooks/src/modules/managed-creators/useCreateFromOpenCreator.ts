import { createFromOpenCreator as createFromOpenCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { connectionReads } from "./connectionReads.ts";

/**
 * Registers an open creator. Raises `already_connected`.
 *
 * @example
 * const { createFromOpenCreator, isSubmitting, error } = useCreateFromOpenCreator();
 * const creator = await createFromOpenCreator(open.uid);
 */
export function useCreateFromOpenCreator() {
  const { run, ...submission } = useApiMutation(createFromOpenCreatorCall, { revalidate: connectionReads });
  const createFromOpenCreator = useCallback(
    (openCreatorUid: string) => run({ body: { open_creator_uid: openCreatorUid } }),
    [run],
  );
  return { createFromOpenCreator, ...submission };
}
