import type { Platform } from "@tsumugi/contract";
import { DAY_MS, dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { inTransaction } from "../db/db.ts";
import { adapterFor } from "../platforms/platforms.service.ts";
import { measure } from "./measurePost.service.ts";
import { type PostRow, postsToCollect, updatePost } from "./posts.repository.ts";

/** Figures hardly move later, and every platform counts our calls. */
const COLLECT_DAYS = 90;
const BATCH = 50;

/**
 * Fetches every post's figures once a day. Each post is noted as it is done: after a kill the rest goes on, and
 * a second run on the same day finds nothing. A platform that has had enough is left alone until the next run.
 */
export const collectDailyMetrics = defineJob<Record<string, never>>({
  name: "collect_daily_metrics",
  every: "30 3 * * *",
  run: async () => void (await collectAll()),
});

/** Answers how many posts were fetched. */
export async function collectAll(): Promise<number> {
  const resting = new Set<Platform>();
  const since = startOfDayInJapan(dayInJapan(now()));
  const madeAfter = new Date(now().getTime() - COLLECT_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const posts = await postsToCollect({ since, madeAfter, limit: BATCH, except: [...resting] });
    if (posts.length === 0) return count;
    for (const post of posts) {
      if (isStopping()) return count;
      if (!resting.has(post.platform)) count += Number(await collect(post, resting));
    }
  }
}

async function collect(post: PostRow, resting: Set<Platform>): Promise<boolean> {
  const { company_uid, platform, platform_id, owner_handle, posted_at } = post;
  try {
    const media = await adapterFor(platform).fetchPost(platform_id, { owner_handle, posted_at });
    await inTransaction(() => measure(post, media));
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context().deps.logger.warn({ post: post.uid, platform, code: error.code }, "figures were not fetched");
    // Gone or private: today stays a gap. Anything else concerns the platform as a whole.
    if (error.code === "not_found") await updatePost(company_uid, post.uid, { collected_at: now() });
    else resting.add(platform);
    return false;
  }
}
