import { type PostFiguresBody, updatePostFigures as updateCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { postReads } from "./postReads.ts";

/**
 * Keeps figures that a person read, with the picture that shows them.
 *
 * @example
 * const { updatePostFigures } = useUpdatePostFigures();
 * await updatePostFigures(post.uid, { measured_on: "2026-11-20", figures: { reach: 18400 } });
 */
export function useUpdatePostFigures() {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate: postReads });
  const updatePostFigures = useCallback(
    (postUid: string, body: PostFiguresBody) => run({ params: { id: postUid }, body }),
    [run],
  );
  return { updatePostFigures, ...submission };
}
