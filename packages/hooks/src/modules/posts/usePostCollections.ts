import {
  collectPost as collectCall,
  collectProjectPosts as collectProjectCall,
  listPostCollections,
  seePostChange as seeCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { postReads } from "./postReads.ts";

const reads = [listPostCollections, ...postReads] as const;

/**
 * How the automatic collection of a project's posts stands: what is gone, private, changed, or could not be fetched.
 *
 * @example
 * const { postCollections } = usePostCollections(project.uid);
 */
export function usePostCollections(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listPostCollections,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { postCollections: data?.items, isLoading, error, refresh };
}

/**
 * Fetches a post's figures now. What the platform refuses stands in the answer's `collection`. Raises `conflict` while
 * it is being fetched.
 *
 * @example
 * const { collection } = await collectPost(post.uid);
 */
export function useCollectPost() {
  const { run, ...submission } = useApiMutation(collectCall, { revalidate: reads });
  const collectPost = useCallback((postUid: string) => run({ params: { id: postUid } }), [run]);
  return { collectPost, ...submission };
}

/**
 * Lets every post of a project be fetched within minutes.
 *
 * @example
 * const { queued_count } = await collectProjectPosts(project.uid);
 */
export function useCollectProjectPosts() {
  const { run, ...submission } = useApiMutation(collectProjectCall, { revalidate: reads });
  const collectProjectPosts = useCallback((projectUid: string) => run({ params: { id: projectUid } }), [run]);
  return { collectProjectPosts, ...submission };
}

/**
 * Takes a post that is gone or was changed off 今日やること: somebody has looked at it.
 *
 * @example
 * await seePostChange(post.uid);
 */
export function useSeePostChange() {
  const { run, ...submission } = useApiMutation(seeCall, { revalidate: reads });
  const seePostChange = useCallback((postUid: string) => run({ params: { id: postUid } }), [run]);
  return { seePostChange, ...submission };
}
