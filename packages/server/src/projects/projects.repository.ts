import {
  isAgreed,
  type JobPhase,
  jobPhaseStatuses,
  jobStatuses,
  type PersonRef,
  type ProjectListQuery,
} from "@tsumugi/contract";
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { searchWords } from "../core/search.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { projects } from "../db/schema/projects.ts";
import { NOTICED } from "../job-requests/agreedTerms.repository.ts";
import { PAYABLE, paymentDay } from "./dueDays.repository.ts";
import type { ProjectRow, ProjectTally, ProjectView } from "./projects.presenter.ts";

/** Before a request the fee is that of one that waits for its time, else the planned one, afterwards that of the terms in force. */
const feeOf = sql.raw(
  `case when c.job_status = 'candidate' then coalesce((select (w.terms ->> 'fee')::bigint
    from job_requests q join job_request_versions w
      on w.company_uid = q.company_uid and w.job_request_uid = q.uid and w.sent_at is null
    where q.company_uid = c.company_uid and q.project_uid = c.project_uid
      and q.managed_creator_uid = c.managed_creator_uid), c.planned_fee, c.fee) else c.fee end`,
);

const AGREED = sql.raw(
  jobStatuses
    .filter(isAgreed)
    .map((status) => `'${status}'`)
    .join(", "),
);

/** The request of the row `c`, as `j`, once it is agreed on, with what an issued notice says of it, as `on_notice`. */
const agreedJob = sql`left join lateral (select r.company_uid, r.uid, r.terms from job_requests r
    where r.company_uid = c.company_uid and r.project_uid = c.project_uid
      and r.managed_creator_uid = c.managed_creator_uid and c.job_status in (${AGREED}) offset 0) j on true
  left join lateral ${NOTICED} on_notice on true`;

/** Each job once, as `COST_RULE` says it: by its notice, else by its fee, which counts as paid when the job is completed. */
const sums = sql`count(*)::int as count, coalesce(sum(coalesce(on_notice.amount, ${feeOf})), 0) as fees,
  coalesce(sum(coalesce(on_notice.amount, ${feeOf})) filter (
    where coalesce(on_notice.is_paid, c.job_status = 'completed')), 0) as paid`;
const tallied = sql.raw("jsonb_object_agg(s.job_status, to_jsonb(s) - 'job_status')");

/** The first day on which some of these is to be paid, as of today. */
const firstPayment = () => {
  const day = paymentDay(
    { company_uid: sql`j.company_uid`, uid: sql`j.uid`, terms: sql`j.terms` },
    (name) => sql`${projects[name]}`,
    dayInJapan(now()),
  );
  return sql`min(case when c.job_status in (${PAYABLE}) then ${day} end)`;
};

/** One aggregate per project in the same statement: no query per row. */
const tally = () => sql<ProjectTally>`(
  select coalesce(${tallied}, '{}'::jsonb)
  from (select c.job_status, ${sums}, ${firstPayment()} as payment_on from project_creators c ${agreedJob}
    where c.company_uid = ${projects.company_uid} and c.project_uid = ${projects.uid} and c.removed_at is null
    group by c.job_status) s)`;

const editor = sql<PersonRef | null>`(select jsonb_build_object('uid', e.uid, 'name', e.name, 'image', e.image)
  from users e where e.uid = ${projects.updated_by})`;

const view = () => ({
  project: projects,
  owner_name: users.name,
  owner_image: users.image,
  tally: tally(),
  editor,
});

const toView = (row: {
  project: ProjectRow;
  owner_name: string | null;
  owner_image: string | null;
  tally: ProjectTally;
  editor: PersonRef | null;
}): ProjectView => ({
  project: row.project,
  owner: row.project.owner_uid
    ? { uid: row.project.owner_uid, name: row.owner_name ?? "", image: row.owner_image }
    : null,
  tally: row.tally,
  editor: row.editor,
});

type Sort = NonNullable<ProjectListQuery["sort"]>;

const sortKeys: Record<string, SortKey> = {
  name: { expression: projects.sort_name, type: "text" },
  created_at: { expression: projects.created_at, type: "timestamptz" },
  updated_at: { expression: projects.updated_at, type: "timestamptz" },
  starts_on: {
    expression: sql`coalesce(${projects.starts_on}, '-infinity'::date)::timestamptz`,
    type: "timestamptz",
  },
};

