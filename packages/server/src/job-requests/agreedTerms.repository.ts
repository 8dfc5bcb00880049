import { sql } from "drizzle-orm";

/**
 * The version of the terms in force of the job `j`, for a lateral join: what the creator accepted last. A job that was
 * taken up by hand stands on the version that was sent.
 */
export const AGREED_VERSION = sql.raw(`(select v.version, v.terms from job_request_versions v
  where v.company_uid = j.company_uid and v.job_request_uid = j.uid and v.sent_at is not null
  order by (v.answer = 'accepted') desc nulls last, v.version desc limit 1)`);

/** Tax-excluded yen of these terms; of a job without any what was planned for it. */
export const AGREED_FEE = sql`coalesce((select (agreed.terms ->> 'fee')::bigint from ${AGREED_VERSION} agreed), j.fee)`;
