import type { JobStatus, PersonRef } from "@tsumugi/contract";
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import type { LineKeys } from "./readLine.ts";

const t = managedCreators;

interface StoredAccount {
  readonly platform: "youtube" | "instagram" | "tiktok" | "x";
  readonly handle: string;
  readonly url: string;
  readonly key: string;
}

const accounts = sql<StoredAccount[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('platform', a.platform, 'handle', a.handle, 'url', a.url,
    'key', a.handle_key) order by a.position), '[]'::jsonb)
  from managed_creator_accounts a where a.company_uid = managed_creators.company_uid and a.managed_creator_uid = managed_creators.uid)`;

const view = {
  uid: t.uid,
  display_name: t.display_name,
  real_name: t.real_name,
  email: t.email,
  image: t.image,
  follower_count: t.follower_count,
  archived_at: t.archived_at,
  names: sql<string[]>`array_remove(
    array[loose_ja(${t.display_name}), nullif(loose_ja(${t.real_name}), '')], null)`,
  accounts,
};

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Living creators that one of the lines may name, archived ones too. */
export function creatorsLike(company_uid: string, lines: readonly LineKeys[]) {
  const emails = lines.flatMap(({ email }) => email ?? []);
  const handles = lines.flatMap(({ account, handle }) => account?.key ?? handle ?? []);
  const names = lines.flatMap(({ name, plain_name }) => [name ?? [], plain_name ?? []].flat());
  return db()
    .select(view)
    .from(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        isNull(t.erased_at),
        or(
          sql`lower(${t.email}) = any(${list(emails)})`,
          sql`${t.identity} && ${list(names.map((name) => `n:${name}`))}`,
          sql`exists (select 1 from managed_creator_accounts a where a.company_uid = ${company_uid}
            and a.managed_creator_uid = managed_creators.uid and a.handle_key = any(${list(handles)}))`,
        ),
      ),
    )
    .orderBy(t.display_name, t.uid);
}

export type CreatorLike = Awaited<ReturnType<typeof creatorsLike>>[number];

/** Which of the creators are in the project. */
export async function assignedAmong(
  company_uid: string,
  project_uid: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db()
    .select({ uid: projectCreators.managed_creator_uid })
    .from(projectCreators)
    .where(
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, project_uid),
        inArray(projectCreators.managed_creator_uid, [...uids]),
        isNull(projectCreators.removed_at),
      ),
    );
  return new Set(rows.map(({ uid }) => uid));
}

interface AskedIn {
  readonly project_uid: string;
  readonly project_name: string;
  readonly job_status: JobStatus;
  readonly by: PersonRef | null;
}

const askedIn = (project_uid: string) => sql<AskedIn[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('project_uid', p.uid, 'project_name', p.name, 'job_status', c.job_status,
    'by', case when u.uid is null then null
      else jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image) end) order by p.updated_at desc), '[]'::jsonb)
  from project_creators c
  join projects p on p.company_uid = c.company_uid and p.uid = c.project_uid
  left join job_requests j on j.company_uid = c.company_uid and j.project_uid = c.project_uid
    and j.managed_creator_uid = c.managed_creator_uid
  left join users u on u.uid = j.sent_by
  where c.company_uid = managed_creators.company_uid and c.managed_creator_uid = managed_creators.uid and c.project_uid <> ${project_uid}
    and c.removed_at is null and p.archived_at is null and c.job_status in ('requested', 'negotiating'))`;

const lastFee = sql<number | null>`(
  select j.fee from job_requests j where j.company_uid = managed_creators.company_uid and j.managed_creator_uid = managed_creators.uid
    and j.sent_at is not null order by j.sent_at desc limit 1)`;

/** What is good to know of creators before they are assigned. */
export const hintsOf = (company_uid: string, project_uid: string, uids: readonly string[]) =>
  db()
    .select({
      uid: t.uid,
      email: t.email,
      archived_at: t.archived_at,
      exclusion_until: t.competitor_exclusion_until,
      last_contact_at: t.last_contact_at,
      last_fee: lastFee,
      asked_in: askedIn(project_uid),
    })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.uid, [...uids]), isNull(t.erased_at)))
    .orderBy(t.uid);
