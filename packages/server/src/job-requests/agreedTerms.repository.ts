import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * The version of the terms in force of the job `j`, for a lateral join: what the creator accepted last. A job that was
 * taken up by hand stands on the version that was sent.
 */
export const AGREED_VERSION = sql.raw(`(select v.version, v.terms from job_request_versions v
  where v.company_uid = j.company_uid and v.job_request_uid = j.uid and v.sent_at is not null
  order by (v.answer = 'accepted') desc nulls last, v.version desc limit 1)`);

/**
 * The notice `n` that a job stands on, found by its keys: `offset 0` keeps the planner from joining all notices of the
 * company to all of its jobs where it knows nothing of the tables yet.
 */
export const noticeOf = ({
  company_uid,
  uid,
}: {
  readonly company_uid: SQLWrapper;
  readonly uid: SQLWrapper;
}) => sql`
  (select held.company_uid, held.notice_uid from payment_notice_jobs held where held.company_uid = ${company_uid}
    and held.job_request_uid = ${uid} and held.released_at is null offset 0) h
  cross join lateral (select n.company_uid, n.uid, n.number, n.status, n.due_on from payment_notices n
    where n.company_uid = h.company_uid and n.uid = h.notice_uid offset 0) n`;

/** What an issued notice says of the job `j`, for a lateral join: its sum in tax-excluded yen, and whether it is paid. */
export const NOTICED = sql`(
  select n.status = 'paid' as is_paid, coalesce((select sum(l.amount) from payment_notice_lines l
    where l.company_uid = n.company_uid and l.notice_uid = n.uid and l.job_request_uid = j.uid), 0)::bigint as amount
  from ${noticeOf({ company_uid: sql`j.company_uid`, uid: sql`j.uid` })} where n.number is not null offset 0)`;

/** What the job `j` costs, as `COST_RULE` of the contract says it; without a notice or terms what was planned for it. */
export const JOB_COST = sql`coalesce((select noticed.amount from ${NOTICED} noticed),
  (select (agreed.terms ->> 'fee')::bigint from ${AGREED_VERSION} agreed), j.fee)`;
