import { sql } from "drizzle-orm";

/**
 * The version of the terms in force of the job `j`, for a lateral join: what the creator accepted last. A job that was
 * taken up by hand stands on the version that was sent.
 */
export const AGREED_VERSION = sql.raw(`(select v.version, v.terms from job_request_versions v
  where v.company_uid = j.company_uid and v.job_request_uid = j.uid and v.sent_at is not null
  order by (v.answer = 'accepted') desc nulls last, v.version desc limit 1)`);

/** What an issued notice says of the job `j`, for a lateral join: its sum in tax-excluded yen, and whether it is paid. */
export const NOTICED = sql.raw(`(
  select n.status = 'paid' as is_paid, coalesce((select sum(l.amount) from payment_notice_lines l
    where l.company_uid = n.company_uid and l.notice_uid = n.uid and l.job_request_uid = j.uid), 0)::bigint as amount
  from payment_notice_jobs h
  join payment_notices n on n.company_uid = h.company_uid and n.uid = h.notice_uid and n.number is not null
  where h.company_uid = j.company_uid and h.job_request_uid = j.uid and h.released_at is null)`);

/** What the job `j` costs, as `COST_RULE` of the contract says it; without a notice or terms what was planned for it. */
export const JOB_COST = sql`coalesce((select noticed.amount from ${NOTICED} noticed),
  (select (agreed.terms ->> 'fee')::bigint from ${AGREED_VERSION} agreed), j.fee)`;
