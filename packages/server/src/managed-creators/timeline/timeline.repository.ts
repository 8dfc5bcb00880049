import type { PersonRef, TimelineGroup } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { conversations } from "./conversations.repository.ts";
import {
  before,
  newest,
  type Source,
  type TimelinePage,
  type TimelineRow,
} from "./timelinePage.repository.ts";

const history: Source = (page) => sql`
  select h.at, 'h/' || h.uid as key, h.kind, null::text as project_uid, t.file_name as name,
    coalesce(h.by_uid, t.created_by) as by_uid, jsonb_build_object('origin', h.origin,
      'subject', coalesce(c.name, h.subject), 'changes', h.changes, 'outcome', 'updated') as detail
  from managed_creator_history h
  left join creators c on c.uid = h.creator_uid
  left join import_tasks t on t.company_uid = h.company_uid and t.uid = h.task_uid
  where h.company_uid = ${page.company_uid} and h.managed_creator_uid = ${page.uid}
    ${newest(page, sql`h.at`, sql`('h/' || h.uid)`)}`;

/** The import that made the record, else the day it was registered; and what was archived before there was a history. */
const origins: Source = (page) => sql`
  select * from (
    select t.created_at as at, '0i/' || t.uid as key, 'imported' as kind, null::text, t.file_name, t.created_by,
      jsonb_build_object('outcome', 'created')
    from import_task_rows r join import_tasks t on t.company_uid = r.company_uid and t.uid = r.task_uid
    where r.company_uid = ${page.company_uid} and r.managed_creator_uid = ${page.uid}
      and r.outcome = 'created' and r.undo is distinct from 'undone'
    union all
    select m.created_at, '0r/', 'registered', null, null, m.created_by, '{}' from managed_creators m
    where m.company_uid = ${page.company_uid} and m.uid = ${page.uid} and not exists (
      select 1 from import_task_rows r where r.company_uid = m.company_uid and r.managed_creator_uid = m.uid
        and r.outcome = 'created' and r.undo is distinct from 'undone')
    union all
    select m.archived_at, '0a/', 'archived', null, null, null, '{}' from managed_creators m
    where m.company_uid = ${page.company_uid} and m.uid = ${page.uid} and m.archived_at is not null and not exists (
      select 1 from managed_creator_history h where h.company_uid = m.company_uid and h.managed_creator_uid = m.uid
        and h.kind in ('archived', 'erased'))
  ) o where true ${before(page, sql`o.at`, sql`o.key`)}`;

/** Each version of the terms was sent on its own. */
const jobKey = sql`('j/' || j.uid || '/' || lpad(v.version::text, 4, '0'))`;

const jobs: Source = (page) => sql`
  select v.sent_at, ${jobKey}, 'job_sent', j.project_uid, p.name, v.sent_by, '{}'::jsonb
  from job_requests j join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    join job_request_versions v on v.company_uid = j.company_uid and v.job_request_uid = j.uid
  where j.company_uid = ${page.company_uid} and j.managed_creator_uid = ${page.uid} and v.sent_at is not null
    ${newest(page, sql`v.sent_at`, jobKey)}`;

const statuses: Source = (page) => sql`
  select s.changed_at, 's/' || lpad(s.id::text, 12, '0'), 'job_status', s.project_uid, p.name,
    case when s.mover = 'staff' then s.changed_by end, jsonb_build_object('to', s.to_status)
  from job_status_changes s join projects p on p.company_uid = s.company_uid and p.uid = s.project_uid
  where s.company_uid = ${page.company_uid} and s.managed_creator_uid = ${page.uid}
    ${newest(page, sql`s.changed_at`, sql`('s/' || lpad(s.id::text, 12, '0'))`)}`;

/** What a notice became after its issue; steps back and the approval stay in its own history. */
const notices: Source = (page) => sql`
  select e.at, 'n/' || lpad(e.id::text, 12, '0'), 'notice', n.project_uid, p.name,
    case when e.mover = 'issuer' then e.by_uid end, jsonb_build_object('notice_uid', n.uid, 'number', n.number,
      'status', e.to_status, 'is_deemed', e.mover = 'system')
  from payment_notices n
    join payment_notice_events e on e.company_uid = n.company_uid and e.notice_uid = n.uid
    left join projects p on p.company_uid = n.company_uid and p.uid = n.project_uid
  where n.company_uid = ${page.company_uid} and n.managed_creator_uid = ${page.uid} and n.number is not null
    and (e.from_status, e.to_status) in (('draft', 'issued'), ('issued', 'confirmed'), ('disputed', 'confirmed'),
      ('issued', 'disputed'), ('confirmed', 'disputed'), ('approved', 'paid'), ('issued', 'cancelled'),
      ('confirmed', 'cancelled'), ('disputed', 'cancelled'), ('approved', 'cancelled'))
    ${newest(page, sql`e.at`, sql`('n/' || lpad(e.id::text, 12, '0'))`)}`;

const posts: Source = (page) => sql`
  select coalesce(t.posted_at, t.created_at), 'p/' || t.uid, 'post', t.project_uid, t.title, null,
    jsonb_build_object('post_uid', t.uid)
  from project_posts t where t.company_uid = ${page.company_uid} and t.creator_uid = ${page.uid} and t.removed_at is null
    ${newest(page, sql`coalesce(t.posted_at, t.created_at)`, sql`('p/' || t.uid)`)}`;

const sources: Record<TimelineGroup, readonly Source[]> = {
  changes: [history, origins],
  jobs: [jobs, statuses, notices],
  posts: [posts],
  messages: [conversations],
};

/** Entries after the position, newest first, at most `limit`; of the groups named, or of all. */
export async function timelineRows(
  page: TimelinePage,
  groups: readonly TimelineGroup[],
): Promise<TimelineRow[]> {
  const chosen = Object.entries(sources).filter(
    ([group]) => groups.length === 0 || groups.includes(group as TimelineGroup),
  );
  const parts = chosen.flatMap(([, list]) =>
    list.filter((source) => page.withNotices || source !== notices).map((source) => sql`(${source(page)})`),
  );
  const { rows } = await db().execute(sql`
    select (extract(epoch from e.at) * 1000000)::int8 as at, e.key, e.kind, e.project_uid, e.name, e.by_uid, e.detail
    from (${sql.join(parts, sql` union all `)}) as e (at, key, kind, project_uid, name, by_uid, detail)
    order by e.at desc, e.key collate "C" desc limit ${page.limit}`);
  return rows as unknown as TimelineRow[];
}

/** Members of now and of then; they belong to no one company. */
export async function peopleByUid(uids: readonly string[]): Promise<PersonRef[]> {
  const { rows } = await db().execute(sql`
    select uid, name, image from users where uid in (select jsonb_array_elements_text(${JSON.stringify(uids)}::jsonb))`);
  return rows as unknown as PersonRef[];
}
