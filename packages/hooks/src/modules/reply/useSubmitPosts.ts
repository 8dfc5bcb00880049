import { submitPosts as submitPostsCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { replyReads } from "./replyReads.ts";

/**
 * Hands in the addresses of what went out; each answers what became of it.
 *
 * @example
 * const { submitPosts, isSubmitting, error } = useSubmitPosts();
 * const { items } = await submitPosts(token, urls);
 */
export function useSubmitPosts() {
  const { run, ...submission } = useApiMutation(submitPostsCall, { revalidate: replyReads });
  const submitPosts = useCallback(
    (token: string, urls: string[]) => run({ params: { token }, body: { urls } }),
    [run],
  );
  return { submitPosts, ...submission };
}
