import type { PlatformFault } from "@tsumugi/contract";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { isGone, type PlatformError } from "../platforms/platformError.ts";
import { isTriedOut, nextCollection, retryAt } from "./collectionPlan.ts";
import * as repository from "./postCollections.repository.ts";
import { tellOfPost } from "./postNotices.service.ts";
import type { PostRow } from "./posts.repository.ts";

/** A story ends by itself a day after it was posted: that it is gone then is no loss. */
const isOverByItself = ({ media_type, posted_at, created_at }: PostRow, at: Date): boolean =>
  media_type === "story" && at.getTime() - (posted_at ?? created_at).getTime() >= DAY_MS;

/** Asking again before its planned day would change nothing; a key that is entered lets it be asked at once. */
const WAITS: readonly PlatformFault[] = ["out_of_reach", "not_configured"];

/**
 * Gone or private: that is notified at once, and looked at again on the next planned day. Otherwise it is tried again soon.
 * `except`: the member who found it out.
 */
export async function noteFailure(
  post: PostRow,
  row: repository.CollectionRow,
  { fault, detail }: PlatformError,
  except?: string,
): Promise<void> {
  const at = now();
  const done = { tried_at: at, claim: null, claimed_until: null };
  if (isGone(fault) && isOverByItself(post, at)) {
    const ended = { fault: null, next_at: null, attempts: 0 };
    await repository.updateCollection(post.company_uid, post.uid, Object.assign(ended, done));
    return;
  }
  const planned = nextCollection(post.posted_at ?? post.created_at, at);
  const isLost = isGone(fault);
  const attempts = isLost || WAITS.includes(fault) ? 0 : row.attempts + 1;
  const isOver = planned === null && isTriedOut(attempts);
  const next_at = attempts === 0 || isOver ? planned : retryAt(attempts, at, detail.retryAfter);
  const isNew = isLost && row.lost_at === null;
  await repository.updateCollection(post.company_uid, post.uid, {
    ...done,
    fault,
    next_at,
    attempts,
    ...(isNew && { lost_at: at, seen_at: null }),
    // Somebody has looked at the change of its words: that is no news again when the post is back.
    ...(isNew && row.seen_at !== null && { changed_at: null }),
  });
  if (!isNew) return;
  const what =
    fault === "private" ? "非公開になりました" : "見つからなくなりました（削除・非公開・URLの変更）";
  await tellOfPost(post, { title: `投稿が${what}`, except });
}

/** Somebody has read a lost post at its platform: it is back, and its figures are fetched by the next run. */
export async function noteFound({ company_uid, post_uid, lost_at }: repository.CollectionRow): Promise<void> {
  if (lost_at === null) return;
  await repository.updateCollection(company_uid, post_uid, { lost_at: null, fault: null, next_at: now() });
}

/** After figures were written: the next day is planned. Answers whether the caption is another than before. */
export async function noteCollected(
  post: PostRow,
  media: { readonly text: string; readonly posted_at: string | null },
): Promise<boolean> {
  const at = now();
  const { company_uid, uid } = post;
  const row = await repository.lockCollection(company_uid, uid);
  if (!row) return false;
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
  return isChanged;
}
