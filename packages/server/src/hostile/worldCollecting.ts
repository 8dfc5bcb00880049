import { eq } from "drizzle-orm";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { companyPlatformKeys, platformQuotas, postCollections } from "../db/schema/platforms.ts";
import { upsertKey } from "../platforms/platformKeys.repository.ts";

/** A key of the company's own with its calls of the day, and a post whose caption was changed. */
export async function insertCollecting(word: string, company_uid: string, post_uid: string, actor: string) {
  // A key of the samples' own: no call of a test leaves this machine.
  const key = { values: { bearer_token: `sandbox ${word}` }, tail: word, updated_by: actor };
  await upsertKey({ company_uid, platform: "x" }, key);
  await db()
    .update(companyPlatformKeys)
    .set({ checked_at: now() })
    .where(eq(companyPlatformKeys.company_uid, company_uid));
  await db().insert(platformQuotas).values({ company_uid, platform: "x", day: "2026-11-19", used: 1 });
  await db()
    .update(postCollections)
    .set({ caption: word, caption_before: word, changed_at: now() })
    .where(eq(postCollections.post_uid, post_uid));
}
