import { and, eq, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import {
  creatorAccounts,
  creatorFollowerCounts,
  creatorGenres,
  creatorPosts,
  creators,
} from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { recordLostProfile } from "../managed-creators/timeline/history.repository.ts";
import { eraseCreatorTraces } from "./eraseTraces.repository.ts";

/** Holds the creator until the transaction ends. */
export async function lockCreator(uid: string) {
  const [row] = await db()
    .select({ uid: creators.uid, deleted_at: creators.deleted_at })
    .from(creators)
    .where(eq(creators.uid, uid))
    .for("update");
  return row;
}

/**
 * Takes everything personal off a creator and lets go of the companies' records. These are the companies' own and
 * stay with their jobs, but for the picture that the profile lent them.
 */
export async function eraseCreator(uid: string, name: string, reason: string, at: Date): Promise<void> {
  for (const table of [creatorAccounts, creatorGenres, creatorPosts, creatorFollowerCounts]) {
    await db().delete(table).where(eq(table.creator_uid, uid));
  }
  await eraseCreatorTraces(uid, at);
  await recordLostProfile(uid);
  await db()
    .update(managedCreators)
    .set({
      creator_uid: null,
      // As with the accounts: what the profile said of them is gone, and the record's own figures count.
      follower_count: sql`(select sum(a.follower_count) from managed_creator_accounts a
        where a.company_uid = ${managedCreators.company_uid} and a.managed_creator_uid = ${managedCreators.uid})`,
      image: sql`case when ${managedCreators.image} = ${creators.image} then null else ${managedCreators.image} end`,
      version: sql`${managedCreators.version} + 1`,
      updated_at: at,
    })
    .from(creators)
    .where(and(eq(managedCreators.creator_uid, uid), eq(creators.uid, uid)));
  const blank = { kana: "", real_name: "", email: "", image: null, bio: "", area: "", search_source: "" };
  await db()
    .update(creators)
    .set({
      name,
      ...blank,
      is_open: false,
      follower_count: null,
      engagement_rate: null,
      languages: [],
      fee_min: null,
      fee_max: null,
      last_posted_at: null,
      invoice_registered: null,
      deleted_at: at,
      deleted_reason: reason,
      updated_at: at,
    })
    .where(eq(creators.uid, uid));
}
