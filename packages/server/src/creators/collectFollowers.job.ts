import type { Platform } from "@tsumugi/contract";
import { dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import { forgetPosts, measureReactions, savePosts } from "./creatorPosts.repository.ts";
import {
  accountsToMeasure,
  type DueAccount,
  measureGenres,
  saveFigure,
  updateTotals,
} from "./followers.repository.ts";
import { NightlyRun } from "./nightlyRun.ts";

const BATCH = 100;
/** Platforms count our calls: the stalest come first, the rest on another night. */
const PER_NIGHT = 5000;

/**
 * Fetches what is measured of the open creators: followers, the newest posts, and from these the rate and the last
 * post; then the median of every genre. Each account is noted as it is done: after a kill the rest goes on, and a
 * second run on the same day finds nothing.
 */
export const collectFollowers = defineJob<Record<string, never>>({
  name: "collect_followers",
  every: "0 4 * * *",
  run: async () => {
    const failed = await collectAll();
    await measureGenres();
    if (failed) throw failed.error;
  },
});

/** Answers the first failure that no platform is to blame for: those behind it are collected all the same. */
async function collectAll(): Promise<{ readonly error: unknown } | undefined> {
  const { logger } = context().deps;
  const night = new NightlyRun((figures, code) =>
    logger.warn({ figures, code }, "figures are not fetched tonight, the last known ones stay"),
  );
  const before = startOfDayInJapan(dayInJapan(now()));
  let failed: { readonly error: unknown } | undefined;
  let after: DueAccount | undefined;
  for (let count = 0; count < PER_NIGHT; ) {
    const due = await accountsToMeasure({ before, limit: BATCH, except: night.restingPlatforms, after });
    if (due.length === 0) break;
    for (const account of due) {
      if (isStopping()) return failed;
      if (!night.isResting(account.platform)) {
        await collect(account, night).catch((error: unknown) => {
          failed ??= { error };
        });
      }
      count += 1;
    }
    after = due.at(-1);
  }
  return failed;
}

async function collect(account: DueAccount, night: NightlyRun): Promise<void> {
  const { platform, handle, creator_uid } = account;
  try {
    const follower_count = await fetchCount(platform, handle);
    const posts = follower_count === undefined ? undefined : await fetchPosts(platform, handle, night);
    await inTransaction(async () => {
      await saveFigure(account, follower_count ?? null, now());
      if (follower_count === undefined) await forgetPosts(account);
      else if (posts) await savePosts(account, posts);
      await updateTotals(creator_uid, dayInJapan(now()));
      await measureReactions(creator_uid);
    });
    night.answered(platform);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    night.failed(platform, error);
  }
}

/** Undefined: gone or private, the count is no longer known. Null: the platform does not publish it. */
async function fetchCount(platform: Platform, handle: string): Promise<number | null | undefined> {
  try {
    return (await (await adapterFor(null, platform)).fetchAccount(handle, "handle")).follower_count;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Undefined where the platform does not answer: followers are worth having without posts. */
async function fetchPosts(
  platform: Platform,
  handle: string,
  night: NightlyRun,
): Promise<PlatformPost[] | undefined> {
  const what = `${platform} posts` as const;
  if (night.isResting(what)) return undefined;
  try {
    const posts = await (await adapterFor(null, platform)).listRecentMedia(handle);
    night.answered(what);
    return posts;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== "not_found") night.failed(what, error);
    return undefined;
  }
}
