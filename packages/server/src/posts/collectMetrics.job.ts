import type { Platform } from "@tsumugi/contract";
import { DAY_MS, dayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { defineJob, enqueue, isStopping, type Job } from "../core/jobs.ts";
import { tellFailure } from "../core/tellFailure.ts";
import { PlatformError } from "../platforms/platformError.ts";
import { forgetQuotasBefore } from "../platforms/platformQuotas.repository.ts";
import { collect, putOff, takeDue } from "./collectPost.service.ts";

/** Small, so that a stopping server leaves few posts claimed. */
export const BATCH = 10;
/** One run ends before pg-boss takes it for dead; the next goes on. */
const RUN_MS = 8 * 60 * 1000;
const QUOTA_DAYS = 7;
/**
 * A platform that answers nothing costs seconds a post: after so many in a row the rest of its posts wait for a later run,
 * so that those of other platforms do not.
 */
const SILENT_AFTER = 3;
const SILENT_MS = 10 * 60 * 1000;

/**
 * Fetches the figures of every post that is due. Each post is planned again as it is done: after a kill the rest goes on
 * once its claim has run out, and any number of processes may work at the same time.
 */
export const collectDailyMetrics: Job<Record<string, never>> = defineJob({
  name: "collect_daily_metrics",
  every: "*/10 * * * *",
  recover: () => enqueue(collectDailyMetrics, {}, { key: "now" }),
  run: async () => void (await collectAll()),
});

/** Answers how many posts were fetched. */
export async function collectAll(): Promise<number> {
  const started = Date.now();
  await forgetQuotasBefore(dayInJapan(new Date(now().getTime() - QUOTA_DAYS * DAY_MS)));
  let count = 0;
  const silences = new Map<Platform, number>();
  while (Date.now() - started < RUN_MS) {
    const taken = await takeDue(BATCH);
    if (taken.length === 0) break;
    for (const each of taken) {
      if (isStopping()) return count;
      const { platform } = each.post;
      const silent = silences.get(platform) ?? 0;
      if (silent >= SILENT_AFTER) {
        await putOff(each, new Date(now().getTime() + SILENT_MS));
        continue;
      }
      // What is wrong with one post must not keep the others waiting; its claim runs out.
      const refusal = await collect(each).catch((error: unknown) => {
        tellFailure(context().deps, "collect_daily_metrics", error);
        return error;
      });
      const isSilent = refusal instanceof PlatformError && refusal.fault === "timed_out";
      silences.set(platform, isSilent ? silent + 1 : 0);
      if (refusal === undefined) count += 1;
    }
  }
  return count;
}
