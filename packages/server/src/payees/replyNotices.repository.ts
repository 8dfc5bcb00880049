import { and, desc, eq, exists, inArray, isNotNull, notExists, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { paymentNoticeLines, paymentNotices } from "../db/schema/payment-notices.ts";

const t = paymentNotices;
const lines = paymentNoticeLines;

export interface NoticesBehindLink {
  readonly company_uid: string;
  readonly managed_creator_uid: string;
  /** Requests of this company that the link opens. */
  readonly job_request_uids: readonly string[];
  /** The link was mailed to the address in the record: it also shows what no request stands on. */
  readonly isOwnMailbox: boolean;
}

const ofNotice = and(eq(lines.company_uid, t.company_uid), eq(lines.notice_uid, t.uid));
const some = (...conditions: Parameters<typeof and>) =>
  db()
    .select({ one: sql`1` })
    .from(lines)
    .where(and(ofNotice, ...conditions));

/** Notices to the creator that were issued once and carry one of the requests, newest first. */
export function noticesBehindLink(link: NoticesBehindLink, uid?: string) {
  const { company_uid, managed_creator_uid, job_request_uids, isOwnMailbox } = link;
  return db()
    .select()
    .from(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.managed_creator_uid, managed_creator_uid),
        eq(t.direction, "company_to_creator"),
        isNotNull(t.number),
        uid === undefined ? undefined : eq(t.uid, uid),
        or(
          job_request_uids.length > 0
            ? exists(some(inArray(lines.job_request_uid, [...job_request_uids])))
            : undefined,
          isOwnMailbox ? notExists(some(isNotNull(lines.job_request_uid))) : undefined,
        ) ?? sql`false`,
      ),
    )
    .orderBy(desc(t.issued_on), desc(t.edition), desc(t.uid))
    .limit(MOST);
}

/** More than a creator looks at; older ones are found by the links of their requests. */
const MOST = 50;

/** What was paid to a creator, by the year of the transfer, newest first. */
export async function paidByYear(company_uid: string, managed_creator_uid: string) {
  const year = sql<number>`extract(year from ${t.paid_on})::int`.mapWith(Number);
  const sum = (column: typeof t.payable) => sql<number>`sum(${column})::bigint`.mapWith(Number);
  return db()
    .select({
      year,
      count: sql<number>`count(*)::int`.mapWith(Number),
      subtotal: sum(t.subtotal),
      withholding: sum(t.withholding),
      payable: sum(t.payable),
    })
    .from(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.managed_creator_uid, managed_creator_uid),
        eq(t.status, "paid"),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}
