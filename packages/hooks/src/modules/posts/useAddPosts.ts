import { type BodyOf, createProjectPosts } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { postReads } from "./postReads.ts";

/**
 * Registers many addresses at once; each answers what became of it.
 *
 * @example
 * const { addPosts, isSubmitting } = useAddPosts();
 * const { items } = await addPosts(project.uid, [{ url }]);
 */
export function useAddPosts() {
  const { run, ...submission } = useApiMutation(createProjectPosts, { revalidate: postReads });
  const addPosts = useCallback(
    (projectUid: string, lines: BodyOf<typeof createProjectPosts>["lines"]) =>
      run({ params: { id: projectUid }, body: { lines } }),
    [run],
  );
  return { addPosts, ...submission };
}
