import { dayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import { lookAtPost } from "./lookAtPost.service.ts";
import { type DueLook, postsToLookAt } from "./prLedger.repository.ts";

const BATCH = 50;

/**
 * On the first, seventh and thirtieth day after posting every post is read again, because a disclosure may be taken away
 * later. Each look is kept as it is done: after a kill the rest goes on, and a second run finds nothing.
 */
export const recheckDisclosures = defineJob<Record<string, never>>({
  name: "recheck_disclosures",
  every: "20 * * * *",
  run: async () => void (await recheckAll()),
});

/** Answers how many posts were looked at. */
export async function recheckAll(): Promise<number> {
  const resting = new Set<string>();
  const day = dayInJapan(now());
  let after = "";
  let count = 0;
  for (;;) {
    const due = await postsToLookAt(day, after, BATCH);
    for (const look of due) {
      if (isStopping()) return count;
      if (!resting.has(keyOf(look.post))) count += Number(await recheck(look, resting));
    }
    if (due.length < BATCH) return count;
    after = due.at(-1)?.post.uid ?? "";
  }
}

/** Every company has keys of its own. */
const keyOf = ({ company_uid, platform }: DueLook["post"]): string => `${company_uid}:${platform}`;

async function recheck({ post, occasion }: DueLook, resting: Set<string>): Promise<boolean> {
  const { company_uid, platform, platform_id, owner_handle, posted_at } = post;
  try {
    const adapter = await adapterFor(company_uid, platform);
    const media = await adapter.fetchPost(platform_id, {
      owner_handle,
      posted_at,
      asked: post.pr_found.map((tag) => tag.replace(/^[#@]/, "")),
    });
    await lookAtPost(post, { occasion, text: media.text, source: media.source });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context().deps.logger.warn({ post: post.uid, platform, code: error.code }, "disclosure was not read");
    if (error.code === "not_found") {
      await lookAtPost(post, { occasion, text: null, source: "api" });
      return true;
    }
    // Concerns the platform as a whole: the next hour tries again.
    resting.add(keyOf(post));
    return false;
  }
}
