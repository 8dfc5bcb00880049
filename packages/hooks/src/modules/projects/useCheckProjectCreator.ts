import { type BodyOf, checkProjectCreator as checkProjectCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Sets a cell of a check column, or the value of a custom one.
 *
 * @example
 * const { checkProjectCreator, isSubmitting, error } = useCheckProjectCreator();
 * await checkProjectCreator(project.uid, { creator_uid, column: "shipped", checked: true });
 */
export function useCheckProjectCreator() {
  const { run, ...submission } = useApiMutation(checkProjectCreatorCall, { revalidate: projectReads });
  const checkProjectCreator = useCallback(
    (uid: string, body: BodyOf<typeof checkProjectCreatorCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { checkProjectCreator, ...submission };
}
