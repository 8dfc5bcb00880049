import { type BodyOf, createProjectPost } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { postReads } from "./postReads.ts";

/**
 * Registers a post by its URL. Raises `unrecognized_url`, or `duplicate_post` with the registered one.
 *
 * @example
 * const { addPost, isSubmitting, error } = useAddPost();
 * const post = await addPost({ job_request_uid, url });
 */
export function useAddPost() {
  const { run, ...submission } = useApiMutation(createProjectPost, { revalidate: postReads });
  const addPost = useCallback((body: BodyOf<typeof createProjectPost>) => run({ body }), [run]);
  return { addPost, ...submission };
}
