import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { paymentNoticeJobs, paymentNoticeLines, paymentNotices } from "../db/schema/payment-notices.ts";

const t = paymentNotices;

/** Notices to a creator that were never issued say nothing any more. Tax law has those that were issued kept. */
export async function eraseDrafts(company_uid: string, managed_creator_uid: string, at: Date): Promise<void> {
  const theirs = await db()
    .update(t)
    .set({ status: "cancelled", note: "", search_source: "", updated_at: at, version: sql`${t.version} + 1` })
    .where(
      and(eq(t.company_uid, company_uid), eq(t.managed_creator_uid, managed_creator_uid), isNull(t.number)),
    )
    .returning({ uid: t.uid });
  if (theirs.length === 0) return;
  const uids = theirs.map(({ uid }) => uid);
  await db()
    .delete(paymentNoticeLines)
    .where(
      and(eq(paymentNoticeLines.company_uid, company_uid), inArray(paymentNoticeLines.notice_uid, uids)),
    );
  await db()
    .delete(paymentNoticeJobs)
    .where(and(eq(paymentNoticeJobs.company_uid, company_uid), inArray(paymentNoticeJobs.notice_uid, uids)));
}