export interface ProjectFilter {
  /** Absent: archived or not. */
  readonly archived?: boolean | undefined;
  readonly keyword?: string | undefined;
  readonly owner?: readonly string[] | undefined;
  readonly phase?: readonly JobPhase[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function matching(company_uid: string, filter: ProjectFilter): SQL | undefined {
  const { keyword, owner, phase, from, to } = filter;
  const statuses = phase?.flatMap((each) => jobPhaseStatuses[each]);
  return and(
    eq(projects.company_uid, company_uid),
    filter.archived === undefined
      ? undefined
      : filter.archived
        ? isNotNull(projects.archived_at)
        : isNull(projects.archived_at),
    ...searchWords(keyword ?? "").map((word) => sql`strpos(${projects.search_text}, ${word}) > 0`),
    owner ? inArray(projects.owner_uid, [...owner]) : undefined,
    statuses
      ? sql`exists (select 1 from project_creators c where c.company_uid = ${company_uid}
          and c.project_uid = ${projects.uid} and c.removed_at is null
          and c.job_status in (${sql.join(
            statuses.map((status) => sql`${status}`),
            sql`, `,
          )}))`
      : undefined,
    from ? sql`coalesce(${projects.ends_on}, 'infinity'::date) >= ${from}::date` : undefined,
    to ? sql`coalesce(${projects.starts_on}, '-infinity'::date) <= ${to}::date` : undefined,
  );
}

/** Up to `limit` projects in the order of `sort`, after the row that `cursor` names. */
export async function selectProjects(
  company_uid: string,
  filter: ProjectFilter,
  page: { limit: number; sort: Sort; cursor?: string | undefined },
): Promise<(ProjectView & { key: string; uid: string })[]> {
  const { where, orderBy, key } = keyset(page.sort, sortKeys, projects.uid, page.cursor);
  const rows = await db()
    .select({ ...view(), key })
    .from(projects)
    .leftJoin(users, eq(users.uid, projects.owner_uid))
    .where(and(matching(company_uid, filter), where))
    .orderBy(orderBy)
    .limit(page.limit);
  return rows.map((row) => ({ ...toView(row), key: row.key, uid: row.project.uid }));
}

export async function countProjects(company_uid: string, filter: ProjectFilter): Promise<number> {
  const [row] = await db().select({ n: count() }).from(projects).where(matching(company_uid, filter));
  return row?.n ?? 0;
}

/** Creators and fees per status over all projects that match, and their budgets. */
export async function sumProjects(
  company_uid: string,
  filter: ProjectFilter,
): Promise<{ project_count: number; budget: number; tally: ProjectTally }> {
  const { rows } = await db().execute(sql`
    with matching as (select ${projects.uid} as uid, ${projects.budget} as budget from ${projects}
      where ${matching(company_uid, filter)}),
    statuses as (select c.job_status, ${sums}
      from matching m join project_creators c on c.company_uid = ${company_uid} and c.project_uid = m.uid
        and c.removed_at is null ${agreedJob} group by c.job_status)
    select (select count(*)::int from matching) as project_count,
      (select coalesce(sum(budget), 0)::bigint from matching) as budget,
      (select coalesce(${tallied}, '{}'::jsonb) from statuses s) as tally`);
  const [row] = rows as unknown as { project_count: number; budget: number; tally: ProjectTally }[];
  return row ?? { project_count: 0, budget: 0, tally: {} };
}

/** Archives those that are not, or brings back those that are. Answers which changed, and how many there are. */
export async function setArchived(
  company_uid: string,
  uids: readonly string[],
  change: { readonly archived_at: Date | null; readonly at: Date; readonly by: string },
): Promise<{ known: number; changed: string[] }> {
  const among = and(eq(projects.company_uid, company_uid), inArray(projects.uid, [...uids]));
  const known = await db()
    .select({ uid: projects.uid })
    .from(projects)
    .where(among)
    .orderBy(projects.uid)
    .for("no key update");
  const changed = await db()
    .update(projects)
    .set({
      archived_at: change.archived_at,
      updated_at: change.at,
      updated_by: change.by,
      version: sql`${projects.version} + 1`,
    })
    .where(and(among, change.archived_at ? isNull(projects.archived_at) : isNotNull(projects.archived_at)))
    .returning({ uid: projects.uid });
  return { known: known.length, changed: changed.map(({ uid }) => uid) };
}

const one = (company_uid: string, uid: string) =>
  and(eq(projects.company_uid, company_uid), eq(projects.uid, uid));

export async function findProject(company_uid: string, uid: string): Promise<ProjectView | undefined> {
  const [row] = await db()
    .select(view())
    .from(projects)
    .leftJoin(users, eq(users.uid, projects.owner_uid))
    .where(one(company_uid, uid));
  return row && toView(row);
}

/** The row alone, without names and counts. */
export async function findProjectRow(company_uid: string, uid: string): Promise<ProjectRow | undefined> {
  const [row] = await db().select().from(projects).where(one(company_uid, uid));
  return row;
}

/** The row alone, kept from changing until the transaction ends: sending and archiving wait for each other. */
export async function lockProject(company_uid: string, uid: string): Promise<ProjectRow | undefined> {
  const [row] = await db().select().from(projects).where(one(company_uid, uid)).for("share");
  return row;
}

export async function insertProject(row: typeof projects.$inferInsert): Promise<void> {
  await db().insert(projects).values(row);
}

/** False when `version` is given and no longer the present one. */
export async function updateProject(
  company_uid: string,
  uid: string,
  values: Partial<Omit<ProjectRow, "uid" | "company_uid">>,
  version?: number,
): Promise<boolean> {
  const rows = await db()
    .update(projects)
    .set({ ...values, version: sql`${projects.version} + 1` })
    .where(and(one(company_uid, uid), version === undefined ? undefined : eq(projects.version, version)))
    .returning({ uid: projects.uid });
  return rows.length > 0;
}
