import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { paymentNotices } from "../db/schema/payment-notices.ts";

const t = paymentNotices;
/** Issued and neither paid nor cancelled: somebody waits for money. Written out, as the index for it is. */
export const isUnpaid: SQL = sql`${t.status} in ('issued', 'confirmed', 'disputed', 'approved')`;

/** Unpaid notices of a company, as issuer or payee. */
export const countUnpaidOf = (company_uid: string): Promise<number> =>
  db().$count(t, and(eq(t.company_uid, company_uid), isUnpaid));

/** Unpaid notices to each creator of the platform, over all companies. For operators only. */
export async function countUnpaidTo(creator_uids: readonly string[]): Promise<Map<string, number>> {
  if (creator_uids.length === 0) return new Map();
  const rows = await db()
    .select({ creator_uid: managedCreators.creator_uid, unpaid: count() })
    .from(t)
    .innerJoin(
      managedCreators,
      and(eq(managedCreators.company_uid, t.company_uid), eq(managedCreators.uid, t.managed_creator_uid)),
    )
    .where(and(inArray(managedCreators.creator_uid, [...creator_uids]), isUnpaid))
    .groupBy(managedCreators.creator_uid);
  return new Map(rows.flatMap(({ creator_uid, unpaid }) => (creator_uid ? [[creator_uid, unpaid]] : [])));
}

/** Whether something that was issued to the creator still has to be paid. */
export async function hasUnpaid(company_uid: string, managed_creator_uid: string): Promise<boolean> {
  const count = await db().$count(
    t,
    and(eq(t.company_uid, company_uid), eq(t.managed_creator_uid, managed_creator_uid), isUnpaid),
  );
  return count > 0;
}
