import type { Platform } from "@tsumugi/contract";
import { dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { adapterFor } from "../platforms/platforms.service.ts";
import {
  accountsToMeasure,
  type DueAccount,
  measureGenres,
  saveFigure,
  sumAnew,
} from "./followers.repository.ts";

const BATCH = 100;
/** Platforms count our calls: the stalest come first, the rest on another night. */
const PER_NIGHT = 5000;

/**
 * Fetches the open creators' follower counts and takes the median of every genre. Each account is noted as it is
 * done: after a kill the rest goes on, and a second run on the same day finds nothing.
 */
export const collectFollowers = defineJob<Record<string, never>>({
  name: "collect_followers",
  every: "0 4 * * *",
  run: async () => {
    await collectAll();
    await measureGenres();
  },
});

async function collectAll(): Promise<void> {
  const resting = new Set<Platform>();
  const before = startOfDayInJapan(dayInJapan(now()));
  for (let count = 0; count < PER_NIGHT; ) {
    const due = await accountsToMeasure({ before, limit: BATCH, except: [...resting] });
    if (due.length === 0) return;
    for (const account of due) {
      if (isStopping()) return;
      if (!resting.has(account.platform)) await collect(account, resting);
      count += 1;
    }
  }
}

async function collect(account: DueAccount, resting: Set<Platform>): Promise<void> {
  const { platform, handle, creator_uid } = account;
  try {
    const { follower_count } = await fetchCount(platform, handle);
    await inTransaction(async () => {
      await saveFigure(account, follower_count, now());
      await sumAnew(creator_uid, dayInJapan(now()));
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context().deps.logger.warn({ creator_uid, platform, code: error.code }, "followers were not fetched");
    resting.add(platform);
  }
}

/** Gone or private: the count is not known any more. Anything else concerns the platform as a whole. */
async function fetchCount(platform: Platform, handle: string): Promise<{ follower_count: number | null }> {
  try {
    return await adapterFor(platform).fetchAccount(handle, "handle");
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return { follower_count: null };
    throw error;
  }
}
