import {
  type BodyOf,
  checkPostPr,
  deletePostReuse,
  type PostReuseBody,
  savePostReuse,
  signPostPr,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { postReads } from "./postReads.ts";

const stale = { revalidate: postReads };

/**
 * Looks at a post's disclosure now, or keeps what a person read there.
 *
 * @example
 * const { checkPostPr } = useCheckPostPr();
 * await checkPostPr(post.uid, {});
 */
export function useCheckPostPr() {
  const { run, ...submission } = useApiMutation(checkPostPr, stale);
  const check = useCallback(
    (postUid: string, body: BodyOf<typeof checkPostPr>) => run({ params: { id: postUid }, body }),
    [run],
  );
  return { checkPostPr: check, ...submission };
}

/**
 * Signs for a post's disclosure by one's own name, or withdraws the signature. Raises `conflict` where somebody else signed.
 *
 * @example
 * const { signPostPr } = useSignPostPr();
 * await signPostPr(post.uid, { is_signed: true, has_label: true });
 */
export function useSignPostPr() {
  const { run, ...submission } = useApiMutation(signPostPr, stale);
  const sign = useCallback(
    (postUid: string, body: BodyOf<typeof signPostPr>) => run({ params: { id: postUid }, body }),
    [run],
  );
  return { signPostPr: sign, ...submission };
}

/**
 * Keeps where a post is used again; with `uid` an entry that stands.
 *
 * @example
 * const { savePostReuse } = useSavePostReuse();
 * await savePostReuse(post.uid, { place: "公式オンラインストア", ends_on: "2027-03-31" });
 */
export function useSavePostReuse() {
  const { run, ...submission } = useApiMutation(savePostReuse, stale);
  const save = useCallback(
    (postUid: string, body: PostReuseBody) => run({ params: { id: postUid }, body }),
    [run],
  );
  return { savePostReuse: save, ...submission };
}

/**
 * Takes an entry about a second use away.
 *
 * @example
 * const { deletePostReuse } = useDeletePostReuse();
 * await deletePostReuse(post.uid, reuse.uid);
 */
export function useDeletePostReuse() {
  const { run, ...submission } = useApiMutation(deletePostReuse, stale);
  const remove = useCallback(
    (postUid: string, uid: string) => run({ params: { id: postUid }, body: { uid } }),
    [run],
  );
  return { deletePostReuse: remove, ...submission };
}
