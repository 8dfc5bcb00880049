import { blankOf, jobTermsFields } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

/** The last move of a job of the row `j`, which the periods of keeping are counted from. */
const lastMove = sql`greatest(j.created_at, j.answered_at, (select max(c.changed_at) from job_status_changes c
  where c.company_uid = j.company_uid and c.managed_creator_uid = j.managed_creator_uid
    and c.project_uid = j.project_uid))`;

const NO_TERMS = JSON.stringify(
  Object.fromEntries(
    Object.entries(jobTermsFields).flatMap(([key, field]) => (field.personal ? [[key, blankOf(field)]] : [])),
  ),
);

/** Words of the terms, posts and parcels of erased creators whose last move lies before: figures and days stay. */
export async function forgetTerms(before: Date): Promise<void> {
  const due = sql`(select j.uid from job_requests j
    join managed_creators m on m.company_uid = j.company_uid and m.uid = j.managed_creator_uid
    where m.erased_at is not null and j.terms ->> 'work' <> ''
      and ${lastMove} < ${before.toISOString()}::timestamptz)`;
  await db().execute(sql`
    update job_request_versions set terms = terms || ${NO_TERMS}::text::jsonb where job_request_uid in ${due}`);
  await db().execute(sql`
    update project_posts set url = regexp_replace(url, '^(https?://[^/]*).*$', '\\1/'), platform_id = uid where job_request_uid in ${due}`);
  await db().execute(sql`
    update project_shipments s set item = '' from job_requests j where j.uid in ${due}
      and s.company_uid = j.company_uid and s.project_uid = j.project_uid
      and s.managed_creator_uid = j.managed_creator_uid`);
  await db().execute(sql`
    update job_requests set terms = terms || ${NO_TERMS}::text::jsonb where uid in ${due}`);
}

/** Why work of erased creators was changed or ended before. */
export async function forgetReasons(before: Date): Promise<void> {
  await db().execute(sql`
    update job_status_changes c set reason = '' from managed_creators m
    where m.company_uid = c.company_uid and m.uid = c.managed_creator_uid and m.erased_at is not null
      and c.reason <> '' and c.changed_at < ${before.toISOString()}::timestamptz`);
}

/** Where erased creators were to be paid, once nothing waits to be paid any more. */
export async function forgetPaidPayees(): Promise<void> {
  await db().execute(sql`
    delete from payees p using managed_creators m
    where m.company_uid = p.company_uid and m.uid = p.managed_creator_uid and m.erased_at is not null
      and not exists (select 1 from payment_notices n where n.company_uid = p.company_uid
        and n.managed_creator_uid = p.managed_creator_uid
        and n.status in ('issued', 'confirmed', 'disputed', 'approved'))`);
}
