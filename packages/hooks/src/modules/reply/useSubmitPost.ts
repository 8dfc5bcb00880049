import { submitPost as submitPostCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { replyReads } from "./replyReads.ts";

/**
 * Submits the URL of the post. Raises `unrecognized_url` or `duplicate_post`.
 *
 * @example
 * const { submitPost, isSubmitting, error } = useSubmitPost();
 * await submitPost(token, url);
 */
export function useSubmitPost() {
  const { run, ...submission } = useApiMutation(submitPostCall, { revalidate: replyReads });
  const submitPost = useCallback(
    (token: string, url: string) => run({ params: { token }, body: { url } }),
    [run],
  );
  return { submitPost, ...submission };
}
