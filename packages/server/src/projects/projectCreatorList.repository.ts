import type { JobStatus, JobWish, ProjectCreatorListQuery } from "@tsumugi/contract";
import { and, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { lastMail } from "../creator-mails/jobMails.repository.ts";
import { db } from "../db/index.ts";
import { jobReads } from "../db/schema/creator-mails.ts";
import { jobRequests, jobRequestVersions } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { projectShipments } from "../db/schema/shipments.ts";
import { keywordCondition } from "../managed-creators/list/managedCreatorList.repository.ts";
import { joinedShipments } from "../shipments/shipments.repository.ts";
import type { ProjectCreatorView } from "./projects.presenter.ts";

/** Data of the creators in a project. Everything a row shows comes in one statement. */

const accounts = sql<ProjectCreatorView["accounts"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('platform', a.platform, 'handle', a.handle, 'url', a.url,
    'follower_count', a.follower_count, 'fetched_at', a.fetched_at) order by a.position), '[]'::jsonb)
  from managed_creator_accounts a
  where a.company_uid = ${projectCreators.company_uid} and a.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

const checks = sql<ProjectCreatorView["checks"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('column', k.column_key, 'at', k.checked_at,
    'by', jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image)) order by k.column_key), '[]'::jsonb)
  from project_checks k join users u on u.uid = k.checked_by
  where k.company_uid = ${projectCreators.company_uid} and k.project_uid = ${projectCreators.project_uid}
    and k.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

const posts = sql<number>`(
  select count(*)::int from project_posts p
  where p.company_uid = ${projectCreators.company_uid} and p.job_request_uid = ${jobRequests.uid})`;

/** Only the creator's own wish, and only while it is talked about. */
const wish = sql<JobWish | null>`case when ${projectCreators.job_status} = 'negotiating'
  and ${jobRequestVersions.answer} = 'negotiating' and ${jobRequestVersions.answered_by} is null
  then ${jobRequestVersions.wish} end`;

const owner = sql<ProjectCreatorView["owner"]>`(
  select jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image)
  from projects j join users u on u.uid = coalesce(${projectCreators.owner_uid}, j.owner_uid)
  where j.company_uid = ${projectCreators.company_uid} and j.uid = ${projectCreators.project_uid})`;

const remarks = sql<number>`(
  select count(*)::int from project_row_comments c
  where c.company_uid = ${projectCreators.company_uid} and c.project_uid = ${projectCreators.project_uid}
    and c.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

const waitsUntil = sql`(
  select w.scheduled_at from job_request_versions w
  where w.company_uid = ${projectCreators.company_uid} and w.job_request_uid = ${jobRequests.uid}
    and w.sent_at is null)`.mapWith(jobRequestVersions.scheduled_at);

const unread = (user_uid: string) => sql<number>`(
  select count(*)::int from chat_rooms r
  left join chat_room_members m on m.room_uid = r.uid and m.user_uid = ${user_uid}
  join comments c on c.room_uid = r.uid and c.seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
  where r.company_uid = ${projectCreators.company_uid} and r.uid = ${jobRequests.chat_room_uid}
    and c.uid <> ${user_uid} and c.kind = 'message' and c.deleted_at is null)`;

const ofProject = (company_uid: string, project_uid: string) =>
  and(
    eq(projectCreators.company_uid, company_uid),
    eq(projectCreators.project_uid, project_uid),
    isNull(projectCreators.removed_at),
  );

type Sort = NonNullable<ProjectCreatorListQuery["sort"]>;

const sortKeys: Record<string, SortKey> = {
  job_status: { expression: projectCreators.status_position, type: "bigint" },
  name: { expression: managedCreators.sort_name, type: "text" },
  fee: {
    expression: sql`coalesce(${projectCreators.planned_fee}, ${projectCreators.fee}, -1)`,
    type: "bigint",
  },
  entered_status_at: { expression: projectCreators.entered_status_at, type: "timestamptz" },
};

export interface CreatorFilter {
  readonly keyword?: string | undefined;
  readonly job_status?: readonly JobStatus[] | undefined;
  /** Key of a check column: only rows not checked there. */
  readonly unchecked?: readonly string[] | undefined;
  readonly creator_uids?: readonly string[] | undefined;
}

function matching(company_uid: string, project_uid: string, filter: CreatorFilter): SQL | undefined {
  const { keyword, job_status, unchecked, creator_uids } = filter;
  return and(
    ofProject(company_uid, project_uid),
    keywordCondition(company_uid, keyword),
    job_status ? inArray(projectCreators.job_status, [...job_status]) : undefined,
    creator_uids ? inArray(projectCreators.managed_creator_uid, [...creator_uids]) : undefined,
    unchecked
      ? sql`not exists (select 1 from project_checks k where k.company_uid = ${company_uid} and k.project_uid = ${project_uid}
          and k.managed_creator_uid = ${projectCreators.managed_creator_uid} and k.column_key = any(${sql.param([...unchecked])}::text[]))`
      : undefined,
  );
}

const joinedCreators = and(
  eq(managedCreators.company_uid, projectCreators.company_uid),
  eq(managedCreators.uid, projectCreators.managed_creator_uid),
);

/** Rows of the project's table as `viewer_uid` sees them (unread), after the row that `cursor` names. */
export function selectCreators(
  company_uid: string,
  project_uid: string,
  filter: CreatorFilter,
  page: { limit: number; sort: Sort; viewer_uid: string; cursor?: string | undefined },
): Promise<(ProjectCreatorView & { key: string; uid: string })[]> {
  const { where, orderBy, key } = keyset(page.sort, sortKeys, managedCreators.uid, page.cursor);
  return db()
    .select({
      row: projectCreators,
      display_name: managedCreators.display_name,
      image: managedCreators.image,
      follower_count: managedCreators.follower_count,
      email: managedCreators.email,
      accounts,
      checks,
      job_request_uid: jobRequests.uid,
      chat_room_uid: jobRequests.chat_room_uid,
      terms: jobRequests.terms,
      version: jobRequests.version,
      sent_at: jobRequests.sent_at,
      wish,
      scheduled_at: waitsUntil,
      unread_count: unread(page.viewer_uid),
      post_count: posts,
      owner,
      comment_count: remarks,
      shipment: projectShipments,
      last_mail: lastMail(projectCreators.company_uid, jobRequests.uid),
      creator_read_at: jobReads.opened_at,
      key,
      uid: managedCreators.uid,
    })
    .from(projectCreators)
    .innerJoin(managedCreators, joinedCreators)
    .leftJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, projectCreators.company_uid),
        eq(jobRequests.project_uid, projectCreators.project_uid),
        eq(jobRequests.managed_creator_uid, projectCreators.managed_creator_uid),
      ),
    )
    .leftJoin(
      jobRequestVersions,
      and(
        eq(jobRequestVersions.company_uid, jobRequests.company_uid),
        eq(jobRequestVersions.job_request_uid, jobRequests.uid),
        eq(jobRequestVersions.version, jobRequests.version),
      ),
    )
    .leftJoin(projectShipments, joinedShipments)
    .leftJoin(
      jobReads,
      and(eq(jobReads.company_uid, jobRequests.company_uid), eq(jobReads.job_request_uid, jobRequests.uid)),
    )
    .where(and(matching(company_uid, project_uid, filter), where))
    .orderBy(orderBy)
    .limit(page.limit);
}

export async function countCreators(
  company_uid: string,
  project_uid: string,
  filter: CreatorFilter,
): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(projectCreators)
    .innerJoin(managedCreators, joinedCreators)
    .where(matching(company_uid, project_uid, filter));
  return row?.n ?? 0;
}
