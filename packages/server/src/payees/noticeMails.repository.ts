import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { jobRequests, replyTokens } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { paymentNoticeEvents, paymentNoticeLines, paymentNotices } from "../db/schema/payment-notices.ts";
import { outboxMails } from "../db/schema/records.ts";

const t = paymentNotices;
const e = paymentNoticeEvents;

/** The key of a mail in the outbox: what was written under it is never written again. */
export const eventKey = (event_id: number) => `notice_event:${event_id}`;
export const deemedKey = (notice_uid: string, deemed_on: string) =>
  `notice_deemed:${notice_uid}:${deemed_on}`;

const isUnwritten = (key: ReturnType<typeof sql>) =>
  notExists(db().select({ one: sql`1` }).from(outboxMails).where(sql`${outboxMails.dedupe_key} = ${key}`));

const reachable = and(
  eq(t.direction, "company_to_creator"),
  isNull(companies.deleted_at),
  isNull(managedCreators.erased_at),
  sql`${managedCreators.email} <> ''`,
);

const withParties = {
  company: and(eq(companies.uid, t.company_uid)),
  creator: and(
    eq(managedCreators.company_uid, t.company_uid),
    eq(managedCreators.uid, t.managed_creator_uid),
  ),
};

/**
 * What was taken back and done again is true since the last time: a payment that was undone and made again is one payment,
 * and a notice that was replaced is cancelled once more where its next edition is discarded.
 */
const isLastOfItsKind = sql`not exists (select 1 from payment_notice_events later
  where later.company_uid = ${e.company_uid} and later.notice_uid = ${e.notice_uid} and later.id > ${e.id}
    and later.kind = ${e.kind} and later.to_status = ${e.to_status})`;

/** What happened to notices between two moments and has no mail yet, oldest first. */
export const unmailedEvents = ({ from, until }: { from: Date; until: Date }, limit: number) =>
  db()
    .select({ notice_uid: t.uid, event_id: e.id })
    .from(e)
    .innerJoin(t, and(eq(t.company_uid, e.company_uid), eq(t.uid, e.notice_uid)))
    .innerJoin(companies, withParties.company)
    .innerJoin(managedCreators, withParties.creator)
    .where(
      and(
        reachable,
        eq(e.kind, "moved"),
        gt(e.at, from),
        lte(e.at, until),
        inArray(e.to_status, ["issued", "paid", "cancelled"]),
        // What no longer stands is not mailed; the mail of the next edition names a cancelled one.
        sql`(${e.to_status} = ${t.status} or (${e.to_status} = 'issued' and ${t.status} in ('confirmed', 'approved')))`,
        isLastOfItsKind,
        or(sql`${e.to_status} <> 'cancelled'`, and(isNull(t.next_uid), sql`${e.from_status} <> 'draft'`)),
        isUnwritten(sql`'notice_event:' || ${e.id}`),
      ),
    )
    .orderBy(e.id)
    .limit(limit);

/** Notices that silence will confirm on one of these days and whose payee has heard nothing of it since the issue. */
export const silentSoon = ({ after, until }: { after: string; until: string }, limit: number) =>
  db()
    .select({ notice_uid: t.uid })
    .from(t)
    .innerJoin(companies, withParties.company)
    .innerJoin(managedCreators, withParties.creator)
    .where(
      and(
        reachable,
        eq(t.status, "issued"),
        sql`${t.deemed_confirmed_on} > ${after}::date and ${t.deemed_confirmed_on} <= ${until}::date`,
        sql`${t.issued_on} < ${after}::date`,
        isUnwritten(sql`'notice_deemed:' || ${t.uid} || ':' || ${t.deemed_confirmed_on}`),
      ),
    )
    .limit(limit);

/** The notice with whom it goes to, held until the transaction ends. */
export async function lockForMail(notice_uid: string) {
  const [row] = await db()
    .select({
      notice: t,
      company_name: companies.name,
      to: managedCreators.email,
      display_name: managedCreators.display_name,
      has_account: sql<boolean>`exists (select 1 from payees p where p.company_uid = ${t.company_uid}
        and p.managed_creator_uid = ${t.managed_creator_uid} and p.account is not null)`,
    })
    .from(t)
    .innerJoin(companies, withParties.company)
    .innerJoin(managedCreators, withParties.creator)
    .where(eq(t.uid, notice_uid))
    .for("update", { of: t });
  return row;
}

export async function findEvent(id: number) {
  const [row] = await db().select().from(e).where(eq(e.id, id));
  return row;
}

/** A good link of one of the notice's requests, else of any request to the creator; the parent of the mail's own link. */
export async function linkForNotice(
  {
    company_uid,
    uid,
    managed_creator_uid,
  }: Pick<typeof t.$inferSelect, "company_uid" | "uid" | "managed_creator_uid">,
  at: Date,
) {
  const carries = sql`exists (select 1 from ${paymentNoticeLines} l where l.company_uid = ${company_uid}
    and l.notice_uid = ${uid} and l.job_request_uid = ${jobRequests.uid})`;
  const [row] = await db()
    .select({ request: jobRequests, link: { uid: replyTokens.uid, expires_at: replyTokens.expires_at } })
    .from(replyTokens)
    .innerJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, replyTokens.company_uid),
        eq(jobRequests.uid, replyTokens.job_request_uid),
      ),
    )
    .where(
      and(
        eq(replyTokens.company_uid, company_uid),
        eq(jobRequests.managed_creator_uid, managed_creator_uid ?? ""),
        sql`${jobRequests.sent_at} is not null`,
        isNull(replyTokens.parent_uid),
        isNull(replyTokens.revoked_at),
        gt(replyTokens.expires_at, at),
        sql`exists (select 1 from project_creators c where c.company_uid = ${company_uid}
          and c.project_uid = ${jobRequests.project_uid}
          and c.managed_creator_uid = ${jobRequests.managed_creator_uid} and c.removed_at is null)`,
      ),
    )
    .orderBy(sql`${carries} desc`, sql`${replyTokens.created_at} desc`, sql`${replyTokens.uid} desc`)
    .limit(1);
  return row;
}
