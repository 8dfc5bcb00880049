import type { MemberWork } from "@tsumugi/contract";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { commentTemplates } from "../db/schema/comment-templates.ts";
import { importDrafts } from "../db/schema/import-tasks.ts";
import { jobRequests, jobRequestVersions } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { notificationSettings, notifications } from "../db/schema/notifications.ts";
import { preferences } from "../db/schema/preferences.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { savedViewDefaults, savedViews } from "../db/schema/saved-views.ts";
import { scheduledComments } from "../db/schema/scheduled-comments.ts";
import { recordHandOver } from "../managed-creators/timeline/history.repository.ts";

/** What a member holds in a company. `db/memberColumns.ts` decides every column that names one. */

/** Cells of the projects' own columns of the type `member` that name this one. */
const cellsOf = (company_uid: string, uid: string) => sql`
  select c.project_uid, c.managed_creator_uid, d ->> 'key' as key
  from project_creators c join projects p on p.company_uid = c.company_uid and p.uid = c.project_uid
    cross join jsonb_array_elements(p.columns) d
  where c.company_uid = ${company_uid} and d ->> 'type' = 'member' and c.custom_values ->> (d ->> 'key') = ${uid}`;

const OPEN = sql`('waiting', 'failed')`;

/** Counts by kind, in one statement. */
export async function countWork(company_uid: string, uid: string): Promise<MemberWork> {
  const count = (table: string, column: string, only: SQL = sql`true`) => sql`(select count(*)::integer
    from ${sql.identifier(table)} where company_uid = ${company_uid} and ${sql.identifier(column)} = ${uid} and ${only})`;
  const { rows } = await db().execute(sql`select
    ${count("projects", "owner_uid")} as project_count,
    ${count("managed_creators", "owner_uid", sql`erased_at is null`)} as creator_count,
    ${count("chat_room_members", "user_uid", sql`joined_at is not null`)} as room_count,
    ${count("scheduled_comments", "created_by", sql`state in ${OPEN}`)} as scheduled_comment_count,
    ${count("job_request_versions", "sent_by", sql`sent_at is null`)} as scheduled_job_count,
    ${count("saved_views", "owner_uid", sql`is_shared`)} as shared_view_count,
    ${count("comment_templates", "created_by", sql`shared`)} as shared_template_count,
    (select count(*)::integer from (${cellsOf(company_uid, uid)}) cells)
      + ${count("project_creators", "owner_uid")} as cell_count,
    ${count("saved_views", "owner_uid", sql`not is_shared`)}
      + ${count("comment_templates", "created_by", sql`not shared`)}
      + ${count("import_drafts", "created_by", sql`task_uid is null`)} as private_count`);
  return rows[0] as unknown as MemberWork;
}

/**
 * What is left with `null` has nobody in charge; what needs a name keeps the old one, and admins may change it. Requests
 * that wait for their day need somebody who hears of the answer: without a successor that is `admin`, who removes.
 */
export async function handOver(
  company_uid: string,
  from: string,
  to: string | null,
  admin: string,
): Promise<void> {
  await recordHandOver(company_uid, from, to);
  for (const table of [managedCreators, projects, projectCreators]) {
    await db()
      .update(table)
      .set({ owner_uid: to })
      .where(and(eq(table.company_uid, company_uid), eq(table.owner_uid, from)));
  }
  await handOverCells(company_uid, from, to);
  await handOverUnsent(company_uid, from, to ?? admin);
  if (to) {
    await handOverRooms(company_uid, from, to);
    await db()
      .update(savedViews)
      .set({ owner_uid: to })
      .where(
        and(eq(savedViews.company_uid, company_uid), eq(savedViews.owner_uid, from), savedViews.is_shared),
      );
    const { company_uid: company, created_by, shared } = commentTemplates;
    await db()
      .update(commentTemplates)
      .set({ created_by: to })
      .where(and(eq(company, company_uid), eq(created_by, from), shared));
  }
}

async function handOverCells(company_uid: string, from: string, to: string | null): Promise<void> {
  const values = to === null ? sql`'{}'::jsonb` : sql`jsonb_object_agg(n.key, ${to}::text)`;
  await db().execute(sql`
    update project_creators c set custom_values = (c.custom_values - n.keys) || n.values
    from (select n.project_uid, n.managed_creator_uid, array_agg(n.key) as keys, ${values} as values
        from (${cellsOf(company_uid, from)}) n group by 1, 2) n
    where c.company_uid = ${company_uid} and c.project_uid = n.project_uid
      and c.managed_creator_uid = n.managed_creator_uid`);
}

/** The successor joins the rooms as far as they were read; where they had joined already, they stay where they are. */
async function handOverRooms(company_uid: string, from: string, to: string): Promise<void> {
  await db().execute(sql`
    insert into chat_room_members as own
      (company_uid, room_uid, user_uid, read_seq, read_also, read_store_seq, joined_at)
    select company_uid, room_uid, ${to}::text, read_seq, read_also, read_store_seq, joined_at from chat_room_members
    where company_uid = ${company_uid} and user_uid = ${from} and joined_at is not null
    on conflict (room_uid, user_uid) do update set read_seq = excluded.read_seq, read_also = excluded.read_also,
      read_store_seq = excluded.read_store_seq, joined_at = excluded.joined_at
    where own.joined_at is null`);
}

/** Requests that wait for their day go out under the name of somebody who may send them and hears of the answer. */
export async function handOverUnsent(company_uid: string, from: string, to: string): Promise<void> {
  for (const table of [jobRequests, jobRequestVersions]) {
    await db()
      .update(table)
      .set({ sent_by: to })
      .where(and(eq(table.company_uid, company_uid), eq(table.sent_by, from), isNull(table.sent_at)));
  }
}

/** The scheduled comments that still wait for something, held until the transaction ends. */
export const lockOpenScheduled = (company_uid: string, uid: string) =>
  db()
    .select()
    .from(scheduledComments)
    .where(
      and(
        eq(scheduledComments.company_uid, company_uid),
        eq(scheduledComments.created_by, uid),
        inArray(scheduledComments.state, ["waiting", "failed"]),
      ),
    )
    .orderBy(asc(scheduledComments.id))
    .for("update");

/**
 * What only the member used in the company: it would come back, out of date, if the person were invited again. The places
 * in rooms that they joined stay: colleagues and creators read from them who wrote there.
 */
export async function deletePersonal(company_uid: string, uid: string): Promise<void> {
  await db().execute(sql`
    delete from chat_room_members where company_uid = ${company_uid} and user_uid = ${uid} and joined_at is null`);
  for (const table of [savedViewDefaults, notifications, notificationSettings, preferences]) {
    await db()
      .delete(table)
      .where(and(eq(table.company_uid, company_uid), eq(table.user_uid, uid)));
  }
  const { owner_uid, is_shared } = savedViews;
  await db()
    .delete(savedViews)
    .where(and(eq(savedViews.company_uid, company_uid), eq(owner_uid, uid), eq(is_shared, false)));
  const { created_by, shared } = commentTemplates;
  await db()
    .delete(commentTemplates)
    .where(and(eq(commentTemplates.company_uid, company_uid), eq(created_by, uid), eq(shared, false)));
  // A running import reads its file to the end.
  await db()
    .delete(importDrafts)
    .where(
      and(
        eq(importDrafts.company_uid, company_uid),
        eq(importDrafts.created_by, uid),
        isNull(importDrafts.task_uid),
      ),
    );
}
