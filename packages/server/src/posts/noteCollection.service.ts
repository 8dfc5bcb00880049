import { platformLabels } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { isGone, type PlatformError } from "../platforms/platformError.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { nextCollection, retryAt } from "./collectionPlan.ts";
import * as repository from "./postCollections.repository.ts";
import type { PostRow } from "./posts.repository.ts";

/** Gone or private: that is told at once, and looked at again on the next planned day. Otherwise it is tried again soon. */
export async function noteFailure(
  post: PostRow,
  row: repository.CollectionRow,
  { fault, detail }: PlatformError,
): Promise<void> {
  const at = now();
  const planned = nextCollection(post.posted_at ?? post.created_at, at);
  const isLost = isGone(fault);
  const attempts = isLost || fault === "out_of_reach" ? 0 : row.attempts + 1;
  const next_at = attempts === 0 ? planned : retryAt(attempts, at, detail.retryAfter);
  const done = { fault, next_at, attempts, tried_at: at, claim: null, claimed_until: null };
  const isNew = isLost && row.lost_at === null;
  await repository.updateCollection(post.company_uid, post.uid, {
    ...done,
    ...(isNew && { lost_at: at, seen_at: null }),
  });
  if (!isNew) return;
  const what =
    fault === "private" ? "非公開になりました" : "見つからなくなりました（削除・非公開・URLの変更）";
  await tell(post, `投稿が${what}`);
}

async function tell(post: PostRow, title: string): Promise<void> {
  const { company_uid, project_uid, platform } = post;
  const project = await findProjectRow(company_uid, project_uid);
  await notifyMembers({
    company_uid,
    kind: "post_lost",
    title,
    body: `${project?.name ?? ""}: ${post.title || platformLabels[platform]}（${platformLabels[platform]}）`,
    href: `/projects/${project_uid}/posts?post=${post.uid}`,
  });
}

/** After figures were written: the next day is planned, and a caption that changed is told. */
export async function noteCollected(
  post: PostRow,
  media: { readonly text: string; readonly posted_at: string | null },
): Promise<void> {
  const at = now();
  const { company_uid, uid } = post;
  const row = await repository.lockCollection(company_uid, uid);
  if (!row) return;
  const posted = post.posted_at ?? (media.posted_at === null ? post.created_at : new Date(media.posted_at));
  const isChanged = row.caption !== null && row.caption !== media.text;
  await repository.updateCollection(company_uid, uid, {
    next_at: nextCollection(posted, at),
    attempts: 0,
    tried_at: at,
    succeeded_at: at,
    fault: null,
    lost_at: null,
    caption: media.text,
    claim: null,
    claimed_until: null,
    ...(isChanged && { changed_at: at, caption_before: row.caption, seen_at: null }),
  });
  if (isChanged) await tell(post, "投稿の本文が変わりました");
}
