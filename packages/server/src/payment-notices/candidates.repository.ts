import type { NoticeObstacle, PersonRef } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { AGREED_VERSION } from "../job-requests/agreedTerms.repository.ts";
import { receivedDay } from "../projects/dueDays.repository.ts";

/** A job with everything that a line of a notice is made from. */
export interface JobForNotice {
  readonly job_request_uid: string;
  readonly project: { readonly uid: string; readonly name: string };
  readonly creator: PersonRef;
  readonly payee_name: string;
  readonly sort_name: string;
  readonly terms: StoredTerms;
  readonly terms_version: number | null;
  readonly fee: number;
  readonly withholding: boolean;
  readonly withholding_reason: string;
  /** First and last day on which something was posted; null where no post is known. */
  readonly posted_from: string | null;
  readonly posted_to: string | null;
  /** The first day of the 60; null where nothing is known to have been received. */
  readonly received_on: string | null;
  /** When the project's payments are planned for. */
  readonly planned_payment_on: string | null;
  readonly obstacle: NoticeObstacle | null;
  readonly other_number: string | null;
}

const WAITING = sql`('inspected', 'paying')`;

const jobs = (
  company_uid: string,
  condition: SQL,
  { except = "", rest = sql`` }: { except?: string | undefined; rest?: SQL } = {},
) => sql`
  select j.uid as job_request_uid, jsonb_build_object('uid', p.uid, 'name', p.name) as project,
    jsonb_build_object('uid', c.uid, 'name', c.display_name, 'image', c.image) as creator,
    coalesce(nullif(c.real_name, ''), c.display_name) as payee_name, c.sort_name,
    v.terms, v.version as terms_version, coalesce((v.terms ->> 'fee')::bigint, j.fee) as fee,
    c.withholding_default and c.entity_type = 'individual' as withholding,
    coalesce(y.withholding_reason, '') as withholding_reason,
    posts.first as posted_from, posts.last as posted_to,
    ${receivedDay({ company_uid: sql`j.company_uid`, uid: sql`j.uid` })}::text as received_on,
    p.payment_due_on::text as planned_payment_on,
    held.number as other_number,
    case
      when held.notice_uid is not null then 'on_notice'
      when r.job_status not in ${WAITING} or r.removed_at is not null then 'not_inspected'
      when v.version is null then 'not_agreed'
      when (v.terms ->> 'fee')::bigint = 0 then 'no_fee'
    end as obstacle
  from job_requests j
  join project_creators r on r.company_uid = j.company_uid and r.project_uid = j.project_uid
    and r.managed_creator_uid = j.managed_creator_uid
  join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
  join managed_creators c on c.company_uid = j.company_uid and c.uid = j.managed_creator_uid
  left join payees y on y.company_uid = j.company_uid and y.managed_creator_uid = j.managed_creator_uid
  left join lateral ${AGREED_VERSION} v on true
  left join lateral (select min((coalesce(o.posted_at, o.created_at) at time zone 'Asia/Tokyo')::date)::text as first,
      max((coalesce(o.posted_at, o.created_at) at time zone 'Asia/Tokyo')::date)::text as last
    from project_posts o where o.company_uid = j.company_uid and o.job_request_uid = j.uid
      and o.removed_at is null) posts on true
  left join lateral (select b.notice_uid, n.number from payment_notice_jobs b
    join payment_notices n on n.company_uid = b.company_uid and n.uid = b.notice_uid
    where b.company_uid = j.company_uid and b.job_request_uid = j.uid and b.released_at is null and b.notice_uid <> ${except}) held on true
  where j.company_uid = ${company_uid} and ${condition} ${rest}`;

const rowsOf = async (statement: SQL) => (await db().execute(statement)).rows as unknown as JobForNotice[];

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** These jobs of the company, in no order. `except`: a notice that gives up what it holds. */
export const jobsForNotice = (
  company_uid: string,
  uids: readonly string[],
  except = "",
): Promise<JobForNotice[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : rowsOf(jobs(company_uid, sql`j.uid in (${listOf(uids)})`, { except }));

/** Two who make notices of the same jobs wait for each other. */
export async function lockJobs(company_uid: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await db().execute(sql`select 1 from job_requests
    where company_uid = ${company_uid} and uid in (${listOf(uids)}) order by uid for no key update`);
}

export interface CandidateFilter {
  readonly keyword?: string | undefined;
  readonly payee?: readonly string[] | undefined;
  readonly project?: readonly string[] | undefined;
  /** A notice whose own jobs count as waiting. */
  readonly notice?: string | undefined;
}

/** Inspected jobs that stand on no notice; those that were never agreed or pay nothing are answered with the reason. */
const waiting = ({ keyword, payee, project, notice = "" }: CandidateFilter) =>
  sql.join(
    [
      sql`r.job_status in ${WAITING} and r.removed_at is null and c.erased_at is null
      and not exists (select 1 from payment_notice_jobs b where b.company_uid = j.company_uid
        and b.job_request_uid = j.uid and b.released_at is null and b.notice_uid <> ${notice})`,
      ...(payee?.length ? [sql`j.managed_creator_uid in (${listOf(payee)})`] : []),
      ...(project?.length ? [sql`j.project_uid in (${listOf(project)})`] : []),
      ...searchWords(keyword ?? "").map(
        (word) => sql`(strpos(c.search_text, ${word}) > 0 or strpos(p.search_text, ${word}) > 0)`,
      ),
    ],
    sql` and `,
  );

export interface CandidateCursor {
  readonly sort_name: string;
  readonly uid: string;
}

export const candidates = (
  company_uid: string,
  filter: CandidateFilter,
  { after, limit }: { readonly after?: CandidateCursor | undefined; readonly limit: number },
): Promise<JobForNotice[]> =>
  rowsOf(
    jobs(company_uid, waiting(filter), {
      except: filter.notice,
      rest: sql`${after ? sql`and (c.sort_name, j.uid) > (${after.sort_name}::text, ${after.uid}::text)` : sql``}
        order by c.sort_name, j.uid limit ${limit}`,
    }),
  );

export async function countCandidates(company_uid: string, filter: CandidateFilter): Promise<number> {
  const { rows } = await db().execute(sql`select count(*)::int as n from job_requests j
    join project_creators r on r.company_uid = j.company_uid and r.project_uid = j.project_uid
      and r.managed_creator_uid = j.managed_creator_uid
    join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    join managed_creators c on c.company_uid = j.company_uid and c.uid = j.managed_creator_uid
    where j.company_uid = ${company_uid} and ${waiting(filter)}`);
  return Number(rows[0]?.n ?? 0);
}
