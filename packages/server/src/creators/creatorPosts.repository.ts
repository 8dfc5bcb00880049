import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { creatorPosts } from "../db/schema/creators.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import type { DueAccount } from "./followers.repository.ts";

const t = creatorPosts;
/** Newest posts of an account that are kept: those that a profile shows and the rate is taken over. */
export const POSTS_KEPT = 12;

const ofAccount = ({ creator_uid, platform, handle_key }: DueAccount) =>
  and(
    eq(t.creator_uid, creator_uid),
    eq(t.platform, platform),
    or(eq(t.handle_key, handle_key), isNull(t.handle_key)),
  );

/**
 * Puts an account's newest posts in place of those that were known of the same time: what its owner took down goes.
 * Older ones stay, because a platform may list the last weeks only.
 */
export async function savePosts(account: DueAccount, posts: readonly PlatformPost[]): Promise<void> {
  const { creator_uid, platform, handle_key } = account;
  const rows = posts
    .slice(0, POSTS_KEPT)
    .flatMap(({ media_type, url, title, thumbnail, posted_at, figures }) => {
      if (posted_at === null) return [];
      const { views = null, likes = null, comments = null } = figures;
      const own = { creator_uid, platform, handle_key };
      return [
        { ...own, media_type, url, title, thumbnail, posted_at: new Date(posted_at), views, likes, comments },
      ];
    });
  if (rows.length === 0) return;
  const oldest = new Date(Math.min(...rows.map(({ posted_at }) => posted_at.getTime())));
  const urls = rows.map(({ url }) => url);
  const isRead = or(gte(t.posted_at, oldest), inArray(t.url, urls));
  await db()
    .delete(t)
    .where(and(ofAccount(account), isRead));
  // One address twice in one answer, or under another account of the same person: the first stays.
  await db().insert(t).values(rows).onConflictDoNothing();
  await db().execute(sql`
    delete from creator_posts p using (
      select url, row_number() over (order by posted_at desc, url) as place from creator_posts
      where ${ofAccount(account)}
    ) older
    where p.creator_uid = ${creator_uid} and p.url = older.url and older.place > ${POSTS_KEPT}::int`);
}

/** An account that is gone has no posts. */
export const forgetPosts = async (account: DueAccount): Promise<void> => {
  await db().delete(t).where(ofAccount(account));
};

/**
 * Computes a creator's rate and last post again from the known posts: the mean of (likes + comments) ÷ followers
 * of the account that posted. Where no post was ever fetched, what the profile says stays.
 */
export async function measureReactions(creator_uid: string): Promise<void> {
  await db().execute(sql`
    update creators c set engagement_rate = found.rate, last_posted_at = found.last
    from (
      select max(p.posted_at) as last, avg(
        case when a.follower_count > 0 and (p.likes is not null or p.comments is not null)
        then (coalesce(p.likes, 0) + coalesce(p.comments, 0))::float8 / a.follower_count end) as rate
      from creator_posts p
      left join creator_accounts a on a.creator_uid = p.creator_uid and a.platform = p.platform
        and (p.handle_key is null or a.handle_key = p.handle_key)
      where p.creator_uid = ${creator_uid}
    ) found
    where c.uid = ${creator_uid} and found.last is not null`);
}
