import type { PersonRef, PrRecheck } from "@tsumugi/contract";
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { postPrChecks, postPrSignatures, postReuses } from "../db/schema/pr-ledger.ts";
import type { PostRow } from "./posts.repository.ts";

type LookRow = typeof postPrChecks.$inferSelect;
export type LookView = LookRow & { readonly checker: PersonRef | null };
export type SignatureRow = typeof postPrSignatures.$inferSelect;
export type ReuseView = typeof postReuses.$inferSelect & { readonly creator: PersonRef };

/** Answers those that are new: a planned look is kept once, however many processes take it. */
export async function insertLooks(rows: readonly (typeof postPrChecks.$inferInsert)[]): Promise<LookRow[]> {
  if (rows.length === 0) return [];
  return db()
    .insert(postPrChecks)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

const person = { uid: users.uid, name: users.name, image: users.image };

/** Newest first. */
export async function selectLooks(company_uid: string, post_uids: readonly string[]): Promise<LookView[]> {
  if (post_uids.length === 0) return [];
  const rows = await db()
    .select({ look: getTableColumns(postPrChecks), checker: person })
    .from(postPrChecks)
    .leftJoin(users, eq(users.uid, postPrChecks.checked_by))
    .where(and(eq(postPrChecks.company_uid, company_uid), inArray(postPrChecks.post_uid, [...post_uids])))
    .orderBy(desc(postPrChecks.checked_at), desc(postPrChecks.uid));
  return rows.map(({ look, checker }) => ({ ...look, checker }));
}

export async function selectSignatures(
  company_uid: string,
  post_uids: readonly string[],
): Promise<SignatureRow[]> {
  if (post_uids.length === 0) return [];
  return db()
    .select()
    .from(postPrSignatures)
    .where(
      and(
        eq(postPrSignatures.company_uid, company_uid),
        inArray(postPrSignatures.post_uid, [...post_uids]),
        isNull(postPrSignatures.withdrawn_at),
      ),
    );
}

export async function selectReuses(company_uid: string, post_uids: readonly string[]): Promise<ReuseView[]> {
  if (post_uids.length === 0) return [];
  const rows = await db()
    .select({ reuse: getTableColumns(postReuses), creator: person })
    .from(postReuses)
    .innerJoin(users, eq(users.uid, postReuses.created_by))
    .where(and(eq(postReuses.company_uid, company_uid), inArray(postReuses.post_uid, [...post_uids])))
    .orderBy(asc(postReuses.created_at), asc(postReuses.uid));
  return rows.map(({ reuse, creator }) => ({ ...reuse, creator }));
}

/** False where a signature stands already. */
export async function insertSignature(row: typeof postPrSignatures.$inferInsert): Promise<boolean> {
  const rows = await db().insert(postPrSignatures).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function withdrawSignature(
  company_uid: string,
  post_uid: string,
  by: { readonly withdrawn_by: string; readonly withdrawn_at: Date },
): Promise<boolean> {
  const rows = await db()
    .update(postPrSignatures)
    .set(by)
    .where(
      and(
        eq(postPrSignatures.company_uid, company_uid),
        eq(postPrSignatures.post_uid, post_uid),
        isNull(postPrSignatures.withdrawn_at),
      ),
    )
    .returning();
  return rows.length > 0;
}

const reuseOf = (company_uid: string, post_uid: string, uid: string) =>
  and(eq(postReuses.company_uid, company_uid), eq(postReuses.post_uid, post_uid), eq(postReuses.uid, uid));

export async function insertReuse(row: typeof postReuses.$inferInsert): Promise<void> {
  await db().insert(postReuses).values(row);
}

export async function updateReuse(
  company_uid: string,
  post_uid: string,
  uid: string,
  values: Partial<typeof postReuses.$inferInsert>,
): Promise<void> {
  await db()
    .update(postReuses)
    .set({ ...values, version: sql`${postReuses.version} + 1` })
    .where(reuseOf(company_uid, post_uid, uid));
}

export async function deleteReuse(company_uid: string, post_uid: string, uid: string): Promise<boolean> {
  const rows = await db()
    .delete(postReuses)
    .where(reuseOf(company_uid, post_uid, uid))
    .returning();
  return rows.length > 0;
}

/** A look that was missed for so long says nothing about its day any more. */
const DAYS_LATE = 14;

/**
 * The newest planned look of a post, where its day has come and it was not taken yet. A story lives for a day, and what was
 * registered after the day of a look needs none.
 */
export async function dueLookOf(
  { company_uid, uid }: Pick<PostRow, "company_uid" | "uid">,
  day: string,
): Promise<PrRecheck | undefined> {
  const p = projectPosts;
  const posted = sql`(coalesce(${p.posted_at}, ${p.created_at}) at time zone 'Asia/Tokyo')::date`;
  const occasion = sql<PrRecheck>`case
    when ${posted} + 30 <= ${day}::date then 'day_30'
    when ${posted} + 7 <= ${day}::date then 'day_7'
    else 'day_1' end`;
  const on = sql`(${posted} + case
    when ${posted} + 30 <= ${day}::date then 30 when ${posted} + 7 <= ${day}::date then 7 else 1 end)`;
  const [row] = await db()
    .select({ occasion })
    .from(p)
    .where(
      and(
        eq(p.company_uid, company_uid),
        eq(p.uid, uid),
        isNull(p.removed_at),
        sql`${p.media_type} <> 'story'`,
        sql`${posted} + 1 <= ${day}::date`,
        sql`${on} + ${DAYS_LATE}::int >= ${day}::date`,
        sql`(${p.created_at} at time zone 'Asia/Tokyo')::date < ${on}`,
        sql`not exists (select 1 from post_pr_checks c where c.company_uid = ${p.company_uid}
          and c.post_uid = ${p.uid} and c.occasion = ${occasion})`,
      ),
    );
  return row?.occasion;
}
