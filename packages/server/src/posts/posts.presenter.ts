import {
  type MetricField,
  metricFields,
  type PersonRef,
  type PostMetrics,
  type ProjectPost,
  searchKey,
} from "@tsumugi/contract";
import type { postDailyMetrics, projectPosts } from "../db/schema/posts.ts";

interface PostFields {
  readonly post: typeof projectPosts.$inferSelect;
  readonly creator: PersonRef;
  readonly checker: PersonRef | null;
  readonly signed_at: Date | null;
  /** Our own copy, which outlives the platform's address: that of Instagram ends within days. */
  readonly picture: string | null;
  /** The creator's accounts on the platform. */
  readonly handles: readonly string[];
}

/** The account that posted is none of the creator's; without one of either nothing is claimed. */
function isAnotherOwner(owner_handle: string, handles: readonly string[]): boolean {
  const owner = searchKey(owner_handle);
  return owner !== "" && handles.length > 0 && !handles.some((handle) => searchKey(handle) === owner);
}

export function presentPost({
  post,
  creator,
  checker,
  signed_at,
  picture,
  handles,
}: PostFields): ProjectPost {
  return {
    uid: post.uid,
    project_uid: post.project_uid,
    job_request_uid: post.job_request_uid,
    creator,
    platform: post.platform,
    media_type: post.media_type,
    platform_id: post.platform_id,
    url: post.url,
    title: post.title,
    thumbnail: picture ?? post.thumbnail,
    posted_at: post.posted_at?.toISOString() ?? null,
    pr_check: {
      status: post.pr_status,
      found: post.pr_found,
      missing: post.pr_missing,
      ng_words: post.ng_words,
      checked_by: checker,
      checked_at: post.pr_checked_at?.toISOString() ?? null,
      signed_at: signed_at?.toISOString() ?? null,
    },
    metrics: Object.fromEntries(
      metricFields.map((field) => [field, post.metrics[field] ?? null]),
    ) as PostMetrics,
    owner_mismatch: isAnotherOwner(post.owner_handle, handles),
    created_at: post.created_at.toISOString(),
  };
}

/** One post's figures of one day; null = not measured. */
export const presentDaily = (row: typeof postDailyMetrics.$inferSelect) => ({
  post_uid: row.post_uid,
  on: row.measured_on,
  metrics: Object.fromEntries(metricFields.map((field) => [field, row[field]])) as Record<
    MetricField,
    number | null
  >,
});
