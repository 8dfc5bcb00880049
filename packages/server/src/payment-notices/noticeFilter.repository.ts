import type { NoticeDirection, NoticeStatus, NoticeStep } from "@tsumugi/contract";
import { and, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { keywordFilter } from "../core/keywordFilter.ts";
import { db } from "../db/index.ts";
import { absorbedCreators } from "../db/schema/managed-creators.ts";
import { paymentNoticeLines, paymentNotices } from "../db/schema/payment-notices.ts";
import { OPEN_REFUSALS } from "./transfers/refusals.repository.ts";

/** Whose eyes: a company sees its own, and what was issued to it; null is the operator, who sees all. */
export type Reader = string | null;

const t = paymentNotices;

/** A draft of the operator is none of the company's business yet. */
export const visibleTo = (reader: Reader): SQL | undefined =>
  reader === null
    ? undefined
    : and(eq(t.company_uid, reader), or(eq(t.direction, "company_to_creator"), isNotNull(t.number)));

export interface NoticeFilter {
  readonly direction: NoticeDirection;
  readonly keyword?: string | undefined;
  readonly uid?: readonly string[] | undefined;
  readonly status?: readonly NoticeStatus[] | undefined;
  readonly due_from?: string | undefined;
  readonly due_to?: string | undefined;
  readonly transaction_from?: string | undefined;
  readonly transaction_to?: string | undefined;
  readonly amount_min?: number | undefined;
  readonly amount_max?: number | undefined;
  readonly payee?: readonly string[] | undefined;
  readonly project?: readonly string[] | undefined;
  readonly company?: readonly string[] | undefined;
  readonly refused?: boolean | undefined;
  readonly step?: NoticeStep | undefined;
  /** The day in Japan, against which a payment is late. */
  readonly today: string;
}

const isRefused = sql`${t.uid} in (select notice_uid from (${OPEN_REFUSALS}) open)`;

/** In the words of the index `payment_notices_open`. */
export const isOpen = sql`${t.status} not in ('paid', 'cancelled')`;

/** Notices of which a step is to be done next. */
export function waitsFor(step: NoticeStep, today: string): SQL {
  if (step === "refused") return isRefused;
  if (step === "overdue") return sql`(${isOpen} and ${t.due_on} < ${today}::date)`;
  if (step === "due_today") return sql`(${isOpen} and ${t.due_on} = ${today}::date)`;
  return eq(t.status, step);
}

const ofProject = (uids: readonly string[]) =>
  or(
    inArray(t.project_uid, [...uids]),
    exists(
      db()
        .select({ one: sql`1` })
        .from(paymentNoticeLines)
        .where(
          and(
            eq(paymentNoticeLines.company_uid, t.company_uid),
            eq(paymentNoticeLines.notice_uid, t.uid),
            inArray(paymentNoticeLines.project_uid, [...uids]),
          ),
        ),
    ),
  );

/** A line that took several days counts on each of them. */
const tradedIn = (from: string | undefined, to: string | undefined) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(paymentNoticeLines)
      .where(
        and(
          eq(paymentNoticeLines.company_uid, t.company_uid),
          eq(paymentNoticeLines.notice_uid, t.uid),
          from
            ? sql`coalesce(${paymentNoticeLines.transaction_ends_on}, ${paymentNoticeLines.transaction_on}) >= ${from}::date`
            : undefined,
          to ? sql`${paymentNoticeLines.transaction_on} <= ${to}::date` : undefined,
        ),
      ),
  );

/** Notices of these creators. One whose record went into another is asked for under the old uid, too: links keep it. */
const ofPayees = (uids: readonly string[]) =>
  or(
    inArray(t.managed_creator_uid, [...uids]),
    exists(
      db()
        .select({ one: sql`1` })
        .from(absorbedCreators)
        .where(
          and(
            eq(absorbedCreators.company_uid, t.company_uid),
            eq(absorbedCreators.into_uid, t.managed_creator_uid),
            inArray(absorbedCreators.uid, [...uids]),
          ),
        ),
    ),
  );

/** What a filter means for a reader. */
export function noticesMatching(reader: Reader, filter: NoticeFilter): SQL | undefined {
  const { direction, keyword, uid, status, payee, project, company } = filter;
  const { due_from, due_to, amount_min, amount_max, transaction_from, transaction_to } = filter;
  return and(
    visibleTo(reader),
    eq(t.direction, direction),
    reader === null && company?.length ? inArray(t.company_uid, [...company]) : undefined,
    keywordFilter({ text: t.search_text, grams: t.search_grams }, keyword),
    uid ? inArray(t.uid, [...uid]) : undefined,
    status?.length ? inArray(t.status, [...status]) : undefined,
    due_from ? sql`${t.due_on} >= ${due_from}::date` : undefined,
    due_to ? sql`${t.due_on} <= ${due_to}::date` : undefined,
    transaction_from || transaction_to ? tradedIn(transaction_from, transaction_to) : undefined,
    amount_min === undefined ? undefined : sql`${t.payable} >= ${amount_min}`,
    amount_max === undefined ? undefined : sql`${t.payable} <= ${amount_max}`,
    payee?.length ? ofPayees(payee) : undefined,
    project?.length ? ofProject(project) : undefined,
    filter.refused ? isRefused : undefined,
    filter.step ? waitsFor(filter.step, filter.today) : undefined,
  );
}
